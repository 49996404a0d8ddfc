import type { ExpansionRules } from '../../rules/base/expansion';
import { flight } from './flight';
import { FLYING_MARKS } from './mark-art';
import { FLYING_PRESENTATION } from './presentation';
import { FLYING_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { flyingCounts, FLYING_TILES } from './tiles';

/** The rules and tiles of The Flying Machines. */
export const RULES: ExpansionRules = {
	tiles: FLYING_TILES,
	counts: flyingCounts,
	ownTiles: [],
	modules: () => [flight],
	presentations: [FLYING_PRESENTATION],
	figures: {},
	marks: FLYING_MARKS,
	shapes: SHAPES,
	scoring: FLYING_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
