import type { MarkArt, MarkLayer, MarkShape } from '../../rules/presentation/art';

/** A plate for the signs of what isn’t scored. */
const PLATE: MarkLayer = { fill: 'pale', path: 'M-10.4-9H10.4V9H-10.4Z', rimmed: true };

const sign = (path: string): MarkShape => ({
	layers: [PLATE, { fill: 'dark', width: 1.7, path }],
	parts: true
});

/** A tent of two gores, with a flag. */
const FAIR: MarkShape = {
	layers: [
		{ fill: 'horn', width: 1.2, path: 'M0-9V-14.6' },
		{ fill: 'wine', path: 'M.3-14.6L6.4-12.5L.3-10.4Z', rimmed: true },
		{ fill: 'grain', path: 'M0-9.6L12.6 9.4H-12.6Z', rimmed: true },
		{ fill: 'wine', path: 'M0-9.6L6.2 9.4H-6.2Z' },
		{ fill: 'dark', path: 'M0 1L3 9.4H-3Z' }
	],
	parts: true
};

/** A round tree with fruit. */
const FRUIT_TREE: MarkShape = {
	layers: [
		{ fill: 'horn', path: 'M-2 3H2L3 12H-3Z', rimmed: true },
		{ fill: 'leaf', path: 'M-10-4A10 9 0 0 1 10-4A10 9 0 0 1-10-4Z', rimmed: true },
		{
			fill: 'wine',
			path:
				'M-5-5A1.7 1.7 0 1 1-5-4.99ZM2.4-8A1.7 1.7 0 1 1 2.4-7.99ZM7-2A1.7 1.7 0 1 1 7-1.99ZM1 1A1.7 1.7 0 1 1 1 1.01Z' +
				'M-4.4 2A1.7 1.7 0 1 1-4.4 2.01Z'
		}
	],
	parts: true
};

/** A cathedral from the front, between two spires. */
const GERMAN_CATHEDRAL: MarkShape = {
	layers: [
		{ fill: 'stone', path: 'M-5.4 11V-2L0-7L5.4-2V11Z', rimmed: true },
		{ fill: 'stone', path: 'M-11 11V-5L-8-15L-5-5V11ZM5 11V-5L8-15L11-5V11Z', rimmed: true },
		{ fill: 'dark', path: 'M-2.4 11V6.6A2.4 2.4 0 0 1 2.4 6.6V11ZM-1.6 0A1.6 1.6 0 1 1-1.6.01Z' },
		{ fill: 'dark', width: 1.2, path: 'M-8-1V3.4M8-1V3.4' }
	],
	room: 15,
	parts: true
};

/** What is printed on the tiles of all these boxes. */
export const OTHER_MARKS: MarkArt = {
	fair: FAIR,
	'fruit-tree': FRUIT_TREE,
	'german-cathedral': GERMAN_CATHEDRAL,
	// A wheel with six spokes.
	fortune: sign(
		'M-6.6 0A6.6 6.6 0 0 1 6.6 0A6.6 6.6 0 0 1-6.6 0ZM-6.6 0H6.6M-3.3-5.7L3.3 5.7M3.3-5.7L-3.3 5.7'
	),
	// A flea from the side.
	flea: sign(
		'M-5.6 1.4C-4-4 3-5 6-1.4C4.4 3-3 4.4-5.6 1.4ZM-2 3.2L-4.4 7M1 3L.6 7M3.4 1.6L6.4 6M5.6-2L8-5'
	),
	// A roof on columns.
	portico: sign('M-8-2L0-7L8-2ZM-6-2V6M-2-2V6M2-2V6M6-2V6M-8 6H8'),
	// A barrier.
	travellers: sign('M-6.6 7V-4M-6.6-2L8-5.4M8-5.4V-2M-9 7H-4'),
	// A tub with steam above it.
	bathhouse: sign(
		'M-7.4 1H7.4L5.6 7H-5.6ZM-4-1.6C-5.4-3.4-2.6-4.4-4-6.6M0-1.6C-1.4-3.4 1.4-4.4 0-6.6M4-1.6C2.6-3.4 5.4-4.4 4-6.6'
	),
	// A pitchfork.
	revolt: sign('M0 8V-1M-4.6-7V-3A2.4 2.4 0 0 0-2.2-1H2.2A2.4 2.4 0 0 0 4.6-3V-7M0-1V-7')
};
