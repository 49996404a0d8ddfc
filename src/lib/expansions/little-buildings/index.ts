import type { DeclaredExpansion } from '../../rules/base/expansion';
import { LITTLE_BUILDINGS_EVENTS } from './events';
import { LITTLE_BUILDINGS_RULINGS } from './rulings';

/** The Little Buildings: what is known of it before it is played. */
export const LITTLE_BUILDINGS = {
	id: 'little-buildings',
	names: {
		en: 'Little\u00a0Buildings',
		de: 'Kleine\u00a0Gebäude',
		fr: 'Petits\u00a0Bâtiments',
		ro: 'Clădirile\u00a0mici'
	},
	maxPlayers: 6,
	rulings: LITTLE_BUILDINGS_RULINGS,
	events: LITTLE_BUILDINGS_EVENTS,
	objections: [],
	facts: { tiles: { 'little-buildings': 0 } },
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
