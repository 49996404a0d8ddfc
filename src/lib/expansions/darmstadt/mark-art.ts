import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A round church under a dome, with a lantern and a cross. */
const CHURCH: readonly MarkLayer[] = [
	{ fill: 'stone', path: 'M-14 12.4V-1.6H14V12.4Z', rimmed: true },
	{
		fill: 'cloth',
		path: 'M-12.4-1.6C-12.4-9.4-6.4-13 0-13C6.4-13 12.4-9.4 12.4-1.6Z',
		rimmed: true
	},
	{ fill: 'stone', path: 'M-2.6-12.4V-16.2H2.6V-12.4Z', rimmed: true },
	{ fill: 'dark', width: 1.3, path: 'M0-16.2V-21.4M-2.4-19.2H2.4' },
	{
		fill: 'dark',
		path: 'M-3 12.4V6.6A3 3 0 0 1 3 6.6V12.4ZM-10.6 8.4V3.8A1.7 1.7 0 0 1-7.2 3.8V8.4ZM7.2 8.4V3.8A1.7 1.7 0 0 1 10.6 3.8V8.4Z'
	}
];

/** A house of slanting walls of stone and glass. */
const DARMSTADTIUM: readonly MarkLayer[] = [
	{ fill: 'stone', path: 'M-16 10L-12.4-8.8L2.6-13.4L16.4-6.8L13 10Z', rimmed: true },
	{ fill: 'lake', path: 'M-13.2 7L-10.4-6.6L1.4-10.4L-1.4 7ZM1.6 7L4.2-10L13.4-5.2L11 7Z' },
	{ fill: 'pale', width: 0.9, path: 'M-9.4 7L-2.8-9M-5.4 7L1.2-9.2M5 7L8.4-7.8M-11.8 0H12.2' }
];

/** What stands in the city, and in the middle of the other tiles. */
export const DARMSTADT_MARKS: MarkArt = {
	church: { layers: CHURCH, room: 18 },
	darmstadtium: { layers: DARMSTADTIUM, room: 17 }
};
