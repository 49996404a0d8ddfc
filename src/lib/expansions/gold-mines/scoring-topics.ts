import type { ExpansionRules } from '../../rules/base/expansion';
import { follower, laid } from '../../rules/base/events';
import type { Spot } from '../../engine/spot';
import { INGOTS_PUT } from './events';

/** What was decided with a gold tile: where its second ingot went. */
const put = (player: number, [x, y]: readonly [number, number]) => ({
	choices: [{ type: INGOTS_PUT, player, on: { x, y } satisfies Spot }]
});

/** Red's city over the bridge, with an ingot on each of its two tiles. */
const BRIDGE = { ...laid(0, 'gm-CRCR-bridge', [0, -1, 0], follower(0)), ...put(0, [0, 0]) };

const TAKEN = {
	id: 'gold-taken',
	shows: 'GOLD-4',
	events: [BRIDGE, laid(1, 'base-E', [0, -2, 2])]
};

/** Blue’s city joins red’s: three ingots for both. */
const SHARED = {
	id: 'gold-shared',
	shows: 'GOLD-5',
	events: [
		BRIDGE,
		laid(1, 'base-U', [1, -1, 0]),
		laid(0, 'base-U', [1, 0, 0]),
		laid(1, 'base-E', [1, -2, 3], follower(0)),
		{ ...laid(0, 'gm-CCFF-monastery', [0, -2, 1]), ...put(0, [1, -1]) }
	]
};

/** What The Gold Mines adds to scoring. */
export const GOLD_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'gold', kinds: ['road', 'city', 'monastery'], examples: [TAKEN, SHARED] }]
};
