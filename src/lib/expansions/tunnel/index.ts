import type { DeclaredExpansion } from '../../rules/base/expansion';
import { TUNNEL_EVENTS } from './events';
import { TUNNEL_RULINGS } from './rulings';

/** The Tunnel: what is known of it before it is played. */
export const TUNNEL = {
	id: 'tunnel',
	names: { en: 'The\u00a0Tunnel', de: 'Der\u00a0Tunnel', fr: 'Le\u00a0Tunnel', ro: 'Tunelul' },
	maxPlayers: 6,
	rulings: TUNNEL_RULINGS,
	events: TUNNEL_EVENTS,
	objections: [],
	facts: { tiles: { tunnel: 4 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
