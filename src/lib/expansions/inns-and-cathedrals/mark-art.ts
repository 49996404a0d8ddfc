import type { MarkArt, MarkLayer } from '../../rules/presentation/art';
import { INN } from '../../rules/presentation/inn-art';

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
	inn: INN,
	cathedral: { layers: CATHEDRAL, room: 21 }
};
