import type { DeclaredExpansion } from '../../rules/base/expansion';
import { FERRY_EVENTS } from './events';
import { FERRY_RULINGS } from './rulings';

/** The Ferries: what is known of it before it is played. */
export const FERRIES = {
	id: 'ferries',
	names: {
		en: 'Ferries',
		de: 'Die\u00a0Fähren',
		fr: 'Les\u00a0Bacs',
		ro: 'Bacurile'
	},
	maxPlayers: 5,
	rulings: FERRY_RULINGS,
	events: FERRY_EVENTS,
	objections: [],
	facts: { tiles: { ferries: 8 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
