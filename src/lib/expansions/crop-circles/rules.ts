import type { ExpansionRules } from '../../rules/base/expansion';
import { cropCircles } from './circles';
import { CIRCLE_MARKS } from './mark-art';
import { CIRCLE_PRESENTATION } from './presentation';
import { CIRCLE_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { circleCounts, CIRCLE_TILES } from './tiles';

/** The rules and tiles of The Crop Circles. */
export const RULES: ExpansionRules = {
	tiles: CIRCLE_TILES,
	counts: circleCounts,
	ownTiles: [],
	modules: () => [cropCircles],
	presentations: [CIRCLE_PRESENTATION],
	figures: {},
	marks: CIRCLE_MARKS,
	shapes: SHAPES,
	scoring: CIRCLE_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
