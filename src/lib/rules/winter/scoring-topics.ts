import { follower, laid } from '../base/events';
import type { ScoringTopics } from '../presentation/scoring-topic';

/** What the tiles of the Winter Edition add to scoring. */
export const WINTER_SCORING: ScoringTopics = {
	box: 'winter-we3',
	land: 'winter',
	topics: [
		{
			id: 'winter',
			kinds: ['road', 'monastery'],
			examples: [
				{
					id: 'winter-double-bend',
					shows: 'ROAD-2',
					events: [
						laid(0, 'base-V', [0, 1, 3], follower(0)),
						laid(1, 'base-V', [1, 1, 0]),
						laid(0, 'winter-RRRR-wolpertinger', [0, 2, 0]),
						laid(1, 'base-A', [-1, 2, 2]),
						laid(0, 'base-V', [1, 2, 1]),
						laid(1, 'base-A', [0, 3, 1])
					]
				},
				{
					id: 'winter-two-roads',
					shows: 'ROAD-2',
					events: [
						laid(0, 'winter-FRFR-deer', [1, 0, 0], follower(1)),
						laid(1, 'base-U', [2, 0, 0]),
						laid(0, 'base-A', [-1, 0, 2])
					]
				}
			]
		}
	]
};
