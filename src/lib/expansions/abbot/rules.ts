import type { ExpansionRules } from '../../rules/base/expansion';
import { abbot } from './abbot';
import { ABBOT_FIGURES } from './figure-art';
import { ABBOT_SCORING } from './scoring-topics';

/** The rules and tiles of The Abbot. */
export const RULES: ExpansionRules = {
	tiles: [],
	counts: () => ({}),
	ownTiles: [],
	modules: () => [abbot],
	presentations: [{ module: 'abbot' }],
	figures: ABBOT_FIGURES,
	marks: {},
	shapes: {},
	scoring: ABBOT_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
