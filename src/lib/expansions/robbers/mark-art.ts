import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A full bag, tied up, with coins before it. */
const BAG: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-12.6 8.4Q0 5.4 12.6 8.4Q10.6 11.4 0 11.4Q-10.6 11.4-12.6 8.4Z' },
	{
		fill: 'horn',
		path:
			'M-3.4-7.4L-6.4-11.4Q-3.4-10.6-1.6-11.8Q0-10.8 1.8-11.8Q3.4-10.6 6.2-11.4L3.2-7.4C8.2-4.6 11.2.4 10.4 5.2' +
			'C9.8 8.6 5.6 10.2 0 10.2C-5.6 10.2-9.8 8.6-10.4 5.2C-11.2.4-8.4-4.6-3.4-7.4Z',
		rimmed: true
	},
	{ fill: 'linen', width: 1.7, path: 'M-4-6.9Q0-5.3 4-6.9M2.4-6.2L5.4-3.4' },
	{ fill: 'linen', width: 1.2, path: 'M-7.2 3.6C-7.2.2-5.6-2.6-3.2-4' },
	{
		fill: 'grain',
		path: 'M5.2 8a3 2.4 0 1 1 6 0a3 2.4 0 1 1-6 0ZM9.2 9.6a2.6 2.1 0 1 1 5.2 0a2.6 2.1 0 1 1-5.2 0Z',
		rimmed: true
	}
];

/** The sign on the tiles with which robbers are placed. */
export const ROBBERS_MARKS: MarkArt = { bag: { layers: BAG } };
