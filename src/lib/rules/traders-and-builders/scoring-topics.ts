import { ENDED, follower, laid, type ScoringTopics } from '../presentation/scoring-topic';

const PIG = {
	id: 'pig-pays',
	shows: 'farms',
	events: [
		laid(0, 'base-E', [0, 1, 2], follower(1)),
		laid(1, 'base-E', [0, 2, 0], follower(1)),
		laid(0, 'base-E', [1, 1, 2], { piece: 'pig', segment: 1 }),
		laid(1, 'base-E', [1, 2, 0]),
		ENDED
	]
};

/** What Traders & Builders adds to scoring. */
export const TRADERS_AND_BUILDERS_SCORING: ScoringTopics = {
	box: 'base-c1',
	expansion: 'traders-and-builders',
	topics: [{ id: 'pig', kinds: ['field'], examples: [PIG] }]
};
