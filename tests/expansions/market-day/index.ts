import type { DeclaredExpansion } from '../../rules/base/expansion';
import { MARKET_EVENTS } from './events';
import { MARKET_OBJECTIONS } from './objections';
import { MARKET_RULINGS } from './rulings';

/** Market Day: what is known of it before it is played. */
export const MARKET_DAY = {
	id: 'market-day',
	names: {
		en: 'Market\u00a0Day',
		de: 'Markttag',
		fr: 'Jour\u00a0de\u00a0marché',
		ro: 'Zi\u00a0de\u00a0târg'
	},
	maxPlayers: 5,
	rulings: MARKET_RULINGS,
	events: MARKET_EVENTS,
	objections: MARKET_OBJECTIONS,
	facts: {
		tiles: { 'market-day': 2 },
		sources: [
			{ id: 'hawker', module: 'market-day', after: 'farm' },
			{ id: 'cashbox', module: 'market-day', after: 'farm' }
		],
		signs: [{ sign: 'stall', on: 'road', module: 'market-day' }]
	},
	more: () => import('./more'),
	load: () => import('./rules')
} as const satisfies DeclaredExpansion;
