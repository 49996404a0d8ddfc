import type { ExpansionRules } from '../../rules/base/expansion';
import { littleBuildings } from './buildings';
import { LITTLE_BUILDINGS_FIGURES } from './figure-art';
import { LITTLE_BUILDINGS_PRESENTATION } from './presentation';
import { LITTLE_BUILDINGS_SCORING } from './scoring-topics';

/** The rules of The Little Buildings; it has no tiles. */
export const RULES: ExpansionRules = {
	tiles: [],
	counts: () => ({}),
	ownTiles: [],
	modules: () => [littleBuildings],
	presentations: [LITTLE_BUILDINGS_PRESENTATION],
	figures: LITTLE_BUILDINGS_FIGURES,
	marks: {},
	shapes: {},
	scoring: LITTLE_BUILDINGS_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
