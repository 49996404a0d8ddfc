import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { GINGERBREAD_MOVED } from './events';

const LEFT = {
	id: 'gingerbread-leaves',
	shows: 'GINGERBREAD-3',
	events: [
		laid(0, 'base-U', [-1, 0, 0]),
		laid(1, 'base-U', [1, 0, 0]),
		laid(0, 'base-F', [-1, -1, 1], follower(0)),
		laid(1, 'base-B', [-1, -2, 0]),
		laid(0, 'base-F', [1, -1, 1], follower(0)),
		laid(1, 'base-N', [0, -2, 1], follower(0)),
		laid(0, 'base-E', [-2, -1, 1]),
		laid(1, 'base-E', [2, -1, 3]),
		laid(0, 'base-C', [0, -1, 0]),
		laid(1, 'base-B', [3, -1, 0]),
		laid(0, 'gingerbread-CCFR', [-2, 0, 2]),
		{
			type: GINGERBREAD_MOVED,
			player: 0,
			from: { x: 0, y: 0, segment: 0 },
			to: { x: -2, y: 0, segment: 0 }
		}
	]
};

const COMPLETED = {
	id: 'gingerbread-completed',
	shows: 'GINGERBREAD-4',
	events: [
		laid(0, 'base-U', [-1, 0, 0]),
		laid(1, 'base-U', [1, 0, 0]),
		laid(0, 'base-E', [-1, -1, 1], follower(0)),
		laid(1, 'base-E', [1, -1, 3], follower(0)),
		laid(0, 'base-B', [-1, -2, 0]),
		laid(1, 'base-B', [1, -2, 0]),
		laid(0, 'base-E', [0, -2, 2], follower(0)),
		laid(1, 'base-C', [0, -1, 0])
	]
};

/** What The Gingerbread Man adds to scoring. */
export const GINGERBREAD_SCORING: ExpansionRules['scoring'] = {
	box: 'winter-we3',
	topics: [{ id: 'gingerbread', kinds: ['city'], examples: [COMPLETED, LEFT] }]
};
