import { describe, expect, it } from 'vitest';
import type { Point } from '../../../src/lib/snap/reading';
import { correction, type PartShift, type Shift } from '../../../src/lib/snap/grid/correction';
import { mapPoint } from '../../../src/lib/snap/grid/homography';

const SIZE = { columns: 8, rows: 6 };

/** A shift of each tile, as a function of its cell's centre. */
const shifts = (by: (at: Point) => Point): readonly Shift[] =>
	Array.from({ length: 48 }, (_, index) => {
		const at = { x: (index % 8) + 0.5, y: Math.floor(index / 8) + 0.5 };
		return { at, by: by(at), weight: 1 };
	});

/** How a correction moves a point. */
function moved(found: readonly PartShift[], at: Point): Point {
	const to = mapPoint(correction(SIZE, found), at);
	return { x: to.x - at.x, y: to.y - at.y };
}

describe('the correction of a grid', () => {
	it('is nothing without shifts', () => {
		const { x, y } = moved([], { x: 2, y: 5 });
		expect(x).toBeCloseTo(0, 12);
		expect(y).toBeCloseTo(0, 12);
	});

	it('follows a shift of all tiles, and a scale', () => {
		const found = shifts(({ x }) => ({ x: 0.02 * (x - 4), y: -0.1 }));
		const { x, y } = moved(found, { x: 8, y: 0 });
		expect(x).toBeCloseTo(0.08, 2);
		expect(y).toBeCloseTo(-0.1, 2);
	});

	it('follows a perspective', () => {
		// x = 4 + (x - 4) (1 + 0.01 (y - 3)): wider below than above.
		const found = shifts(({ x, y }) => ({ x: 0.01 * (x - 4) * (y - 3), y: 0.01 * (y - 3) ** 2 }));
		expect(moved(found, { x: 8, y: 6 }).x).toBeCloseTo(0.12, 1);
		expect(moved(found, { x: 8, y: 0 }).x).toBeCloseTo(-0.12, 1);
	});

	it('follows what is known of one direction alone, and leaves the other as it is', () => {
		const found = shifts(() => ({ x: 0.1, y: 0.3 })).map(({ at, weight }) => ({
			at,
			by: { x: 0.1 },
			weight
		}));
		const { x, y } = moved(found, { x: 4, y: 3 });
		expect(x).toBeCloseTo(0.1, 2);
		expect(y).toBeCloseTo(0, 12);
	});

	it('isn’t led astray by a tenth of the tiles that are seen far off', () => {
		const found = shifts(({ x, y }) =>
			(x + 8 * y) % 10 === 0.5 ? { x: -0.4, y: 0.4 } : { x: 0.05, y: 0.05 }
		);
		const { x, y } = moved(found, { x: 4, y: 3 });
		expect(x).toBeCloseTo(0.05, 2);
		expect(y).toBeCloseTo(0.05, 2);
	});

	it('believes a single tile only in part, and one without weight not at all', () => {
		const one = { at: { x: 4, y: 3 }, by: { x: 0.05, y: 0 }, weight: 1 };
		const part = moved([one], { x: 4, y: 3 }).x;
		expect(part).toBeGreaterThan(0.03);
		expect(part).toBeLessThan(0.05);
		expect(moved([{ ...one, weight: 0 }], { x: 4, y: 3 }).x).toBeCloseTo(0, 12);
	});
});
