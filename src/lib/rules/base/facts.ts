import type { BoxFacts } from '../presentation/facts';

export const BASE_FACTS: BoxFacts = {
	tiles: { 'base-c1': 72, 'base-c2': 72 },
	sources: [
		{ id: 'road', module: 'base' },
		{ id: 'unfinished-road', module: 'base', whenPaid: true },
		{ id: 'city', module: 'base' },
		{ id: 'unfinished-city', module: 'base', whenPaid: true },
		{ id: 'monastery', module: 'base' },
		{ id: 'unfinished-monastery', module: 'base', after: 'monastery', whenPaid: true },
		{ id: 'unfinished', module: 'base' },
		{ id: 'farm', module: 'base' },
		{ id: 'found', module: 'base', whenPaid: true },
		{ id: 'hand', module: 'base', whenPaid: true }
	]
};
