import type { DeclaredExpansion } from '../../rules/base/expansion';
import { HILLS_EVENTS } from './events';
import { HILLS_OBJECTIONS, HILLS_RULINGS } from './rulings';

/** Hills & Sheep: what is known of it before it is played. */
export const HILLS_AND_SHEEP = {
	id: 'hills-and-sheep',
	names: {
		en: 'Hills\u00a0&\u00a0Sheep',
		de: 'Schafe\u00a0und\u00a0Hügel',
		fr: 'Moutons\u00a0et\u00a0Collines',
		ro: 'Dealuri\u00a0și\u00a0oi'
	},
	maxPlayers: 6,
	rulings: HILLS_RULINGS,
	events: HILLS_EVENTS,
	objections: HILLS_OBJECTIONS,
	editions: {
		tiles: 'hillTiles',
		first: { hillTiles: 'first' },
		second: { hillTiles: 'later' }
	},
	facts: {
		tiles: { 'hills-and-sheep': 18 },
		sources: [{ id: 'flocks', module: 'flocks', after: 'farm' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
