import type { MarkLayer, MarkShape } from './art';

/** An inn with a red roof by its lake. */
const LAYERS: readonly MarkLayer[] = [
	{
		fill: 'lake',
		path: 'M-13 6C-13 1.4-8-1.4-2-.8C4-.2 12 2 12 7.2C12 11 4 12.6-2 12.2C-9 11.7-13 9.6-13 6Z',
		rimmed: true
	},
	{ fill: 'pale', width: 1, path: 'M-9.4 6.4H-4.6M-5 9.6H1M3.6 6.6H8' },
	{ fill: 'pale', path: 'M-4 .6V-7.4L3-13.4L10-7.4V.6Z', rimmed: true },
	{ fill: 'roof', path: 'M-6.4-6.6L3-14.6L12.4-6.6L10.6-4.4L3-10.8L-4.6-4.4Z' },
	{ fill: 'dark', path: 'M1.3 .6V-4H4.7V.6ZM-2.4-1.4V-4H-.2V-1.4ZM6.2-1.4V-4H8.4V-1.4Z' }
];

/** The picture of an inn: the tiles of several expansions have it, whichever of them are played. */
export const INN: MarkShape = { layers: LAYERS };
