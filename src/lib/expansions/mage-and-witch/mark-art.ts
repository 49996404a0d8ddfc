import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A star of five points in one line, in a ring with eight rays. */
const MAGIC: readonly MarkLayer[] = [
	{
		fill: 'raven',
		path:
			'M0-12.6L2.9-9.4L7.2-10.2L7.4-5.9L11-3.6L9 0L11 3.6L7.4 5.9L7.2 10.2L2.9 9.4L0 12.6L-2.9 9.4L-7.2 10.2' +
			'L-7.4 5.9L-11 3.6L-9 0L-11-3.6L-7.4-5.9L-7.2-10.2L-2.9-9.4Z',
		rimmed: true
	},
	{ fill: 'grain', width: 1.5, path: 'M0-6.8L4 5.5L-6.5-2.1H6.5L-4 5.5Z' }
];

/** What is printed on the tiles. */
export const MAGIC_MARKS: MarkArt = { magic: { layers: MAGIC } };
