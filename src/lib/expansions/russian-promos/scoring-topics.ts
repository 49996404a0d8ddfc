import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** Three of the eight spots around the hut have a tile when the game ends. */
const UNFINISHED = {
	id: 'hut-unfinished',
	shows: 'RUSSIAN-3',
	events: [
		laid(0, 'ru-FFFF-hut', [0, 1, 0], follower(0)),
		laid(1, 'base-U', [1, 0, 0]),
		laid(0, 'base-B', [1, 1, 0]),
		ENDED_EARLY
	]
};

/** What the Russian Promos add to scoring. */
export const RUSSIAN_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'hut', kinds: ['hut'], examples: [UNFINISHED] }]
};
