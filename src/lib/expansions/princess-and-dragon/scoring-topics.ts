import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';
import { FAIRY_MOVED } from './events';

/** A turn in which the fairy is moved to a follower of its player. */
const withFairy = (
	turn: ExampleEvent,
	[x, y, segment]: readonly [x: number, y: number, segment: number]
): ExampleEvent => ({
	...turn,
	choices: [{ type: FAIRY_MOVED, player: turn['player'], piece: 'follower', to: { x, y, segment } }]
});

/** A city of three tiles with a pennant, above the start tile and open to the west; red's knight has the fairy. */
const CITY: readonly ExampleEvent[] = [
	laid(0, 'base-F', [0, -1, 0], follower(0)),
	laid(1, 'base-U', [1, 0, 0]),
	withFairy(laid(0, 'base-N', [0, -2, 1]), [0, -1, 0])
];

/** What The Princess & the Dragon adds to scoring. */
export const DRAGON_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'fairy',
			kinds: ['road', 'city', 'field', 'monastery'],
			examples: [
				{
					id: 'fairy-at-start',
					shows: 'FAIRY-5',
					events: [...CITY, laid(1, 'base-U', [-1, 0, 0]), laid(0, 'base-A', [2, 0, 0])]
				},
				{
					id: 'fairy-scored',
					shows: 'FAIRY-6',
					events: [...CITY, laid(1, 'base-E', [1, -2, 3])]
				},
				{ id: 'fairy-at-the-end', shows: 'FAIRY-6', events: [...CITY, ENDED_EARLY] }
			]
		}
	]
};
