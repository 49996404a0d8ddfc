import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import type { ExampleEvent } from '../../rules/presentation/scoring-topic';
import { MAGE, movedType, WITCH, type Magician } from './magicians';

/** A turn in which one of them was moved to a place. */
const moving = (
	turn: ExampleEvent,
	magician: Magician,
	[x, y, segment]: readonly [x: number, y: number, segment: number]
): ExampleEvent => ({
	...turn,
	choices: [{ type: movedType(magician), player: turn['player'], to: { x, y, segment } }]
});

/** A city of four tiles with a pennant, above the start tile and open to the east; the last tile has the symbol. */
const cityWith = (magician: Magician): readonly ExampleEvent[] => [
	laid(0, 'base-F', [0, -1, 0], follower(0)),
	laid(1, 'base-U', [1, 0, 0]),
	moving(laid(0, 'mw-CCRR', [0, -2, 1]), magician, [0, -1, 0])
];

const CITY_CLOSED = laid(1, 'base-E', [1, -2, 3]);

/** A road of five tiles from end to end; the first has the symbol. */
const ROAD: readonly ExampleEvent[] = [
	moving(laid(0, 'mw-CRRR-crossing', [1, 0, 0], follower(3)), WITCH, [1, 0, 3]),
	laid(1, 'base-U', [-1, 0, 0]),
	laid(0, 'base-U', [-2, 0, 0]),
	laid(1, 'base-A', [-3, 0, 2])
];

/** What Mage & Witch adds to scoring. */
export const MAGIC_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{
			id: 'magic',
			kinds: ['road', 'city'],
			examples: [
				{ id: 'mage-completed', shows: 'CITY-2', events: [...cityWith(MAGE), CITY_CLOSED] },
				{ id: 'witch-completed', shows: 'ROAD-2', events: ROAD },
				{ id: 'mage-at-the-end', shows: 'END-3', events: [...cityWith(MAGE), ENDED_EARLY] },
				{ id: 'witch-at-the-end', shows: 'END-3', events: [...cityWith(WITCH), ENDED_EARLY] }
			]
		}
	]
};
