import type { BoxFacts } from '../presentation/facts';

export const ABBEY_AND_MAYOR_FACTS: BoxFacts = {
	tiles: { 'abbey-and-mayor': 12 },
	sources: [
		{ id: 'abbey', module: 'abbey', after: 'monastery' },
		{ id: 'barn', module: 'barn', after: 'farm' }
	]
};
