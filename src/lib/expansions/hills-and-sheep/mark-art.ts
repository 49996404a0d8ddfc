import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** Two grassy tops, the nearer one lit. */
const HILL: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-1 10C1-2 4-8.6 7.4-8.6C10.6-8.6 12.6-2 13.4 10Z', rimmed: true },
	{ fill: 'leaf', path: 'M-13.4 10C-11.6-4-8-11.6-3.6-11.6C.8-11.6 4.4-4 6.2 10Z', rimmed: true },
	{
		fill: 'dark',
		width: 1.3,
		path: 'M-8.4-1.6Q-7-4.6-5.4-6.4M-9.6 5.4Q-9 1.6-7.8-.2M-1.4-4Q.4-1.2 1.2 2M9.4-3Q10.2-.8 10.6 1.6'
	}
];

/** Three vines with grapes, each on its stake. */
const VINEYARD: readonly MarkLayer[] = [
	{
		fill: 'horn',
		width: 1.7,
		path: 'M-9 11V-11M0 11V-11M9 11V-11'
	},
	{
		fill: 'leaf',
		path:
			'M-9-8.6C-5.6-8.6-4.6-5-5.6-2.6C-4.4.6-6 4-9 4S-13.6.6-12.4-2.6C-13.4-5-12.4-8.6-9-8.6Z' +
			'M0-8.6C3.4-8.6 4.4-5 3.4-2.6C4.6.6 3 4 0 4S-4.6.6-3.4-2.6C-4.4-5-3.4-8.6 0-8.6Z' +
			'M9-8.6C12.4-8.6 13.4-5 12.4-2.6C13.6.6 12 4 9 4S4.4.6 5.6-2.6C4.6-5 5.6-8.6 9-8.6Z',
		rimmed: true
	},
	{
		fill: 'wine',
		path: 'M-11.6-1.2H-6.4L-9 5.6ZM-2.6-1.2H2.6L0 5.6ZM6.4-1.2H11.6L9 5.6Z'
	}
];

/** What is printed on its tiles. */
export const HILLS_MARKS: MarkArt = {
	hill: { layers: HILL },
	vineyard: { layers: VINEYARD }
};
