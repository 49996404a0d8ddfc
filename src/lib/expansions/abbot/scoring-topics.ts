import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

const PLACED = [
	laid(0, 'base-U', [1, 0, 0]),
	laid(1, 'base-U', [-1, 0, 0]),
	laid(0, 'base-E-garden', [0, 1, 2], { piece: 'abbot', segment: 2 }),
	laid(1, 'base-E', [1, 1, 2]),
	laid(0, 'base-E', [-1, 1, 2])
];

/** What The Abbot adds to scoring. */
export const ABBOT_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c2',
	topics: [
		{
			id: 'abbot',
			kinds: ['garden', 'monastery'],
			examples: [
				{
					id: 'abbot-garden',
					shows: 'GARDEN-1',
					events: [
						...PLACED,
						laid(1, 'base-E', [0, 2, 0]),
						laid(0, 'base-H', [1, 2, 0]),
						laid(1, 'base-H', [-1, 2, 0])
					]
				},
				{
					id: 'abbot-recalled',
					shows: 'ABBOT-3',
					events: [
						...PLACED,
						laid(1, 'base-E', [2, 1, 2], follower(0)),
						{ ...laid(0, 'base-H', [1, 2, 0]), recall: { piece: 'abbot', x: 0, y: 1, segment: 2 } }
					]
				},
				{ id: 'abbot-end', shows: 'GARDEN-2', events: [...PLACED, ENDED_EARLY] }
			]
		}
	]
};
