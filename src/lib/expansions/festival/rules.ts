import type { ExpansionRules } from '../../rules/base/expansion';
import { festival } from './festival';
import { FESTIVAL_MARKS } from './mark-art';
import { FESTIVAL_PRESENTATION } from './presentation';
import { FESTIVAL_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { FESTIVAL_COUNTS, FESTIVAL_TILES } from './tiles';

/** The rules and tiles of The Festival. */
export const RULES: ExpansionRules = {
	tiles: FESTIVAL_TILES,
	counts: () => FESTIVAL_COUNTS,
	ownTiles: [],
	modules: () => [festival],
	presentations: [FESTIVAL_PRESENTATION],
	figures: {},
	marks: FESTIVAL_MARKS,
	shapes: SHAPES,
	scoring: FESTIVAL_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
