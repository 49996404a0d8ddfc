import type { MarkArt, MarkFill, MarkLayer, MarkShape } from '../../rules/presentation/art';

const DISC: MarkLayer = {
	fill: 'pale',
	path: 'M-12 0A12 12 0 0 1 12 0A12 12 0 0 1-12 0Z',
	rimmed: true
};

/** A star of four long rays and four short ones, its north ray in colour under an N. */
const full = (colour: MarkFill): MarkShape => ({
	layers: [
		DISC,
		{ fill: 'horn', path: 'M-6.8-6.8L0-2L6.8-6.8L2 0L6.8 6.8L0 2L-6.8 6.8L-2 0Z' },
		{ fill: 'dark', path: 'M0-3.4L2.6-2.6L12.6 0L2.6 2.6L0 12.6L-2.6 2.6L-12.6 0L-2.6-2.6Z' },
		{ fill: colour, path: 'M0-12.6L3.4-2.4Q0 .4-3.4-2.4Z', rimmed: true },
		{ fill: 'pale', path: 'M-3.6-12.8V-20H3.6V-12.8Z', rimmed: true },
		{ fill: 'dark', width: 1.4, path: 'M-1.7-14.2V-18.7L1.7-14.2V-18.7' }
	],
	room: 21
});

/** A quarter of a rose: the sector of its section in colour, a ray through it, and a fine cross. */
const quarter = (sector: string, ray: string): MarkShape => ({
	layers: [
		DISC,
		{ fill: 'cloth', path: sector },
		{ fill: 'dark', width: 1, path: 'M0-12V12M-12 0H12' },
		{ fill: 'grain', path: ray, rimmed: true }
	]
});

/** The wind roses. The full ones turn with their tiles; the others show a section of the table, however they lie. */
export const WIND_ROSE_MARKS: MarkArt = {
	'wind-rose-orange': full('lava'),
	'wind-rose-blue': full('lake'),
	'wind-rose-ne': quarter('M0 0V-10.6A10.6 10.6 0 0 1 10.6 0Z', 'M0 0L4.6-10.4L13-13L10.4-4.6Z'),
	'wind-rose-se': quarter('M0 0H10.6A10.6 10.6 0 0 1 0 10.6Z', 'M0 0L10.4 4.6L13 13L4.6 10.4Z'),
	'wind-rose-sw': quarter('M0 0V10.6A10.6 10.6 0 0 1-10.6 0Z', 'M0 0L-4.6 10.4L-13 13L-10.4 4.6Z'),
	'wind-rose-nw': quarter('M0 0H-10.6A10.6 10.6 0 0 1 0-10.6Z', 'M0 0L-10.4-4.6L-13-13L-4.6-10.4Z')
};
