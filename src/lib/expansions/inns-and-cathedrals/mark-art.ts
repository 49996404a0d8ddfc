import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** An inn with a red roof by its lake. */
const INN: readonly MarkLayer[] = [
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

/** A cathedral from the front: two towers with spires, a portal and a rose window. */
const CATHEDRAL: readonly MarkLayer[] = [
	{
		fill: 'stone',
		path: 'M-17.6 19.2V-7.4L-11.8-23L-6.1-7.4V-5.4L0-12.8L6.1-5.4V-7.4L11.8-23L17.6-7.4V19.2Z',
		rimmed: true
	},
	{ fill: 'roof', path: 'M-17.6-7L-11.8-23L-6.1-7ZM6.1-7L11.8-23L17.6-7Z' },
	{
		fill: 'dark',
		path:
			'M-4.2 19.2V11.8A4.2 4.2 0 0 1 4.2 11.8V19.2ZM-13.8 3.8V-1.6A1.9 1.9 0 0 1-9.9-1.6V3.8ZM9.9 3.8V-1.6A1.9 1.9 0 0 1 13.8-1.6V3.8Z' +
			'M-13.8 14.4V9A1.9 1.9 0 0 1-9.9 9V14.4ZM9.9 14.4V9A1.9 1.9 0 0 1 13.8 9V14.4Z'
	},
	{ fill: 'grain', path: 'M-4 1a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' }
];

/** What is printed beside roads and in cities. */
export const INNS_AND_CATHEDRALS_MARKS: MarkArt = {
	inn: { layers: INN },
	cathedral: { layers: CATHEDRAL, room: 21 }
};
