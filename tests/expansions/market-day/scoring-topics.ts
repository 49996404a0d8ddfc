import { ENDED_EARLY, follower, laid } from '../../rules/base/scoring-topics';
import type { ScoringTopics } from '../../rules/presentation/scoring-topic';
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

/** A road is completed, and at the end the cashbox is paid. */
const CASHBOX = {
	id: 'cashbox-pays',
	shows: 'MARKET-6',
	events: [
		laid(0, 'base-A', [1, 0, 0], follower(0)),
		laid(1, 'base-A', [-1, 0, 2]),
		ENDED_EARLY
	]
};

/** What Market Day adds to scoring. */
export const MARKET_SCORING: ScoringTopics = {
	box: 'base-c1',
	expansion: 'market-day',
	topics: [{ id: 'market', kinds: ['road'], examples: [VISIT, CASHBOX] }]
};
