import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';

/** A besieged city above the start tile, open to the east, with a figure on a segment of its tile. */
const city = (segment: number): readonly ExampleEvent[] => [
	laid(0, 'siege-CCFF', [0, -1, 1], follower(segment))
];
const CLOSED = laid(1, 'base-E', [1, -1, 3]);

/** What Siege adds to scoring. */
export const SIEGE_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'siege',
			kinds: ['city', 'field'],
			examples: [
				{ id: 'besieged-completed', shows: 'CITY-2', events: [...city(0), CLOSED] },
				{ id: 'besieged-unfinished', shows: 'END-3', events: [...city(0), ENDED_EARLY] },
				{ id: 'besieged-farm', shows: 'farms', events: [...city(1), CLOSED, ENDED_EARLY] }
			]
		}
	]
};
