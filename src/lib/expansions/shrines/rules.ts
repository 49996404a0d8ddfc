import type { ExpansionRules } from '../../rules/base/expansion';
import { SHRINE_MARKS } from './mark-art';
import { SHRINES_PRESENTATION } from './presentation';
import { SHRINES_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { shrines } from './shrines';
import { SHRINE_TILES, shrineCounts } from './tiles';

/** The rules and tiles of Shrines. */
export const RULES: ExpansionRules = {
	tiles: SHRINE_TILES,
	counts: shrineCounts,
	ownTiles: [],
	modules: () => [shrines],
	presentations: [SHRINES_PRESENTATION],
	figures: {},
	marks: SHRINE_MARKS,
	shapes: SHAPES,
	scoring: SHRINES_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
