import type { ExpansionRules } from '../../rules/base/expansion';
import { PHANTOM_FIGURES } from './figure-art';
import { phantom } from './phantom';
import { PHANTOM_PRESENTATION } from './presentation';
import { PHANTOM_SCORING } from './scoring-topics';

/** The rules of The Phantom; it has no tiles. */
export const RULES: ExpansionRules = {
	tiles: [],
	counts: () => ({}),
	ownTiles: [],
	modules: (rulings) => [phantom(rulings)],
	presentations: [PHANTOM_PRESENTATION],
	figures: PHANTOM_FIGURES,
	marks: {},
	shapes: {},
	scoring: PHANTOM_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
