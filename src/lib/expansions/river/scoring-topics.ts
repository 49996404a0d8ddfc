import { ENDED_EARLY, follower, laid, laidEarly } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** What the river changes in scoring. */
export const RIVER_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'river',
			kinds: ['river', 'field'],
			examples: [
				{
					id: 'river-fields',
					shows: 'farms',
					events: [
						laid(0, 'river-RSRS', [-1, 0, 0]),
						laid(1, 'river-CSCS', [-2, 0, 0], follower(3)),
						laid(0, 'river-FSFS', [-3, 0, 0], follower(2)),
						laidEarly(1, 'base-E', [-2, -1, 2]),
						laidEarly(0, 'base-E', [-2, 1, 0]),
						ENDED_EARLY
					]
				},
				{
					id: 'river-bridge',
					shows: 'ROAD-2',
					events: [
						laid(0, 'river-RSRS', [-1, 0, 0], follower(0)),
						laidEarly(1, 'base-A', [-1, -1, 3]),
						laidEarly(0, 'base-A', [-1, 1, 1])
					]
				}
			]
		}
	]
};
