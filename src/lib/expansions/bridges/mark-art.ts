import type { MarkArt, MarkLayer } from '../../rules/presentation/art';
import { INN } from '../../rules/presentation/inn-art';

/** A market stall: a striped awning over a counter with goods. */
const STALL: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-13 10Q0 7 13 10Q11 13 0 13Q-11 13-13 10Z' },
	{ fill: 'horn', width: 1.8, path: 'M-10 10.6V-3M10 10.6V-3' },
	{ fill: 'stone', path: 'M-11.4 3.4H11.4V10.6H-11.4Z', rimmed: true },
	{ fill: 'grapes', path: 'M-8.6 3.4a2.4 2.4 0 0 1 4.8 0Z' },
	{ fill: 'grain', path: 'M-2.4 3.4a2.4 2.4 0 0 1 4.8 0Z' },
	{ fill: 'rosy', path: 'M3.8 3.4a2.4 2.4 0 0 1 4.8 0Z' },
	{
		fill: 'linen',
		path: 'M-10.4-10.4H10.4L13.6-3.4Q11.3-.6 9.1-3.4Q6.8-.6 4.5-3.4Q2.3-.6 0-3.4Q-2.3-.6-4.5-3.4Q-6.8-.6-9.1-3.4Q-11.3-.6-13.6-3.4Z',
		rimmed: true
	},
	{
		fill: 'cloth',
		path: 'M-6.9-10.4H-3.5L-4.5-3.4Q-6.8-.6-9.1-3.4ZM0-10.4H3.5L4.5-3.4Q2.3-.6 0-3.4ZM6.9-10.4H10.4L13.6-3.4Q11.3-.6 9.1-3.4Z'
	}
];

/** What is printed on its tiles: bazaars, and inns beside roads. */
export const BRIDGES_MARKS: MarkArt = {
	bazaar: { layers: STALL, room: 15, parts: true },
	inn: INN
};
