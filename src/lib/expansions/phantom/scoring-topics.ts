import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { PLACED } from './events';

/** Red puts a farmer on a tile that completes a city of two tiles, and the phantom in that city, which pays 4. */
const SECOND = {
	id: 'phantom-second',
	shows: 'CITY-2',
	events: [
		laid(0, 'base-U', [1, 0, 0]),
		laid(1, 'base-U', [-1, 0, 0], follower(0)),
		{
			...laid(0, 'base-E', [0, -1, 2], follower(1)),
			choices: [{ type: PLACED, player: 0, to: { x: 0, y: -1, segment: 0 } }]
		}
	]
};

/** What The Phantom adds to scoring. */
export const PHANTOM_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'phantom', kinds: ['city'], examples: [SECOND] }]
};
