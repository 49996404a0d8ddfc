import type { BoxFacts } from '../presentation/facts';

export const INNS_AND_CATHEDRALS_FACTS: BoxFacts = {
	tiles: { 'inns-and-cathedrals': 18 },
	signs: [
		{ sign: 'inn', on: 'road', module: 'inns' },
		{ sign: 'cathedral', on: 'city', module: 'inns' }
	]
};
