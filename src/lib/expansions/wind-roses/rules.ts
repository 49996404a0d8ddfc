import type { ExpansionRules } from '../../rules/base/expansion';
import { WIND_ROSE_MARKS } from './mark-art';
import { WIND_ROSES_PRESENTATION } from './presentation';
import { windRoses } from './roses';
import { WIND_ROSES_SCORING } from './scoring-topics';
import SHAPES from './shapes.json' with { type: 'json' };
import { WIND_ROSE_COUNTS, WIND_ROSE_TILES } from './tiles';

/** The rules and tiles of The Wind Roses. */
export const RULES: ExpansionRules = {
	tiles: WIND_ROSE_TILES,
	counts: () => WIND_ROSE_COUNTS,
	ownTiles: [],
	modules: (rulings, played) => [windRoses(rulings, played)],
	presentations: [WIND_ROSES_PRESENTATION],
	figures: {},
	marks: WIND_ROSE_MARKS,
	shapes: SHAPES,
	scoring: WIND_ROSES_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
