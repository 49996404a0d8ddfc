import type { MarkArt, MarkLayer } from '../../rules/presentation/art';

/** Rings of hedges around a middle, with gaps through which ways lead. */
const LABYRINTH: readonly MarkLayer[] = [
	{ fill: 'ground', path: 'M-18 0A18 18 0 1 1 18 0A18 18 0 1 1-18 0Z', rimmed: true },
	{
		fill: 'leaf',
		width: 3,
		path:
			'M3.6-16A16.4 16.4 0 0 1 16-3.6M16 3.6A16.4 16.4 0 0 1 3.6 16M-3.6 16A16.4 16.4 0 0 1-16 3.6M-16-3.6A16.4 16.4 0 0 1-3.6-16' +
			'M8.2-6.8A10.6 10.6 0 0 1 6.8 8.2M2.8 10.2A10.6 10.6 0 0 1-10.2 2.8M-10.2-2.8A10.6 10.6 0 0 1 4.6-9.6' +
			'M1.8 4.6A5 5 0 1 1 4.6-1.8'
	}
];

/** What stands in the middle of the tile. */
export const LABYRINTH_MARKS: MarkArt = {
	labyrinth: { layers: LABYRINTH, room: 18, parts: true }
};
