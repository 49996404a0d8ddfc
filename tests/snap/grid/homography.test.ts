import { describe, expect, it } from 'vitest';
import type { Corners } from '../../../src/lib/snap/reading';
import {
	cornersIn,
	homographyOf,
	homographyOfGrid,
	inverse,
	mapPoint,
	product
} from '../../../src/lib/snap/grid/homography';

const corners = (...numbers: readonly (readonly [number, number])[]): Corners =>
	numbers.map(([x, y]) => ({ x, y })) as unknown as Corners;

/** A square of the table seen from its lower side: the far side is half as wide. */
const trapezium = corners([25, 10], [75, 10], [100, 50], [0, 50]);
const map = homographyOfGrid({ corners: trapezium, columns: 2, rows: 2 });

describe('a homography', () => {
	it('carries the corners of a grid to those of the photo', () => {
		expect(mapPoint(map, { x: 0, y: 0 })).toEqual({ x: 25, y: 10 });
		expect(mapPoint(map, { x: 2, y: 2 })).toEqual({ x: 100, y: 50 });
		expect(cornersIn(map, { columns: 2, rows: 2 })).toEqual(trapezium);
	});

	it('carries the middle of a square to where its diagonals cross', () => {
		// From (25, 10) to (100, 50) and from (75, 10) to (0, 50): y = 10 + 40 / 3.
		const { x, y } = mapPoint(map, { x: 1, y: 1 });
		expect(x).toBeCloseTo(50, 9);
		expect(y).toBeCloseTo(10 + 40 / 3, 9);
	});

	it('has a way back, and follows another', () => {
		const there = mapPoint(map, { x: 0.3, y: 1.7 });
		const back = mapPoint(inverse(map), there);
		expect(back.x).toBeCloseTo(0.3, 9);
		expect(back.y).toBeCloseTo(1.7, 9);
		const twice = homographyOf(
			corners([0, 0], [1, 0], [1, 1], [0, 1]),
			corners([0, 0], [2, 0], [2, 2], [0, 2])
		);
		const one = mapPoint(product(map, twice), { x: 0.5, y: 0.5 });
		expect(one.y).toBeCloseTo(10 + 40 / 3, 9);
	});
});
