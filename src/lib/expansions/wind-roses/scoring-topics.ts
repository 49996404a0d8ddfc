import { laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';

/** North-east of the orange rose, which lies first. */
const SECTION = {
	id: 'rose-section',
	shows: 'ROSE-3',
	events: [laid(0, 'base-B', [0, -1, 0]), laid(1, 'wr-CCFF', [1, -1, 1])]
};

/** The blue rose lies so that its north points west: north-east is now up and to the left. */
const BLUE = {
	id: 'rose-blue',
	shows: 'ROSE-3',
	events: [
		laid(0, 'wr-FFRR', [0, 1, 3]),
		laid(1, 'base-B', [0, -1, 0]),
		laid(0, 'wr-CCFF', [-1, -1, 2])
	]
};

/** What The Wind Roses adds to scoring. */
export const WIND_ROSES_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [{ id: 'roses', kinds: [], examples: [SECTION, BLUE] }]
};
