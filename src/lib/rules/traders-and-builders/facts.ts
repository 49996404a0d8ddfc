import type { BoxFacts } from '../presentation/facts';

export const TRADERS_AND_BUILDERS_FACTS: BoxFacts = {
	tiles: { 'traders-and-builders': 24 },
	sources: [{ id: 'goods', module: 'goods', after: 'farm' }]
};
