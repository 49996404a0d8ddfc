import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A great church with two spires on both sides of its gable, a rose window, and a cloister behind. */
const SPECIAL_MONASTERY: readonly MarkLayer[] = [
	{ fill: 'stone', path: 'M-18 11V1.6H18V11Z', rimmed: true },
	{ fill: 'roof', path: 'M-19.4 2.4L-15.6-3H15.6L19.4 2.4Z', rimmed: true },
	{ fill: 'stone', path: 'M-10.6 12.6V-8.6H-4.6V12.6ZM4.6 12.6V-8.6H10.6V12.6Z', rimmed: true },
	{ fill: 'roof', path: 'M-11.8-8L-7.6-19L-3.4-8ZM3.4-8L7.6-19L11.8-8Z', rimmed: true },
	{ fill: 'pale', path: 'M-5 12.6V-3.2L0-8.4L5-3.2V12.6Z', rimmed: true },
	{ fill: 'roof', path: 'M-6.2-1.8L0-10.2L6.2-1.8L4.8-.9L0-6.9L-4.8-.9Z', rimmed: true },
	{
		fill: 'dark',
		path:
			'M-2.2 12.6V7.4A2.2 2.4 0 0 1 2.2 7.4V12.6ZM-2.3 1.4A2.3 2.3 0 0 1 2.3 1.4A2.3 2.3 0 0 1-2.3 1.4Z' +
			'M-8.4-1V-4.6A.8 1 0 0 1-6.8-4.6V-1ZM6.8-1V-4.6A.8 1 0 0 1 8.4-4.6V-1Z' +
			'M-8.4 7V3.4A.8 1 0 0 1-6.8 3.4V7ZM6.8 7V3.4A.8 1 0 0 1 8.4 3.4V7Z' +
			'M-15.6 9.4V6.4A1 1.2 0 0 1-13.6 6.4V9.4ZM13.6 9.4V6.4A1 1.2 0 0 1 15.6 6.4V9.4Z'
	}
];

/** What stands in the middle of its tile. */
export const MONASTERY_MARKS: MarkArt = {
	minster: { layers: SPECIAL_MONASTERY, room: 18, parts: true }
};
