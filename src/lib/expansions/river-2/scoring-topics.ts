import { ENDED_EARLY, follower, laid, laidEarly } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** What The River II adds to scoring. */
export const RIVER_2_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'pig-herd',
			kinds: ['field'],
			examples: [
				{
					id: 'pig-herd-pays',
					rulings: { riverPigHerd: 'always' },
					shows: 'farms',
					events: [
						laid(0, 'river2-FSSS-fork', [1, 0, 0]),
						laid(1, 'river2-CSCS-bridge', [2, 0, 0], follower(3)),
						laid(0, 'river2-FFSS-herd', [3, 0, 0], follower(1)),
						laidEarly(1, 'base-E', [2, -1, 2]),
						laidEarly(0, 'base-E', [2, 1, 0]),
						ENDED_EARLY
					]
				}
			]
		}
	]
};
