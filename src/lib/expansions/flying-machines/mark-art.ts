import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A glider of cloth and wood seen from above, its nose to the north, and a broad arrow before it. */
const GLIDER: readonly MarkLayer[] = [
	{
		fill: 'linen',
		path:
			'M0-6.2C-5.1-9.4-13.9-8.5-19.3-.9C-17-.3-16.2 2-16.5 4.5C-13.3 2.6-10.5 3.4-9.7 6.5C-7.4 4.3-4.3 4.5-2.3 7.1L-6.2 16.8L0 14.5L6.2 16.8' +
			'L2.3 7.1C4.3 4.5 7.4 4.3 9.7 6.5C10.5 3.4 13.3 2.6 16.5 4.5C16.2 2 17-.3 19.3-.9C13.9-8.5 5.1-9.4 0-6.2Z',
		rimmed: true
	},
	{
		fill: 'horn',
		width: 1.4,
		path: 'M0-4L-17.6-1.3M0-2.3L-15.3 3.1M0-.3L-9.4 4.8M0-4L17.6-1.3M0-2.3L15.3 3.1M0-.3L9.4 4.8M0 9.9L-4.8 15.1M0 9.9L4.8 15.1'
	},
	{ fill: 'horn', path: 'M-2.7-6.5Q0-9.1 2.7-6.5L1.7 13.6H-1.7Z' },
	{ fill: 'roof', path: 'M0-20.4L7.7-11.4H2.8V-7.7H-2.8V-11.4H-7.7Z', rimmed: true }
];

/** The picture on the tiles from which a figure may fly; it points to the north before it is turned. */
export const FLYING_MARKS: MarkArt = { 'flying-machine': { layers: GLIDER, room: 20 } };
