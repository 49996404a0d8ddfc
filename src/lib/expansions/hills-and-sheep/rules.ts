import type { ExpansionRules } from '../../rules/base/expansion';
import { HILLS_FIGURES } from './figure-art';
import { flocks } from './flocks';
import { hills } from './hills';
import { HILLS_MARKS } from './mark-art';
import { HILLS_PRESENTATION } from './presentation';
import { HILLS_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { HILLS_TILES, hillsCounts } from './tiles';
import { vineyards } from './vineyards';

/** The rules and tiles of Hills & Sheep. */
export const RULES: ExpansionRules = {
	tiles: HILLS_TILES,
	counts: hillsCounts,
	ownTiles: [],
	modules: (rulings) => [flocks, hills(rulings), vineyards],
	presentations: [HILLS_PRESENTATION],
	figures: HILLS_FIGURES,
	marks: HILLS_MARKS,
	shapes: SHAPES,
	scoring: HILLS_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
