import { ENDED_EARLY, follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** A farmer on the field of the pigs, beside a completed city. */
const FARM = {
	id: 'pigs-pay',
	rulings: { pigHerd: 'pig' },
	shows: 'farms',
	events: [
		laid(0, 'gq-FFFF-pigherd', [0, 1, 0], follower(0)),
		laid(1, 'base-E', [0, -1, 2]),
		laid(0, 'base-A', [-1, 0, 2]),
		laid(1, 'base-A', [1, 0, 0]),
		laid(0, 'base-B', [1, -1, 0]),
		ENDED_EARLY
	]
};

/** What Games Quarterly 11 adds to scoring. */
export const GQ11_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'pigs', kinds: ['field'], examples: [FARM] }]
};
