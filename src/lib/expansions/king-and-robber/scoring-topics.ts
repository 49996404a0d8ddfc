import { laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** A city of two tiles gives red the king, then one of three gives blue the king. */
const KING = {
	id: 'king-passes',
	shows: 'KING-3',
	events: [
		laid(0, 'base-E', [0, -1, 2]),
		laid(1, 'base-D', [1, 0, 0]),
		laid(0, 'base-G', [1, -1, 0]),
		laid(1, 'base-E', [1, -2, 2])
	]
};

const ROBBER = {
	id: 'robber-taken',
	shows: 'ROBBER-1',
	events: [laid(0, 'base-A', [1, 0, 0]), laid(1, 'base-A', [-1, 0, 2])]
};

/** What King & Robber Baron adds to scoring. */
export const KING_AND_ROBBER_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{ id: 'king', kinds: ['city'], examples: [KING] },
		{ id: 'robber', kinds: ['road'], examples: [ROBBER] }
	]
};
