import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A stall: a table with baskets below a striped roof. */
const STALL_LAYERS: readonly MarkLayer[] = [
	{ fill: 'pale', path: 'M-9-4H9V9H-9Z', rimmed: true },
	{ fill: 'roof', path: 'M-9.6-11.4H9.6L12.6-3.6H-12.6Z' },
	{ fill: 'pale', width: 1.8, path: 'M-4-11.4L-5.4-3.6M4-11.4L5.4-3.6' },
	{ fill: 'grain', path: 'M-7.4 1.2H-1V5H-7.4ZM1 1.2H7.4V5H1Z' },
	{ fill: 'dark', width: 1.4, path: 'M-9 6H9' }
];

/** What is printed beside roads. */
export const MARKET_MARKS: MarkArt = { stall: { layers: STALL_LAYERS } };
