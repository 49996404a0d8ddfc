import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

const GOODS = {
	id: 'goods-taken',
	shows: 'CITY-2',
	events: [
		laid(0, 'tb-CFCF-wine', [0, -1, 0], follower(0)),
		laid(1, 'tb-CFCR-grain', [0, -2, 0]),
		laid(0, 'base-V', [-1, -2, 3]),
		laid(1, 'base-E', [0, -3, 2])
	]
};

/** The second tile of the turn completes the road that the first one continued. */
const BUILDER = {
	id: 'builder-second',
	shows: 'ROAD-2',
	events: [
		laid(0, 'base-U', [1, 0, 0], follower(0)),
		laid(1, 'base-E', [0, -1, 2]),
		laid(0, 'base-U', [2, 0, 0], { piece: 'builder', segment: 0 }),
		laid(1, 'base-E', [1, -1, 0]),
		laid(0, 'base-A', [3, 0, 0]),
		laid(0, 'base-A', [-1, 0, 2])
	]
};

const PIG = {
	id: 'pig-pays',
	shows: 'farms',
	events: [
		laid(0, 'base-E', [0, 1, 2], follower(1)),
		laid(1, 'base-E', [0, 2, 0], follower(1)),
		laid(0, 'base-E', [1, 1, 2], { piece: 'pig', segment: 1 }),
		laid(1, 'base-E', [1, 2, 0]),
		ENDED_EARLY
	]
};

/** What Traders & Builders adds to scoring. */
export const TRADERS_AND_BUILDERS_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{ id: 'goods', kinds: ['city'], examples: [GOODS] },
		{ id: 'builder', kinds: ['road', 'city'], examples: [BUILDER] },
		{ id: 'pig', kinds: ['field'], examples: [PIG] }
	]
};
