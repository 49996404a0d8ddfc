import type { ExpansionRules } from '../../rules/base/expansion';
import { acrobats } from './acrobats';
import { bigTop } from './big-top';
import { BIG_TOP_FIGURES } from './figure-art';
import { BIG_TOP_MARKS } from './mark-art';
import { BIG_TOP_PRESENTATIONS } from './presentation';
import { ringmaster } from './ringmaster';
import { BIG_TOP_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { BIG_TOP_COUNTS, BIG_TOP_TILES } from './tiles';

/** The rules and tiles of Under the Big Top. */
export const RULES: ExpansionRules = {
	tiles: BIG_TOP_TILES,
	counts: () => BIG_TOP_COUNTS,
	ownTiles: [],
	modules: (rulings) => [bigTop, acrobats, ringmaster(rulings)],
	presentations: BIG_TOP_PRESENTATIONS,
	figures: BIG_TOP_FIGURES,
	marks: BIG_TOP_MARKS,
	shapes: SHAPES,
	scoring: BIG_TOP_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
