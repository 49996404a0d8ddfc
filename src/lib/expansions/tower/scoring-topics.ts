import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { BUILT, CAPTURED } from './events';

/** Red's thief on the start tile's road. */
const THIEF = laid(0, 'base-U', [-1, 0, 0], follower(0));

/** The road ends at a foundation. */
const ENDS_ROAD = {
	id: 'tower-ends-road',
	shows: 'ROAD-2',
	events: [THIEF, laid(1, 'to-FRRR', [1, 0, 0]), laid(0, 'base-A', [-2, 0, 2])]
};

/** Blue captures the thief from a tower of one floor, and so may put one on that road. */
const CAPTURES = {
	id: 'tower-captured',
	shows: 'ROAD-2',
	events: [
		THIEF,
		{
			...laid(1, 'to-FFFF', [-1, 1, 0]),
			choices: [
				{ type: BUILT, player: 1, at: { x: -1, y: 1 } },
				{
					type: CAPTURED,
					player: 1,
					whose: 0,
					piece: 'follower',
					from: { x: -1, y: 0, segment: 0 },
					top: 0
				}
			]
		},
		laid(0, 'base-A', [-2, 0, 2]),
		laid(1, 'base-A', [1, 0, 0], follower(0))
	]
};

/** What The Tower adds to scoring. */
export const TOWER_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'tower', kinds: ['road', 'city', 'monastery'], examples: [ENDS_ROAD, CAPTURES] }]
};
