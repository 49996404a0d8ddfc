import { describe, expect, it } from 'vitest';
import { PLAYER_COLOURS, type PlayerColour } from '../../src/lib/engine/colours';
import { readFigures } from '../../src/lib/snap/figures';

const cells = [0, 1, 2, 3].map((column) => ({ column, row: 0 }));

/** What is seen on each cell, by colour. */
const evidence = (...seen: readonly Partial<Record<PlayerColour, number>>[]) =>
	seen.map((one) => ({
		contents: new Float32Array(),
		offset: [0, 0] as const,
		figures: Float32Array.from(PLAYER_COLOURS, (colour) => one[colour] ?? 0),
		places: new Float32Array(2 * PLAYER_COLOURS.length)
	}));

const supply = new Map<PlayerColour, number>([
	['red', 2],
	['blue', 7]
]);

describe('the figures of a photo', () => {
	it('are those that are likely, by the order of the cells, two colours on one tile as well', () => {
		const seen = evidence({ red: 0.9, blue: 0.8 }, { red: 0.4 }, { blue: 0.75 }, {});
		expect(readFigures(cells, seen, supply)).toEqual([
			{ cell: cells[0], colour: 'red' },
			{ cell: cells[0], colour: 'blue' },
			{ cell: cells[2], colour: 'blue' }
		]);
	});

	it('are never more than there are, and of no colour that nobody plays', () => {
		const seen = evidence({ red: 0.7 }, { red: 0.9 }, { red: 0.8 }, { green: 1 });
		expect(readFigures(cells, seen, supply)).toEqual([
			{ cell: cells[1], colour: 'red' },
			{ cell: cells[2], colour: 'red' }
		]);
	});

	it('stand on tiles only', () => {
		const seen = evidence({ red: 0.9 }, { red: 0.9 });
		expect(readFigures([undefined, cells[1]], seen, supply)).toEqual([
			{ cell: cells[1], colour: 'red' }
		]);
	});
});
