import type { ExpansionRules } from '../../rules/base/expansion';
import { MESSAGES_FIGURES } from './figure-art';
import { messages } from './messages';
import { MESSAGES_PRESENTATION } from './presentation';
import { MESSAGES_SCORING } from './scoring-topics';

/** The rules of The Messages, which have no tiles to lay. */
export const RULES: ExpansionRules = {
	tiles: [],
	counts: () => ({}),
	ownTiles: [],
	modules: () => [messages],
	presentations: [MESSAGES_PRESENTATION],
	figures: MESSAGES_FIGURES,
	marks: {},
	shapes: {},
	scoring: MESSAGES_SCORING,
	words: {
		en: () => import('./words/en'),
		de: () => import('./words/de'),
		fr: () => import('./words/fr'),
		ro: () => import('./words/ro')
	}
};
