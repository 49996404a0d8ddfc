import type { DeclaredExpansion } from '../../rules/base/expansion';
import { BAZAAR_EVENTS } from './bazaar-events';
import { BRIDGES_EVENTS } from './events';
import { BRIDGES_RULINGS } from './rulings';

/** Bridges, Castles & Bazaars: what is known of it before it is played. */
export const BRIDGES = {
	id: 'bridges',
	names: {
		en: 'Bridges\u00a0&\u00a0Castles',
		de: 'Brücken\u00a0&\u00a0Burgen',
		fr: 'Ponts\u00a0et\u00a0Forteresses',
		ro: 'Poduri\u00a0și\u00a0castele'
	},
	maxPlayers: 6,
	rulings: BRIDGES_RULINGS,
	events: [...BRIDGES_EVENTS, ...BAZAAR_EVENTS],
	objections: [],
	editions: {
		tiles: 'bridgeTiles',
		first: { bridgeTiles: 'first' },
		second: { bridgeTiles: 'later' }
	},
	facts: {
		tiles: { bridges: 12 },
		sources: [
			{ id: 'castles', module: 'castles', after: 'farm' },
			{ id: 'bazaar', module: 'bazaar', after: 'castles', whenPaid: true }
		]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
