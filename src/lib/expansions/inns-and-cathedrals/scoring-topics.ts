import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ScoringTopic } from '../../rules/presentation/scoring-topic';

const INN_ROAD = [
	laid(0, 'ic-FRFR-inn', [1, 0, 0], follower(0)),
	laid(1, 'base-A', [2, 0, 0]),
	laid(0, 'base-U', [-1, 0, 0])
];

const INNS: ScoringTopic = {
	id: 'inns',
	kinds: ['road'],
	examples: [
		{
			id: 'inn-completed',
			shows: 'ROAD-2',
			events: [...INN_ROAD, laid(1, 'base-A', [-2, 0, 2])]
		},
		{ id: 'inn-unfinished', shows: 'END-2', events: [...INN_ROAD, ENDED_EARLY] }
	]
};

const CATHEDRAL_CITY = [
	laid(0, 'ic-CCCC-cathedral', [0, -1, 0], follower(0)),
	laid(1, 'base-E', [0, -2, 2]),
	laid(0, 'base-F', [1, -1, 1]),
	laid(1, 'base-E', [2, -1, 3])
];

const CATHEDRALS: ScoringTopic = {
	id: 'cathedrals',
	kinds: ['city'],
	examples: [
		{
			id: 'cathedral-completed',
			shows: 'CITY-2',
			events: [...CATHEDRAL_CITY, laid(0, 'base-E', [-1, -1, 1])]
		},
		{ id: 'cathedral-unfinished', shows: 'END-3', events: [...CATHEDRAL_CITY, ENDED_EARLY] }
	]
};

const BIG_FOLLOWER: ScoringTopic = {
	id: 'big-follower',
	kinds: ['road', 'city', 'monastery', 'field'],
	examples: [
		{
			id: 'big-follower-tie',
			shows: 'CITY-2',
			events: [
				laid(0, 'base-U', [-1, 0, 0]),
				laid(1, 'base-E', [-1, -1, 1], follower(0)),
				laid(0, 'base-U', [1, 0, 0]),
				laid(1, 'base-E', [1, -1, 3], follower(0)),
				laid(0, 'base-B', [-1, -2, 0]),
				laid(1, 'base-B', [1, -2, 0]),
				laid(0, 'base-E', [0, -2, 2], { piece: 'big-follower', segment: 0 }),
				laid(1, 'base-C', [0, -1, 0])
			]
		}
	]
};

/** What Inns & Cathedrals adds to scoring. */
export const INNS_AND_CATHEDRALS_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [INNS, CATHEDRALS, BIG_FOLLOWER]
};
