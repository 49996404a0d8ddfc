import type { ExpansionRules } from '../../rules/base/expansion';
import { monasteries } from './lying';
import { MONASTERY_MARKS } from './mark-art';
import { MONASTERIES_PRESENTATION } from './presentation';
import { MONASTERIES_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { monasteryCounts, MONASTERY_TILES } from './tiles';

/** The rules and tiles of Monasteries. */
export const RULES: ExpansionRules = {
	tiles: MONASTERY_TILES,
	counts: monasteryCounts,
	ownTiles: [],
	modules: () => [monasteries],
	presentations: [MONASTERIES_PRESENTATION],
	figures: {},
	marks: MONASTERY_MARKS,
	shapes: SHAPES,
	scoring: MONASTERIES_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
