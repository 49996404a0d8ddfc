import type { BoxFacts } from '../presentation/facts';

export const TRADERS_AND_BUILDERS_FACTS: BoxFacts = {
	tiles: { 'traders-and-builders': 24 },
	sources: [{ id: 'goods', module: 'goods', after: 'farm' }],
	signs: ['wine', 'grain', 'cloth'].map((sign) => ({ sign, on: 'city', module: 'goods' }))
};
