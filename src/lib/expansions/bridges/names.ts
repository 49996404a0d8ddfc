import type { Names } from '../../words/expansion';
import { BRIDGES_RULINGS } from './rulings';

/** Everything of Bridges, Castles & Bazaars that each language has words for. */
export const BRIDGES_NAMES = {
	printed: ['bazaar', 'inn'],
	marks: ['bazaar'],
	signs: ['inn'],
	countables: ['bazaar-tile'],
	sources: ['bazaar'],
	titles: ['bazaar/sold', 'bazaar/bought'],
	events: [
		'bazaar/turned-up',
		'bazaar/sold',
		'bazaar/bought',
		'bazaar/taken',
		'bazaar/not-held'
	],
	questions: [
		'bazaar/turned-up',
		'bazaar/sold',
		'bazaar/taken',
		'bazaar/pays',
		'bazaar/points',
		'bazaar/laid'
	],
	declines: ['bazaar/turned-up'],
	answers: [
		'bazaar/pays/bank',
		'bazaar/pays/player',
		'bazaar/points/points',
		'bazaar/points/more'
	],
	rulings: BRIDGES_RULINGS,
	topics: {},
	rules: [
		'BRIDGE-1',
		'BRIDGE-2',
		'BRIDGE-3',
		'BRIDGE-4',
		'BRIDGE-5',
		'BRIDGE-6',
		'BRIDGE-7',
		'BRIDGE-8',
		'BRIDGE-9',
		'BRIDGE-10',
		'BRIDGE-11',
		'CASTLE-1',
		'CASTLE-2',
		'CASTLE-3',
		'CASTLE-4',
		'CASTLE-5',
		'CASTLE-6',
		'CASTLE-7',
		'CASTLE-8',
		'CASTLE-9',
		'CASTLE-10',
		'CASTLE-11',
		'CASTLE-12',
		'CASTLE-13',
		'CASTLE-14',
		'CASTLE-15',
		'CASTLE-16',
		'CASTLE-17',
		'CASTLE-18',
		'BAZAAR-1',
		'BAZAAR-2',
		'BAZAAR-3',
		'BAZAAR-4',
		'BAZAAR-5',
		'BAZAAR-6',
		'BAZAAR-7',
		'BAZAAR-8',
		'BAZAAR-9'
	]
} as const satisfies Names;
