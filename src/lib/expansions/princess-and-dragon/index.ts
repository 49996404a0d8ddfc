import type { DeclaredExpansion } from '../../rules/base/expansion';
import { DRAGON_EVENTS } from './events';
import { DRAGON_OBJECTIONS, DRAGON_RULINGS } from './rulings';

/** The Princess & the Dragon: what is known of it before it is played. */
export const PRINCESS_AND_DRAGON = {
	id: 'princess-and-dragon',
	names: {
		en: 'Princess\u00a0&\u00a0Dragon',
		de: 'Burgfräulein\u00a0&\u00a0Drache',
		fr: 'Princesse\u00a0&\u00a0Dragon',
		ro: 'Prințesa\u00a0și\u00a0dragonul'
	},
	maxPlayers: 6,
	rulings: DRAGON_RULINGS,
	events: DRAGON_EVENTS,
	objections: DRAGON_OBJECTIONS,
	editions: {
		tiles: 'dragonTiles',
		first: { dragonTiles: 'first', princess: 'must' },
		second: { dragonTiles: 'later', princess: 'may' }
	},
	facts: {
		tiles: { 'princess-and-dragon': 30 },
		sources: [{ id: 'fairy', module: 'fairy', after: 'farm' }],
		signs: [{ sign: 'princess', on: 'city', module: 'princess' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
