import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** What lies around the monastery: in its row two tiles to the right, in its column one up and one down, one at a corner. */
const AROUND = [
	laid(1, 'base-U', [1, 0, 0]),
	laid(0, 'base-E', [0, 2, 2]),
	laid(1, 'base-E', [1, 1, 2]),
	laid(0, 'base-E', [2, 1, 2]),
	ENDED_EARLY
];

const LYING = [laid(0, 'mo-FFFF', [0, 1, 0], { ...follower(0), lying: true }), ...AROUND];
const STANDING = [laid(0, 'mo-FFFF', [0, 1, 0], follower(0)), ...AROUND];

/** What Monasteries adds to scoring. */
export const MONASTERIES_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'monasteries',
			kinds: ['monastery'],
			examples: [
				{ id: 'lying-row', shows: 'LYING-5', events: LYING },
				{ id: 'standing-around', shows: 'END-4', events: STANDING }
			]
		}
	]
};
