import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';
import { CASTLE_DECIDED } from './events';

/** Red’s thief on a bridge over a monastery, with a road on both sides. */
const OVER: readonly ExampleEvent[] = [
	{ ...laid(0, 'base-B', [1, 0, 0], follower(2)), bridge: { x: 1, y: 0, side: 1 } },
	laid(1, 'base-A', [2, 0, 0]),
	laid(0, 'base-A', [-1, 0, 2])
];

/** Red’s castle below the road that blue completes. */
const BESIDE: readonly ExampleEvent[] = [
	laid(0, 'base-E', [0, 1, 1], follower(0)),
	laid(1, 'base-E', [1, 1, 3]),
	{ type: CASTLE_DECIDED, player: 0, at: { x: 0, y: 1, segment: 0 }, built: true },
	laid(0, 'base-A', [-1, 0, 2]),
	laid(1, 'base-A', [1, 0, 0], follower(0))
];

/** What Bridges, Castles & Bazaars adds to scoring. */
export const BRIDGES_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'bridges',
			kinds: ['road'],
			examples: [{ id: 'bridge-over', shows: 'ROAD-2', events: OVER }]
		},
		{
			id: 'castles',
			kinds: ['road', 'city', 'monastery'],
			examples: [{ id: 'castle-beside', shows: 'CASTLE-8', events: BESIDE }]
		}
	]
};
