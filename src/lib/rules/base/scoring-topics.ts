import type { ScoringExample, ScoringTopic, ScoringTopics } from '../presentation/scoring-topic';
import { ENDED_EARLY, follower, laid } from './events';

const ROAD: ScoringTopic = {
	id: 'road',
	kinds: ['road'],
	examples: [
		{
			id: 'road-completed',
			shows: 'ROAD-2',
			events: [
				laid(0, 'base-U', [1, 0, 0], follower(0)),
				laid(1, 'base-A', [-1, 0, 2]),
				laid(0, 'base-W', [2, 0, 0])
			]
		},
		{
			id: 'road-unfinished',
			shows: 'END-2',
			events: [
				laid(0, 'base-U', [1, 0, 0], follower(0)),
				laid(1, 'base-A', [-1, 0, 2]),
				ENDED_EARLY
			]
		}
	]
};

const SMALL_CITY = [laid(0, 'base-E', [0, -1, 2], follower(0))];

const CITY: ScoringTopic = {
	id: 'city',
	kinds: ['city'],
	examples: [
		{
			id: 'city-completed',
			shows: 'CITY-2',
			events: [laid(0, 'base-F', [0, -1, 0], follower(0)), laid(1, 'base-E', [0, -2, 2])]
		},
		{
			id: 'city-unfinished',
			shows: 'END-3',
			events: [laid(0, 'base-F', [0, -1, 0], follower(0)), ENDED_EARLY]
		},
		{ id: 'city-small', shows: 'CITY-2', events: SMALL_CITY },
		{ id: 'city-small-ruling', shows: 'CITY-4', rulings: { smallCity: '2' }, events: SMALL_CITY }
	]
};

const FIVE_BESIDE_A_MONASTERY = [
	laid(0, 'base-B', [0, 1, 0], follower(0)),
	laid(1, 'base-U', [1, 0, 0]),
	laid(0, 'base-U', [-1, 0, 0]),
	laid(1, 'base-V', [1, 1, 3]),
	laid(0, 'base-V', [-1, 1, 0])
];

const MONASTERY: ScoringTopic = {
	id: 'monastery',
	kinds: ['monastery'],
	examples: [
		{
			id: 'monastery-completed',
			shows: 'MONASTERY-2',
			events: [
				...FIVE_BESIDE_A_MONASTERY,
				laid(1, 'base-V', [-1, 2, 1]),
				laid(0, 'base-E', [0, 2, 2]),
				laid(1, 'base-V', [1, 2, 2])
			]
		},
		{
			id: 'monastery-unfinished',
			shows: 'END-4',
			events: [...FIVE_BESIDE_A_MONASTERY, ENDED_EARLY]
		}
	]
};

/** A completed city with three farms around it, two of them of one player. */
const THREE_FARMS = [
	laid(0, 'base-T', [1, 0, 0], follower(3)),
	laid(1, 'base-E', [1, 1, 0], follower(1)),
	laid(0, 'base-U', [-1, 0, 0], follower(2)),
	laid(1, 'base-E', [1, -1, 2]),
	laid(0, 'base-E', [2, 0, 3]),
	ENDED_EARLY
];

const byFarmRule = (id: string, farmRule: string): ScoringExample => ({
	id,
	shows: 'farms',
	rulings: { farmRule },
	events: THREE_FARMS
});

const FARM: ScoringTopic = {
	id: 'farm',
	kinds: ['field'],
	examples: [
		{
			id: 'farm-cities',
			shows: 'FARM-1',
			events: [
				laid(0, 'base-U', [1, 0, 0], follower(2)),
				laid(1, 'base-E', [0, 1, 2]),
				laid(0, 'base-U', [-1, 0, 0]),
				laid(1, 'base-E', [1, 1, 2]),
				laid(0, 'base-E', [-1, 1, 2]),
				laid(1, 'base-E', [0, 2, 0]),
				laid(0, 'base-E', [1, 2, 0]),
				ENDED_EARLY
			]
		},
		byFarmRule('farms-today', 'third'),
		byFarmRule('farms-2001', 'second'),
		byFarmRule('farms-2000', 'first')
	]
};

const MAJORITY: ScoringTopic = {
	id: 'majority',
	kinds: ['road', 'city', 'field'],
	examples: [
		{
			id: 'majority-shared',
			shows: 'CITY-2',
			events: [
				laid(0, 'base-U', [1, 0, 0]),
				laid(1, 'base-U', [-1, 0, 0]),
				laid(0, 'base-G', [1, -1, 1], follower(0)),
				laid(1, 'base-E', [-1, -1, 1], follower(0)),
				laid(0, 'base-E', [2, -1, 3]),
				laid(1, 'base-R', [0, -1, 1])
			]
		},
		{
			id: 'majority-more',
			shows: 'CITY-2',
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
		}
	]
};

/** How the base game is scored. */
export const BASE_SCORING: ScoringTopics = {
	box: 'base-c1',
	topics: [ROAD, CITY, MONASTERY, FARM, MAJORITY]
};
