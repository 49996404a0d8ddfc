import type { DeclaredExpansion } from '../../rules/base/expansion';
import { MESSAGES_EVENTS } from './events';
import { MESSAGES_RULINGS } from './rulings';

/** The Messages: what is known of it before it is played. */
export const MESSAGES = {
	id: 'messages',
	names: {
		en: 'The\u00a0Messages',
		de: 'Die\u00a0Depeschen',
		fr: 'Les\u00a0Messagers',
		ro: 'Mesagerii'
	},
	maxPlayers: 5,
	rulings: MESSAGES_RULINGS,
	events: MESSAGES_EVENTS,
	objections: [],
	facts: {
		tiles: { messages: 0 },
		sources: [{ id: 'messages', module: 'messages', after: 'farm' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
