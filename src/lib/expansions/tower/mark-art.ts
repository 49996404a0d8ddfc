import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A square of walls seen from above, with a corner stone at each end and the floor of a cellar inside. */
const FOUNDATION: readonly MarkLayer[] = [
	{ fill: 'stone', path: 'M-12-12H12V12H-12Z', rimmed: true },
	{ fill: 'ground', path: 'M-7.4-7.4H7.4V7.4H-7.4Z' },
	{ fill: 'dark', width: 0.9, path: 'M-7.4-7.4H7.4V7.4H-7.4Z' },
	{
		fill: 'dark',
		width: 0.7,
		path: 'M-12-4.6H-7.4M-12 0H-7.4M-12 4.6H-7.4M7.4-4.6H12M7.4 0H12M7.4 4.6H12M-4.6-12V-7.4M0-12V-7.4M4.6-12V-7.4M-4.6 7.4V12M0 7.4V12M4.6 7.4V12'
	},
	{
		fill: 'stone',
		path: 'M-13.4-13.4H-7V-7H-13.4ZM7-13.4H13.4V-7H7ZM-13.4 7H-7V13.4H-13.4ZM7 7H13.4V13.4H7Z',
		rimmed: true
	}
];

/** What is printed on the tiles. */
export const TOWER_MARKS: MarkArt = { foundation: { layers: FOUNDATION, parts: true, room: 15 } };
