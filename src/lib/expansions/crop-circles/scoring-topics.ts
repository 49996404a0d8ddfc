import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { ADDED, CHOSE_ADDING, CHOSE_TAKING, DECLINED, TOOK } from './events';

/** Red’s road to the east of the start tile, and blue’s to the south of it. */
const TWO_ROADS = [
	laid(0, 'base-U', [1, 0, 0], follower(0)),
	laid(1, 'base-V', [0, 1, 0], follower(0))
];

/** Continues blue’s road with a tile whose crop circle shows a club. */
const clubBy = (player: number) => laid(player, 'cc-FFRR-club', [-1, 1, 2]);

/** Joins both roads, and completes them: 7 tiles. */
const joinedFrom = (player: number) => [
	laid(player, 'base-V', [-1, 0, 3]),
	laid(1 - player, 'base-A', [2, 0, 0]),
	laid(player, 'base-A', [0, 2, 1])
];

/** Red adds a highwayman beside the first, and blue doesn’t. */
const ADDS = {
	id: 'circle-adds',
	shows: 'ROAD-2',
	events: [
		...TWO_ROADS,
		clubBy(0),
		{ type: CHOSE_ADDING, player: 0 },
		{ type: DECLINED, player: 1 },
		{ type: ADDED, player: 0, piece: 'follower', to: { x: 1, y: 0, segment: 0 } },
		...joinedFrom(1)
	]
};

/** Red takes home a highwayman that isn’t the one on the road; blue has only one. */
const TAKES = {
	id: 'circle-takes',
	shows: 'ROAD-2',
	events: [
		...TWO_ROADS,
		laid(0, 'base-V', [1, 1, 3], follower(0)),
		clubBy(1),
		{ type: CHOSE_TAKING, player: 1 },
		{ type: TOOK, player: 0, piece: 'follower', from: { x: 1, y: 1, segment: 0 } },
		...joinedFrom(0)
	]
};

/** What The Crop Circles add to scoring. */
export const CIRCLE_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'circles', kinds: ['road', 'city', 'field'], examples: [ADDS, TAKES] }]
};
