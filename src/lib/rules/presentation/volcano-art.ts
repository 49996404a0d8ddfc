import type { MarkLayer, MarkShape } from './art';

/** A mountain with an open top, lava down its flank and smoke above. */
const LAYERS: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-13.6 9.4Q0 6.4 13.6 9.4Q11 11.8 0 11.8Q-11 11.8-13.6 9.4Z' },
	{
		fill: 'pale',
		path: 'M-1.6-6.4C-5-8-3.4-11.4-.4-10.8C.4-13.2 5-12.8 5-10.4C7.6-9.8 6.4-6.6 3.6-7.2C2.4-5.8-.2-5.4-1.6-6.4Z',
		rimmed: true
	},
	{ fill: 'stone', path: 'M-13 10L-4.4-4.2Q0-2.2 4.4-4.2L13 10Z', rimmed: true },
	{
		fill: 'lava',
		path: 'M-4.4-4.2Q0-6 4.4-4.2Q3.4-2.6 2.2-2.4L3.4 1.8L2 5.4L1 1.6L-.8 3.8L-1.2-.6L-3 1L-2.8-2.6Q-3.8-3-4.4-4.2Z'
	},
	{ fill: 'dark', path: 'M-3-4.2Q0-5.3 3-4.2Q0-3.3-3-4.2Z' }
];

/** The picture of a volcano: the tiles of several expansions have it, whichever of them are played. */
export const VOLCANO: MarkShape = { layers: LAYERS };
