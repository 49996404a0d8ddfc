import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A ring of red and white boards around yellow sand, with a star in the middle. */
const RING: readonly MarkLayer[] = [
	{ fill: 'linen', path: 'M-14 0A14 12.4 0 0 1 14 0A14 12.4 0 0 1-14 0Z', rimmed: true },
	{
		fill: 'roof',
		width: 3.2,
		path:
			'M-11.6-3A11.8 10.2 0 0 1-7.2-8.2M-2.6-10A11.8 10.2 0 0 1 2.6-10M7.2-8.2A11.8 10.2 0 0 1 11.6-3' +
			'M11.6 3A11.8 10.2 0 0 1 7.2 8.2M2.6 10A11.8 10.2 0 0 1-2.6 10M-7.2 8.2A11.8 10.2 0 0 1-11.6 3'
	},
	{ fill: 'grain', path: 'M-9 0A9 7.6 0 0 1 9 0A9 7.6 0 0 1-9 0Z' },
	{
		fill: 'sheaf',
		path: 'M0-5L1.5-1.5L5.2-1.4L2.3.8L3.3 4.4L0 2.3L-3.3 4.4L-2.3.8L-5.2-1.4L-1.5-1.5Z'
	}
];

/** A carpet with three spots: two below, and one above them. */
const CARPET: readonly MarkLayer[] = [
	{ fill: 'cloth', path: 'M-13.4-9.6H13.4V10.4H-13.4Z', rimmed: true },
	{ fill: 'linen', width: 1.3, path: 'M-11-7.2H11V8H-11Z' },
	{
		fill: 'grain',
		path:
			'M-7.6 4A3 2.3 0 0 1-1.6 4A3 2.3 0 0 1-7.6 4ZM1.6 4A3 2.3 0 0 1 7.6 4A3 2.3 0 0 1 1.6 4Z' +
			'M-3-2.4A3 2.3 0 0 1 3-2.4A3 2.3 0 0 1-3-2.4Z'
	}
];

/** What is printed on the tiles. */
export const BIG_TOP_MARKS: MarkArt = {
	circus: { layers: RING, room: 15, parts: true },
	acrobats: { layers: CARPET, room: 15, parts: true }
};
