import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** Grapes, each around one of these points, from the top. */
const GRAPES = [
	[-3.7, -1.6],
	[0, -1.6],
	[3.7, -1.6],
	[-1.9, 1.7],
	[1.9, 1.7],
	[0, 5]
]
	.map(
		([x = 0, y = 0]) => `M${String(x - 1.8)} ${String(y)}a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0Z`
	)
	.join('');

/** A bunch of grapes on a disc. */
const WINE: readonly MarkLayer[] = [
	{ fill: 'wine', path: 'M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z', rimmed: true },
	{ fill: 'grapes', path: GRAPES },
	{ fill: 'leaf', width: 2, path: 'M0-3.6V-5.4M-.2-5.4L3-6.4' }
];

/** A sheaf on a diamond. */
const GRAIN: readonly MarkLayer[] = [
	{ fill: 'sheaf', path: 'M0-11.2L11.2 0L0 11.2L-11.2 0Z', rimmed: true },
	{ fill: 'grain', path: 'M0-8.6L8.6 0L0 8.6L-8.6 0Z' },
	{ fill: 'sheaf', width: 1.7, path: 'M0 5.4V-5M-.6 2.6L-3.6-3M.6 2.6L3.6-3M-2.4 2.4H2.4' }
];

/** A roll of cloth on a square. */
const CLOTH: readonly MarkLayer[] = [
	{ fill: 'cloth', path: 'M-8.4-8.4H8.4V8.4H-8.4Z', rimmed: true },
	{ fill: 'linen', path: 'M-6-4.8H2.6A3.4 3.4 0 0 1 2.6 2H0V6.2L-1.5 5.2L-3 6.2L-4.5 5.2L-6 6.2Z' },
	{ fill: 'cloth', width: 1.2, path: 'M-3.8 2H2.4M2.4-.2A1.2 1.2 0 1 1 3.4-1.8' }
];

/** The signs of goods, told apart by their outlines too. */
export const TRADERS_AND_BUILDERS_MARKS: MarkArt = {
	wine: { layers: WINE },
	grain: { layers: GRAIN },
	cloth: { layers: CLOTH }
};
