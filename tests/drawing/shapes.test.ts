import { drawnShapes } from '$lib/drawing/tile/custom-shapes';
import { shapesOf, type TileShapes } from '$lib/drawing/tile/shapes';
import TABLE from '$lib/drawing/tile/shape-table.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { CATALOGUE_TILES, packedShapes } from '../tools/packed-shapes';

/** All numbers of the shapes, in order. */
const numbersOf = ({ segments, pennants, mark }: TileShapes): readonly number[] =>
	[
		...segments.flatMap(({ rings, stand }) => [...rings.flat(), stand]),
		...pennants,
		...(mark ? [mark] : [])
	].flatMap(({ x, y }) => [x, y]);

describe('the shapes of the tiles of the catalogue', () => {
	// Red when a tile is drawn otherwise: `npm run shapes` writes the table anew.
	it('are in the table as the drawing computes them', () => {
		expect(TABLE).toEqual(packedShapes());
	});

	it('are read from the table within a tenth of a unit', () => {
		for (const type of CATALOGUE_TILES) {
			const [read, drawn] = [numbersOf(shapesOf(type)), numbersOf(drawnShapes(type))];
			expect(read, type.id).toHaveLength(drawn.length);
			const off = read.map((n, i) => Math.abs(n - (drawn[i] ?? NaN)));
			expect(Math.max(...off), type.id).toBeLessThanOrEqual(0.1001);
		}
	});
});
