import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** Two crossed swords on a round shield. */
const BESIEGED: readonly MarkLayer[] = [
	{ fill: 'wine', path: 'M-11.6 0A11.6 11.6 0 1 1 11.6 0A11.6 11.6 0 1 1-11.6 0Z', rimmed: true },
	{ fill: 'dark', width: 4.2, path: 'M-6.4 7L7-7.6M6.4 7L-7-7.6' },
	{ fill: 'pale', width: 2.4, path: 'M-6.4 7L7-7.6M6.4 7L-7-7.6' },
	{ fill: 'grain', width: 2.2, path: 'M-7.6 2.4L-1.9 7.6M7.6 2.4L1.9 7.6' }
];

/** What is printed in besieged cities. */
export const SIEGE_MARKS: MarkArt = { besieged: { layers: BESIEGED } };
