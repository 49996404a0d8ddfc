import type { MarkArt, MarkLayer } from '../../rules/presentation/art';
import { VOLCANO } from '../../rules/presentation/volcano-art';

/** A winged dragon from the side, its head on the left. */
const DRAGON: readonly MarkLayer[] = [
	{
		fill: 'lava',
		path:
			'M-12.4-3.4L-9-7.2L-7.8-10L-5.8-7.4C-3.4-6.8-2-5-1.6-2.8C0-3 1.6-2.6 3-1.6C5.4.2 6 2.6 5.4 5' +
			'C7.6 5.6 9.6 4.6 10.2 2.6L8-.2L12.6.4L13.2 5L11.6 4C10.6 7.6 7.2 9.4 3.4 8.8L3.8 11.4H1.2L.4 8.8' +
			'C-1.4 9-3 8.8-4.4 8.2L-4.6 11.4H-7.2L-7.4 6.6C-9 4.6-9.2 2-8 .2C-7.6-1-7.8-2-8.6-2.4L-11.2-1.6Z',
		rimmed: true
	},
	{
		fill: 'dark',
		path: 'M-2.4-1.6C-1.6-6.8 1.6-10.8 7.2-12C5.8-9.8 5.6-8.4 6-6.8C4-6.6 3.2-5.4 3.2-3.4C1.2-3.6-.6-3-2.4-1.6Z',
		rimmed: true
	},
	{ fill: 'pale', path: 'M-9.2-6.2H-7.4V-4.6H-9.2Z' }
];

/** A round gate of stones in which light turns. */
const PORTAL: readonly MarkLayer[] = [
	{
		fill: 'stone',
		path: 'M-10.6 11V-1C-10.6-7.6-6-12 0-12S10.6-7.6 10.6-1V11H6.2V-.8C6.2-4.8 3.6-7.6 0-7.6S-6.2-4.8-6.2-.8V11Z',
		rimmed: true
	},
	{
		fill: 'lake',
		path: 'M-6.2 11V-.8C-6.2-4.8-3.6-7.6 0-7.6S6.2-4.8 6.2-.8V11Z'
	},
	{
		fill: 'pale',
		width: 1.5,
		path: 'M0 2.4C-1.4 1.2-.4-1.2 1.6-.8C4-.2 4.2 3.4 1.8 5C-1.4 7-4.8 4.4-4.2.6C-3.6-2.6-.6-4.8 2.6-4'
	},
	{
		fill: 'dark',
		width: 1,
		path: 'M-10.4 3.4H-6.2M-10.2-3.6L-6-2M-6.6-9.8L-4-6.4M0-12V-7.6M6.6-9.8L4-6.4M10.2-3.6L6-2M10.4 3.4H6.2'
	}
];

/** A woman with a pointed hat from which a veil hangs. */
const PRINCESS: readonly MarkLayer[] = [
	{
		fill: 'rosy',
		path: 'M-8.6 12C-8.4 6.6-6.4 3-3.2 1.6H3.2C6.4 3 8.4 6.6 8.6 12Z',
		rimmed: true
	},
	{
		fill: 'linen',
		path: 'M2-12.4C6.4-8.6 8.6-3.2 7.8 3.6C6.4 2.2 5 1.6 3.6 1.6C5-2.8 4.2-8 2-12.4Z',
		rimmed: true
	},
	{ fill: 'pale', path: 'M-3.8-4.2H3.8V-1C3.8 1.2 2.2 2.6 0 2.6S-3.8 1.2-3.8-1Z', rimmed: true },
	{ fill: 'cloth', path: 'M2-13L4.6-3.6H-4.6Z', rimmed: true },
	{ fill: 'dark', path: 'M-2.2-2.4H-1V-1.2H-2.2ZM1-2.4H2.2V-1.2H1Z' }
];

/** What is printed on its tiles. */
export const DRAGON_MARKS: MarkArt = {
	volcano: VOLCANO,
	dragon: { layers: DRAGON },
	portal: { layers: PORTAL },
	princess: { layers: PRINCESS }
};
