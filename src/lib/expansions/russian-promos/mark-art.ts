import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** A wooden hut under a high roof, on two legs of a hen. */
const HUT: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-15 15.4Q0 11.6 15 15.4Q11 18.4 0 18.4Q-11 18.4-15 15.4Z' },
	{
		fill: 'grain',
		width: 2,
		path: 'M-4.6 5V11.4M-9 15.2L-4.6 11.4L-.8 15.4M-4.6 11.4V15.8M4.6 5V11.4M.8 15.4L4.6 11.4L9 15.2M4.6 11.4V15.8'
	},
	{ fill: 'horn', path: 'M-10.4 6.4V-5H10.4V6.4Z', rimmed: true },
	{ fill: 'roof', path: 'M-14-3.6L0-18L14-3.6Z', rimmed: true },
	{ fill: 'pale', path: 'M-3.4 2.8V-2.8H3.4V2.8Z', rimmed: true },
	{
		fill: 'dark',
		width: 0.9,
		path: 'M0-2.8V2.8M-3.4 0H3.4M-10.4-1.4H-6M6-1.4H10.4M-10.4 2.6H-6M6 2.6H10.4'
	}
];

/** What stands in the middle of its tile. */
export const RUSSIAN_MARKS: MarkArt = { hut: { layers: HUT, room: 18 } };
