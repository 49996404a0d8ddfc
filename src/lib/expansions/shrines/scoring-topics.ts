import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** A monastery and a shrine beside each other, both occupied. Of the spots that lie around both, one has no tile yet. */
const BESIDE = [
	laid(0, 'base-B', [0, 1, 0], follower(0)),
	laid(1, 'cult-FFFF', [1, 1, 0], follower(0)),
	laid(0, 'base-U', [1, 0, 0]),
	laid(1, 'base-U', [2, 0, 0]),
	laid(0, 'base-E', [2, 1, 1]),
	laid(1, 'base-E', [0, 2, 2])
];

const WON = [...BESIDE, laid(0, 'base-V', [2, 2, 3]), laid(1, 'base-E', [1, 2, 2])];

const DRAWN = [
	...BESIDE,
	laid(0, 'base-V', [2, 2, 3]),
	laid(1, 'base-U', [-1, 0, 0]),
	laid(0, 'base-E', [-1, 1, 3]),
	laid(1, 'base-V', [-1, 2, 0]),
	laid(0, 'base-E', [1, 2, 2])
];

/** What Shrines adds to scoring. */
export const SHRINES_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'shrines',
			kinds: ['monastery'],
			examples: [
				{ id: 'shrine-wins', shows: 'MONASTERY-2', events: WON },
				{ id: 'monastery-loses', shows: 'SHRINE-5', events: WON },
				{ id: 'shrine-draws', shows: 'MONASTERY-2', events: DRAWN }
			]
		}
	]
};
