import { drawShapes } from '$lib/drawing/tile/custom-shapes';
import { shapesOf, type TileShapes } from '$lib/drawing/tile/shapes';
import BASE_SHAPES from '$lib/rules/base/shapes.json' with { type: 'json' };
import GARDEN_SHAPES from '$lib/rules/gardens/shapes.json' with { type: 'json' };
import { loadedExpansions } from '$lib/rules/loading';
import WINTER_SHAPES from '$lib/rules/winter/shapes.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { CATALOGUE_TILES, shapeTables } from '../tools/make/packed-shapes';

/** All numbers of the shapes, in order. */
const numbersOf = ({ segments, pennants, mark }: TileShapes): readonly number[] =>
	[
		...segments.flatMap(({ rings, stand }) => [...rings.flat(), stand]),
		...pennants,
		...(mark ? [mark] : [])
	].flatMap(({ x, y }) => [x, y]);

describe('the shapes of the tiles of the catalogue', () => {
	// Red when a tile is drawn otherwise: `npm run shapes` writes the table anew.
	it('are in the tables as the drawing computes them', () => {
		const tables = new Map<string, object>([
			['base', BASE_SHAPES],
			['winter', WINTER_SHAPES],
			['gardens', GARDEN_SHAPES],
			...[...loadedExpansions()].map(([id, { shapes }]) => [id, shapes] as const)
		]);
		expect(tables).toEqual(shapeTables());
	});

	it('are read from the table within a tenth of a unit', () => {
		for (const type of CATALOGUE_TILES) {
			const [read, drawn] = [numbersOf(shapesOf(type)), numbersOf(drawShapes(type))];
			expect(read, type.id).toHaveLength(drawn.length);
			const off = read.map((n, i) => Math.abs(n - (drawn[i] ?? NaN)));
			expect(Math.max(...off), type.id).toBeLessThanOrEqual(0.1001);
		}
	});
});
