import { circle } from '$lib/drawing/geometry/line';
import { CELL, NOTHING, Raster } from '$lib/drawing/geometry/raster';
import { describe, expect, it } from 'vitest';

const LEFT_HALF = [
	{ x: 0, y: 0 },
	{ x: 50, y: 0 },
	{ x: 50, y: 100 },
	{ x: 0, y: 100 }
];

describe('a raster', () => {
	it('has no value outside the tile and where nothing was filled', () => {
		const raster = new Raster();
		expect([raster.at({ x: -1, y: 5 }), raster.at({ x: 5, y: 100 })]).toEqual([NOTHING, NOTHING]);
		expect(raster.count(NOTHING)).toBe(100 * 100);
	});

	it('fills what its rings enclose, and leaves a hole where they overlap', () => {
		const raster = new Raster();
		raster.fill([LEFT_HALF, circle({ x: 25, y: 50 }, 10)], 3);
		expect(raster.at({ x: 5, y: 5 })).toBe(3);
		expect([raster.at({ x: 25, y: 50 }), raster.at({ x: 75, y: 50 })]).toEqual([NOTHING, NOTHING]);
		expect(Math.abs(raster.count(3) - (5000 - Math.PI * 100))).toBeLessThan(40);
	});

	it('tells the distance to the nearest other land, to about a cell; sides of the tile don’t count', () => {
		const raster = new Raster();
		raster.fill([LEFT_HALF], 1);
		const room = raster.room();
		for (const x of [1, 11, 31, 45])
			expect(Math.abs(room({ x, y: 3 }) - (50 - x))).toBeLessThanOrEqual(CELL);
		expect(Math.abs(room({ x: 80, y: 50 }) - 30)).toBeLessThanOrEqual(CELL);
	});

	it('clears a band around a line', () => {
		const raster = new Raster();
		raster.fill([LEFT_HALF], 1);
		raster.fence(
			[
				{ x: 10, y: 10 },
				{ x: 10, y: 90 }
			],
			5
		);
		expect([4, 8, 12, 16].map((x) => raster.at({ x, y: 50 }))).toEqual([1, NOTHING, NOTHING, 1]);
	});

	it('tells whether a column is free between two heights', () => {
		const raster = new Raster();
		raster.fill([LEFT_HALF], 1);
		raster.box(20, 40, 30, 60);
		expect(raster.hasColumn(24, 10, 38, 1)).toBe(true);
		expect(raster.hasColumn(24, 10, 50, 1)).toBe(false);
	});
});
