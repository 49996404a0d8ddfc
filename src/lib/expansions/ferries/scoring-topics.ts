import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';
import { FERRIES_KEPT, FERRY_LAID, FERRY_MOVED } from './events';
import type { Pair } from './tiles';

/** A turn with a decision: the ferry of the lake at x = 1 was laid or moved to these two roads. */
const ferry = (
	type: typeof FERRY_LAID | typeof FERRY_MOVED,
	turn: ExampleEvent,
	[segment, other]: Pair
): ExampleEvent => ({
	...turn,
	choices: [{ type, player: turn['player'], one: { x: 1, y: 0, segment }, other }]
});

/** The roads of the lake. */
const [EAST, SOUTH, WEST] = [0, 1, 2] as const;

/** Red’s road from the monastery to the lake, where the ferry joins it to blue’s. */
const JOINED: readonly ExampleEvent[] = [
	laid(0, 'base-A', [-1, 0, 2], follower(0)),
	ferry(FERRY_LAID, laid(1, 'fr-FRRR', [1, 0, 0], follower(SOUTH)), [SOUTH, WEST])
];

const JOINS: readonly ExampleEvent[] = [
	...JOINED,
	{ ...laid(0, 'base-A', [1, 1, 1]), choices: [{ type: FERRIES_KEPT, player: 0 }] }
];

/** The ferry goes to the east: red’s road ends at the lake. */
const CUTS_OFF: readonly ExampleEvent[] = [
	...JOINED,
	ferry(FERRY_MOVED, laid(0, 'base-V', [1, 1, 1]), [EAST, SOUTH])
];

/** What The Ferries adds to scoring. */
export const FERRY_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'ferries',
			kinds: ['road'],
			examples: [
				{ id: 'ferry-joins', shows: 'ROAD-2', events: JOINS },
				{ id: 'ferry-cuts-off', shows: 'ROAD-2', events: CUTS_OFF }
			]
		}
	]
};
