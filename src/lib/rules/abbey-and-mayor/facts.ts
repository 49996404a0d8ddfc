import type { BoxFacts } from '../presentation/facts';

/** What lists show of Abbey & Mayor. */
export const ABBEY_AND_MAYOR_FACTS: BoxFacts = {
	tiles: { 'abbey-and-mayor': 12 },
	sources: [
		{ id: 'abbey', module: 'abbey', after: 'monastery' },
		{ id: 'barn', module: 'barn', after: 'farm' }
	]
};
