import { follower, laid } from '../../rules/base/events';
import type { ExpansionRules } from '../../rules/base/expansion';
import { DRIVEN_HOME, SHEEP_DRAWN } from './events';
import { SHEPHERD } from './flocks';

const withShepherd = (segment: number) => ({ deploy: { piece: SHEPHERD, segment } });
const drawn = (player: number, sheep: number) => ({
	choices: [{ type: SHEEP_DRAWN, player, sheep }]
});

/** A flock of 3 and 2 sheep that red drives home. */
const DRIVEN = {
	id: 'flock-home',
	shows: 'FLOCK-4',
	events: [
		{ ...laid(0, 'base-U', [1, 0, 0]), ...withShepherd(2), ...drawn(0, 3) },
		laid(1, 'base-A', [-1, 0, 2]),
		{ ...laid(0, 'base-U', [2, 0, 0]), ...drawn(0, 2) },
		laid(1, 'base-A', [3, 0, 0]),
		{ ...laid(0, 'base-E', [1, 1, 2]), choices: [{ type: DRIVEN_HOME, player: 0 }] }
	]
};

/** A ring road closes the field of red's flock; blue lays its last tile. */
const CLOSED_BY_BLUE = {
	id: 'flock-closed',
	shows: 'FLOCK-6',
	events: [
		{ ...laid(0, 'base-V', [0, 1, 0]), ...withShepherd(2), ...drawn(0, 3) },
		laid(1, 'base-V', [-1, 1, 3]),
		{ ...laid(0, 'base-V', [-1, 2, 2]), ...drawn(0, 2) },
		laid(1, 'base-V', [0, 2, 1])
	]
};

/** Red and blue have a knight each, and blue's stands on a hill. */
const TIE = {
	id: 'hill-tie',
	shows: 'CITY-2',
	events: [
		laid(0, 'base-N', [0, -1, 1], follower(0)),
		laid(1, 'base-B', [0, -2, 0]),
		laid(0, 'base-A', [-1, 0, 2]),
		laid(1, 'hs-CFRF-hill', [1, -2, 2], follower(0)),
		laid(0, 'base-N', [1, -1, 3])
	]
};

/** One of the eight tiles around a completed monastery has a vineyard. */
const MONASTERY = {
	id: 'vineyard',
	shows: 'MONASTERY-2',
	events: [
		laid(0, 'base-B', [0, 1, 0], follower(0)),
		laid(1, 'base-U', [1, 0, 0]),
		laid(0, 'base-U', [-1, 0, 0]),
		laid(1, 'base-V', [1, 1, 3]),
		laid(0, 'base-V', [-1, 1, 0]),
		laid(1, 'base-V', [-1, 2, 1]),
		laid(0, 'hs-CFFF-vineyard', [0, 2, 2]),
		laid(1, 'base-V', [1, 2, 2])
	]
};

/** What Hills & Sheep adds to scoring. */
export const HILLS_SCORING: ExpansionRules['scoring'] = {
	box: 'base-c1',
	topics: [
		{ id: 'flocks', kinds: ['field'], examples: [DRIVEN, CLOSED_BY_BLUE] },
		{ id: 'hills', kinds: ['road', 'city', 'field'], examples: [TIE] },
		{ id: 'vineyards', kinds: ['monastery'], examples: [MONASTERY] }
	]
};
