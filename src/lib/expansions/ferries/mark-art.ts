import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A round lake with a pale shore, and ripples beside the middle, where a ferry lies. */
const LAKE: readonly MarkLayer[] = [
	{
		fill: 'ground',
		path: 'M-16.4.4C-17-8.2-9.4-16.6.6-16.4C9.8-16.2 16.8-9 16.4.2C16 9.6 9 16.6-.4 16.4C-9.6 16.2-15.8 9.2-16.4.4Z'
	},
	{
		fill: 'lake',
		path: 'M-14.2.4C-14.8-7.2-8-14.4.6-14.2C8.6-14 14.6-7.8 14.2.2C13.8 8.2 7.8 14.4-.4 14.2C-8.4 14-13.6 8-14.2.4Z',
		rimmed: true
	},
	{
		fill: 'linen',
		width: 0.8,
		path: 'M-8-8.4Q-6.2-9.8-4.4-8.4Q-2.6-7-.8-8.4M2.6-10.4Q4-11.4 5.4-10.4M-3.8 9.6Q-2 8.2-.2 9.6Q1.6 11 3.4 9.6M6 7.4Q7.4 6.4 8.8 7.4'
	}
];

/** What is printed on the tiles. */
export const FERRY_MARKS: MarkArt = { 'ferry-lake': { layers: LAKE, parts: true, room: 17 } };
