import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** A thief on the tile of a tower that sees three tiles with roads completes his road. */
const THIEF = {
	id: 'watchtower-thief',
	shows: 'WATCHTOWER-3',
	events: [
		laid(0, 'wt-CRFR-roads', [1, 0, 0], follower(2)),
		laid(1, 'base-U', [2, 0, 0]),
		laid(0, 'base-A', [-1, 0, 2])
	]
};

/** Two knights against one: the one stands on the tile of a tower that sees four tiles with cities. */
const OUTVOTED = {
	id: 'watchtower-majority',
	shows: 'WATCHTOWER-3',
	events: [
		laid(0, 'base-U', [-1, 0, 0]),
		laid(1, 'base-U', [1, 0, 0]),
		laid(0, 'base-E', [-1, -1, 1], follower(0)),
		laid(1, 'base-B', [-1, -2, 0]),
		laid(0, 'base-E', [1, -1, 3], follower(0)),
		laid(1, 'wt-CFRF-cities', [0, -2, 2], follower(0)),
		laid(0, 'base-C', [0, -1, 0])
	]
};

/** What The Watchtowers adds to scoring. */
export const WATCHTOWERS_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'watchtowers', kinds: ['road', 'city'], examples: [THIEF, OUTVOTED] }]
};
