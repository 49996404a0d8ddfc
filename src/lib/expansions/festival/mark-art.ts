import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A striped tent with a scalloped roof, and a flag on its pole. */
const TENT: readonly MarkLayer[] = [
	{ fill: 'horn', width: 1.2, path: 'M0-8.6V-14.4' },
	{ fill: 'wine', path: 'M.3-14.4L7.2-12.3L.3-10.2Z', rimmed: true },
	{ fill: 'linen', path: 'M-10-.4H10L10.6 10.2Q0 12.4-10.6 10.2Z', rimmed: true },
	{
		fill: 'wine',
		path: 'M-6.2 0H-2.6L-2.8 11.2Q-4.8 11.1-6.6 10.9ZM6.2 0H2.6L2.8 11.2Q4.8 11.1 6.6 10.9Z'
	},
	{
		fill: 'linen',
		path:
			'M0-9.4C2.8-5.2 7.6-2.4 13-1.2Q12.6 2.2 9.8 2.2Q7.4 2.2 6.6 0Q5.8 2.2 3.3 2.2Q.8 2.2 0 0' +
			'Q-.8 2.2-3.3 2.2Q-5.8 2.2-6.6 0Q-7.4 2.2-9.8 2.2Q-12.6 2.2-13-1.2C-7.6-2.4-2.8-5.2 0-9.4Z',
		rimmed: true
	},
	{
		fill: 'wine',
		path:
			'M0-9.4C1.2-6 3.6-2.6 6.6 0Q5.8 2.2 3.3 2.2Q.8 2.2 0 0Q-.4-4.6 0-9.4Z' +
			'M0-9.4C-2.6-5.6-5-2.6-6.6 0Q-7.4 2.2-9.8 2.2Q-12.6 2.2-13-1.2C-7.6-2.4-2.8-5.2 0-9.4Z'
	}
];

/** The picture on the tiles with a festival. */
export const FESTIVAL_MARKS: MarkArt = { festival: { layers: TENT } };
