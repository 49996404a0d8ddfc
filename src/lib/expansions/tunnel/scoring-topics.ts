import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';

/** The mouths of the hill at x = 1. */
const [EAST, WEST] = [1, 2] as const;

/** A turn in which a round token was also laid in a mouth of the hill. */
const token = (turn: ExampleEvent, segment: number): ExampleEvent => ({
	...turn,
	choices: [{ type: 'tunnel/laid-circle', player: turn['player'], at: { x: 1, y: 0, segment } }]
});

/** Red’s road from the monastery. */
const BEGUN = laid(0, 'base-A', [-1, 0, 2], follower(0));

/** A second token joins it through the hill with the road from another monastery. */
const JOINS: readonly ExampleEvent[] = [
	BEGUN,
	token(laid(1, 'tu-CRFR', [1, 0, 0]), WEST),
	laid(0, 'base-A', [2, 0, 0]),
	token(laid(1, 'base-B', [0, 1, 0]), EAST)
];

/** Red’s road breaks off in the hill. */
const OPEN: readonly ExampleEvent[] = [BEGUN, laid(1, 'tu-CRFR', [1, 0, 0]), ENDED_EARLY];

/** What The Tunnel adds to scoring. */
export const TUNNEL_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'tunnel',
			kinds: ['road'],
			examples: [
				{ id: 'tunnel-joins', shows: 'ROAD-2', events: JOINS },
				{ id: 'tunnel-open', shows: 'END-2', events: OPEN }
			]
		}
	]
};
