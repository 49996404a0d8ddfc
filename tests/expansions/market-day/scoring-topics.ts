import type { ExpansionRules } from '../../rules/base/expansion';
import { laid } from '../../rules/base/events';
import { HAWKER_MOVED } from './events';

/** The hawker comes to a road of two tiles with a stallkeeper. */
const VISIT = {
	id: 'hawker-comes',
	shows: 'MARKET-4',
	events: [
		laid(0, 'md-FRFR-stall', [1, 0, 0], { piece: 'stallkeeper', segment: 0 }),
		{ type: HAWKER_MOVED, player: 0, to: { x: 1, y: 0, segment: 0 } }
	]
};

/** The first road is completed. */
const CASHBOX = {
	id: 'cashbox-taken',
	shows: 'MARKET-5',
	events: [laid(0, 'base-A', [1, 0, 0]), laid(1, 'base-A', [-1, 0, 2])]
};

/** What Market Day adds to scoring. */
export const MARKET_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'market', kinds: ['road'], examples: [VISIT, CASHBOX] }]
};
