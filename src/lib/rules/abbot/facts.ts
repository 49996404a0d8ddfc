import type { BoxFacts } from '../presentation/facts';

export const ABBOT_FACTS: BoxFacts = {
	tiles: { abbot: 0 },
	sources: [
		{ id: 'garden', module: 'abbot', after: 'monastery' },
		{ id: 'unfinished-garden', module: 'abbot', after: 'monastery', whenPaid: true }
	],
	kinds: [{ kind: 'garden', shape: 'centre', module: 'abbot' }]
};
