import type { DeclaredExpansion } from '../../rules/base/expansion';
import { PHANTOM_EVENTS } from './events';
import { PHANTOM_RULINGS } from './rulings';

/** The Phantom: what is known of it before it is played. */
export const PHANTOM = {
	id: 'phantom',
	names: {
		en: 'The\u00a0Phantom',
		de: 'Das\u00a0Phantom',
		fr: 'Le\u00a0Fantôme',
		ro: 'Fantoma'
	},
	maxPlayers: 6,
	rulings: PHANTOM_RULINGS,
	events: PHANTOM_EVENTS,
	objections: [],
	facts: { tiles: { phantom: 0 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
