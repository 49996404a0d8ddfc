import type { ExpansionRules } from '../../rules/base/expansion';
import { FERRY_FIGURES } from './figure-art';
import { ferries } from './ferries';
import { FERRY_MARKS } from './mark-art';
import { FERRIES_PRESENTATION } from './presentation';
import { FERRY_SCORING } from './scoring-topics';
import { scoredRoads } from './scored';
import SHAPES from './shapes.json' with { type: 'json' };
import { FERRY_COUNTS, FERRY_TILES } from './tiles';

/** The rules and tiles of The Ferries. */
export const RULES: ExpansionRules = {
	tiles: FERRY_TILES,
	counts: () => FERRY_COUNTS,
	ownTiles: [],
	modules: (rulings) => [ferries, scoredRoads(rulings)],
	presentations: [FERRIES_PRESENTATION],
	figures: FERRY_FIGURES,
	marks: FERRY_MARKS,
	shapes: SHAPES,
	scoring: FERRY_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
