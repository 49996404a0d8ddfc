import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';
import { DECLINED, PLACED } from './events';

const placed = (player: number, beside: number) => ({ type: PLACED, player, beside });

/** Red lays a bag in a road of its own and leaves the robber at home; blue's robber goes beside red's figure. */
const BESIDE_RED: readonly ExampleEvent[] = [
	{
		...laid(0, 'rb-FRFR', [1, 0, 0], follower(0)),
		choices: [{ type: DECLINED, player: 0 }]
	},
	placed(1, 0)
];

const TAKES_HALF = {
	id: 'robber-takes-half',
	shows: 'ROAD-2',
	events: [
		...BESIDE_RED,
		laid(1, 'base-U', [-1, 0, 0]),
		laid(0, 'base-U', [-2, 0, 0]),
		laid(1, 'base-A', [2, 0, 0]),
		laid(0, 'base-A', [-3, 0, 2])
	]
};

/** Blue's city pays red by robbing, and blue's robber goes along with red's figure. */
const GOES_ALONG = {
	id: 'robber-goes-along',
	shows: 'CITY-2',
	events: [
		{
			...laid(0, 'rb-FRFR', [1, 0, 0], follower(0)),
			choices: [placed(0, 1)]
		},
		placed(1, 0),
		laid(1, 'base-E', [0, -1, 2], follower(0)),
		laid(0, 'base-A', [2, 0, 0])
	]
};

/** What The Robbers adds to scoring. */
export const ROBBERS_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'robbers', kinds: ['road', 'city'], examples: [TAKES_HALF, GOES_ALONG] }]
};
