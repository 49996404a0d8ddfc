import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A round grassy hill with a lit top. */
const HILL: readonly MarkLayer[] = [
	{
		fill: 'ground',
		path: 'M-14.6.4C-15-7.6-8.2-14.8.4-14.6C8.8-14.4 14.8-7.8 14.6.2C14.4 5.6 11.8 9.8 8 12.2C5.6 13.8 2.8 14.8-.4 14.6C-8.6 14.4-14.2 8-14.6.4Z',
		rimmed: true
	},
	{
		fill: 'leaf',
		path: 'M-8.6-1.4C-8.4-6.2-4.6-9.4-.2-9.2C4.2-9 7.6-5.8 7.4-1.6C7.2 2.2 3.8 4.8-.4 4.6C-5 4.4-8.8 2.4-8.6-1.4Z'
	},
	{
		fill: 'dark',
		width: 1.2,
		path: 'M-4.6-2.4Q-2.8-4.4-.8-4.4M1.6-1.2Q3.4-2.6 5-2.4M-2.4 1.6Q-.4 .2 1.4.6'
	}
];

/** What is printed on the tiles. */
export const TUNNEL_MARKS: MarkArt = { 'tunnel-hill': { layers: HILL, parts: true, room: 16 } };
