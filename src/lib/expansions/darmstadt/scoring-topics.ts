import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

const CITY = {
	id: 'darmstadtium-city',
	shows: 'CITY-2',
	events: [
		laid(0, 'da-CCCC-darmstadtium', [0, -1, 0], follower(0)),
		laid(1, 'base-E', [0, -2, 2]),
		laid(0, 'base-E', [-1, -1, 1]),
		laid(1, 'base-E', [1, -1, 3])
	]
};

/** Red’s monk completes the church; blue has a thief and a knight around it. */
const AROUND = {
	id: 'church-around',
	shows: 'DARMSTADT-4',
	events: [
		laid(0, 'base-U', [-1, 0, 0]),
		laid(1, 'base-U', [1, 0, 0], follower(0)),
		laid(0, 'da-FFRR-church', [0, 1, 0], follower(1)),
		laid(1, 'base-V', [-1, 1, 3]),
		laid(0, 'base-V', [-1, 2, 2]),
		laid(1, 'base-E', [1, 1, 1], follower(0)),
		laid(0, 'base-V', [0, 2, 1]),
		laid(1, 'base-E', [1, 2, 1])
	]
};

/** What Darmstadt adds to scoring. */
export const DARMSTADT_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'darmstadt', kinds: ['city', 'monastery'], examples: [CITY, AROUND] }]
};
