import type { BoxFacts } from '../presentation/facts';

export const BASE_FACTS: BoxFacts = {
	tiles: { 'base-c1': 72, 'base-c2': 72 },
	sources: [
		{ id: 'road', module: 'base' },
		{ id: 'city', module: 'base' },
		{ id: 'monastery', module: 'base' },
		{ id: 'unfinished', module: 'base' },
		{ id: 'farm', module: 'base' },
		{ id: 'found', module: 'base', whenPaid: true },
		{ id: 'hand', module: 'base', whenPaid: true }
	]
};
