import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** A road of five tiles with a shed and a house. */
const ROAD = {
	id: 'buildings-road',
	shows: 'ROAD-2',
	events: [
		laid(0, 'base-U', [1, 0, 0], follower(0)),
		{
			...laid(1, 'base-U', [2, 0, 0]),
			choices: [{ type: 'little-buildings/put-shed', player: 1, at: { x: 2, y: 0 } }]
		},
		{
			...laid(0, 'base-A', [-1, 0, 2]),
			choices: [{ type: 'little-buildings/put-house', player: 0, at: { x: -1, y: 0 } }]
		},
		laid(1, 'base-A', [3, 0, 0])
	]
};

/** What The Little Buildings add to scoring. */
export const LITTLE_BUILDINGS_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{ id: 'little-buildings', kinds: ['road', 'city', 'monastery', 'field'], examples: [ROAD] }
	]
};
