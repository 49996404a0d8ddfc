import { describe, expect, it } from 'vitest';
import { aspectOf } from '../../../src/lib/snap/grid/count-cells';
import { seamsFit } from '../../../src/lib/snap/grid/seams';
import type { Corners } from '../../../src/lib/snap/reading';

const PHOTO = { width: 1000, height: 1000 };

/** The corners of a rectangle on a table, turned and tilted before a camera whose focal length is the photo's side. */
function seen(width: number, height: number, turn: number, tilt: number): Corners {
	const corners = [
		[-1, -1],
		[1, -1],
		[1, 1],
		[-1, 1]
	].map(([sideX = 0, sideY = 0]) => {
		const [u, v] = [(sideX * width) / 2, (sideY * height) / 2];
		const [x, y] = [
			u * Math.cos(turn) - v * Math.sin(turn),
			u * Math.sin(turn) + v * Math.cos(turn)
		];
		const away = 8 + y * Math.sin(tilt);
		return { x: 500 + (1000 * x) / away, y: 500 + (1000 * y * Math.cos(tilt)) / away };
	});
	return corners as unknown as Corners;
}

describe('the ratio of a rectangle’s sides', () => {
	it('is that of the photo from above', () => {
		expect(aspectOf(PHOTO, seen(4, 3, 0, 0))).toBeCloseTo(4 / 3, 6);
	});

	it.each([
		[3, 2, 0.5, 0.7],
		[2, 5, -0.4, 0.9],
		[3, 3, 0.8, 0.5]
	])('is found through perspective: %d to %d', (width, height, turn, tilt) => {
		expect(aspectOf(PHOTO, seen(width, height, turn, tilt))).toBeCloseTo(width / height, 6);
	});
});

describe('the seams between tiles', () => {
	it('fit the number of tiles better than its neighbours, also where they lie a little askew', () => {
		// Six tiles of 150 samples.
		const changes = new Float64Array(900);
		for (const [part, off] of [4, -5, 0, 6, -3].entries()) changes[(part + 1) * 150 + off] = 100;
		for (const parts of [4, 5, 7, 8])
			expect(seamsFit(changes, 6)).toBeGreaterThan(seamsFit(changes, parts));
		expect(seamsFit(changes, 1)).toBe(0);
	});
});
