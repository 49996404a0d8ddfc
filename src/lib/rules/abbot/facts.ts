import type { BoxFacts } from '../presentation/facts';

export const ABBOT_FACTS: BoxFacts = {
	tiles: { abbot: 0 },
	sources: [{ id: 'garden', module: 'abbot', after: 'monastery' }],
	kinds: [{ kind: 'garden', shape: 'centre', module: 'abbot' }]
};
