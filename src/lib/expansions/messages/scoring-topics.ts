import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';
import { numberOf, type MessageName } from './effects';
import { CARRIED_OUT } from './events';
import { MARKER_MOVES } from './figures';

/** Red carries out a message, after a road of five tiles brought the marker to 5. */
const carriedOut = (message: MessageName): ExampleEvent => ({
	type: CARRIED_OUT,
	player: 0,
	points: 5,
	by: MARKER_MOVES,
	message: numberOf(message)
});

/** Red has two more roads, of three and of four tiles. */
const ROAD = {
	id: 'message-road',
	shows: 'MESSAGE-1',
	events: [
		laid(0, 'base-U', [1, 0, 0], follower(0)),
		laid(1, 'base-E', [0, -1, 2]),
		laid(0, 'base-U', [0, 1, 0], follower(0)),
		laid(1, 'base-U', [1, 1, 0]),
		laid(0, 'base-U', [0, 2, 0], follower(0)),
		laid(1, 'base-U', [1, 2, 0]),
		laid(0, 'base-U', [2, 0, 0]),
		laid(1, 'base-U', [2, 1, 0]),
		laid(0, 'base-U', [2, 2, 0]),
		laid(1, 'base-V', [3, 2, 0]),
		laid(0, 'base-A', [-1, 0, 2]),
		laid(1, 'base-B', [-1, -1, 0]),
		laid(0, 'base-A', [3, 0, 0]),
		carriedOut('road')
	]
};

/** Red has a knight in a city with two pennants. */
const PENNANTS = {
	id: 'message-pennants',
	shows: 'MESSAGE-5',
	events: [
		laid(0, 'base-U', [1, 0, 0], follower(0)),
		laid(1, 'base-A', [-1, 0, 2]),
		laid(0, 'base-F', [0, -1, 0], follower(0)),
		laid(1, 'base-U', [2, 0, 0]),
		laid(0, 'base-E', [1, 1, 2]),
		laid(1, 'base-F', [0, -2, 0]),
		laid(0, 'base-A', [3, 0, 0]),
		carriedOut('pennants')
	]
};

/** What The Messages add to scoring. */
export const MESSAGES_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'messages', kinds: ['road', 'city', 'monastery'], examples: [ROAD, PENNANTS] }]
};
