import type { DeclaredExpansion } from '../../rules/base/expansion';
import { KING_AND_ROBBER_RULINGS } from './rulings';

/** King & Robber Baron: what is known of it before it is played. */
export const KING_AND_ROBBER = {
	id: 'king-and-robber',
	names: {
		en: 'King\u00a0&\u00a0Robber',
		de: 'König\u00a0&\u00a0Raubritter',
		fr: 'Roi\u00a0et\u00a0Brigand',
		ro: 'Regele\u00a0și\u00a0baronul\u00a0tâlhar'
	},
	maxPlayers: 5,
	rulings: KING_AND_ROBBER_RULINGS,
	events: [],
	objections: [],
	editions: {
		tiles: 'kingTiles',
		first: { kingTiles: 'first' },
		second: { kingTiles: 'later' }
	},
	facts: {
		tiles: { 'king-and-robber': 5 },
		sources: [
			{ id: 'king', module: 'king', after: 'farm' },
			{ id: 'robber', module: 'robber', after: 'farm' }
		]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
