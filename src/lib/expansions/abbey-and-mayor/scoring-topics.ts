import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ScoringTopic } from '../../rules/presentation/scoring-topic';

const MAYOR: ScoringTopic = {
	id: 'mayor',
	kinds: ['city'],
	examples: [
		{
			id: 'mayor-pennants',
			shows: 'CITY-2',
			events: [
				laid(0, 'base-U', [-1, 0, 0]),
				laid(1, 'base-E', [-1, -1, 1], follower(0)),
				laid(0, 'base-U', [1, 0, 0]),
				laid(1, 'base-F', [1, -1, 1], follower(0)),
				laid(0, 'base-B', [-1, -2, 0]),
				laid(1, 'base-E', [2, -1, 3]),
				laid(0, 'base-E', [0, -2, 2], { piece: 'mayor', segment: 0 }),
				laid(1, 'am-CCCC-two-pennants', [0, -1, 0])
			]
		}
	]
};

const WAGON: ScoringTopic = {
	id: 'wagon',
	kinds: ['road', 'city', 'monastery'],
	examples: [
		{
			id: 'wagon-follower',
			shows: 'ROAD-2',
			events: [
				laid(0, 'base-A', [-1, 0, 2], { piece: 'wagon', segment: 0 }),
				laid(1, 'base-E', [0, -1, 2]),
				laid(0, 'base-B', [1, -1, 0]),
				laid(1, 'base-B', [2, -1, 0]),
				laid(0, 'base-B', [3, -1, 0]),
				laid(1, 'am-FFFR-house', [2, 0, 0], follower(0)),
				laid(0, 'base-U', [1, 0, 0])
			]
		}
	]
};

const LAID_ABBEY = [
	laid(0, 'base-A', [1, 0, 0]),
	laid(1, 'am-FFFR-house', [-1, 0, 2]),
	laid(0, 'base-B', [1, 1, 0]),
	laid(1, 'base-B', [1, 2, 0]),
	laid(0, 'base-B', [0, 2, 0]),
	laid(1, 'base-B', [-1, 2, 0]),
	laid(0, 'base-E', [-1, 1, 1], follower(0)),
	laid(1, 'am-abbey', [0, 1, 0], follower(0))
];

const ABBEY: ScoringTopic = {
	id: 'abbey',
	kinds: ['monastery', 'road', 'city'],
	examples: [
		{ id: 'abbey-monk', shows: 'MONASTERY-2', events: LAID_ABBEY },
		{ id: 'abbey-closes', shows: 'CITY-2', events: LAID_ABBEY }
	]
};

const TWO_CITIES = [
	laid(0, 'base-E', [0, 1, 2]),
	laid(1, 'base-E', [1, 1, 2]),
	laid(0, 'base-E', [0, 2, 0])
];
const BUILT_BARN = laid(0, 'base-A', [1, 0, 0], { piece: 'barn', segment: 2, corner: 3 });

const BARN: ScoringTopic = {
	id: 'barn',
	kinds: ['field'],
	examples: [
		{
			id: 'barn-built',
			shows: 'BARN-3',
			events: [
				laid(0, 'base-E', [0, 1, 2]),
				laid(1, 'base-E', [1, 1, 2], follower(1)),
				laid(0, 'base-E', [0, 2, 0]),
				laid(1, 'base-E', [1, 2, 0]),
				BUILT_BARN
			]
		},
		{
			id: 'barn-joined',
			shows: 'BARN-5',
			events: [
				...TWO_CITIES,
				laid(1, 'base-E', [1, 2, 0], follower(1)),
				BUILT_BARN,
				laid(1, 'base-B', [2, 2, 0]),
				laid(0, 'base-B', [2, 1, 0])
			]
		},
		{
			id: 'barn-end',
			shows: 'BARN-6',
			events: [...TWO_CITIES, laid(1, 'base-E', [1, 2, 0]), BUILT_BARN, ENDED_EARLY]
		}
	]
};

/** What Abbey & Mayor adds to scoring. */
export const ABBEY_AND_MAYOR_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [MAYOR, WAGON, ABBEY, BARN]
};
