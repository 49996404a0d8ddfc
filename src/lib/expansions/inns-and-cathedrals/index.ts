import type { DeclaredExpansion } from '../../rules/base/expansion';
import { INN_RULINGS } from './rulings';

/** Inns & Cathedrals: what is known of it before it is played. */
export const INNS_AND_CATHEDRALS = {
	id: 'inns-and-cathedrals',
	early: true,
	maxPlayers: 6,
	rulings: INN_RULINGS,
	events: [],
	objections: [],
	facts: {
		tiles: { 'inns-and-cathedrals': 18 },
		signs: [
			{ sign: 'inn', on: 'road', module: 'inns' },
			{ sign: 'cathedral', on: 'city', module: 'inns' }
		]
	},
	load: async () => (await import('./rules')).INNS_AND_CATHEDRALS_RULES
} as const satisfies DeclaredExpansion;
