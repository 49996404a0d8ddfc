import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** Two thieves of red and one of blue, each on a branch of its own, when the last end is closed. */
const COMPLETED = {
	id: 'labyrinth-completed',
	rulings: { labyrinth: 'advanced' },
	shows: 'ROAD-2',
	events: [
		laid(0, 'base-A', [-1, 0, 2], follower(0)),
		laid(1, 'la-RRRR-labyrinth', [1, 0, 0], follower(0)),
		laid(0, 'base-V', [1, -1, 3], follower(0)),
		laid(1, 'base-V', [2, -1, 0]),
		laid(0, 'base-V', [2, 0, 1]),
		laid(1, 'base-W', [1, 1, 1])
	]
};

/** What The Labyrinth adds to scoring. */
export const LABYRINTH_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'labyrinth', kinds: ['road'], examples: [COMPLETED] }]
};
