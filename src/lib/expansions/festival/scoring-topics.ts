import { ENDED_EARLY, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { TOOK } from './events';

const farmer = { piece: 'follower', segment: 1 } as const;

/** Red and blue share a farm beside a city of two tiles; red takes the farmer home with a festival, so blue alone is paid. */
const FARMER = {
	id: 'festival-farmer',
	shows: 'FARM-1',
	events: [
		laid(0, 'base-U', [1, 0, 0], { ...farmer }),
		laid(1, 'base-E', [0, -1, 2], { ...farmer }),
		laid(0, 'base-B', [1, -1, 0]),
		laid(1, 'base-U', [2, 0, 0]),
		{
			...laid(0, 'fe-RRRR', [-1, 0, 0]),
			choices: [{ type: TOOK, player: 0, piece: 'follower', from: { x: 1, y: 0, segment: 1 } }]
		},
		ENDED_EARLY
	]
};

/** What The Festival adds to scoring. */
export const FESTIVAL_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'festival', kinds: ['field'], examples: [FARMER] }]
};
