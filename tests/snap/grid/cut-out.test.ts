import { describe, expect, it } from 'vitest';
import type { Pixels, Point } from '../../../src/lib/snap/reading';
import { CUT_OUT, CUT_OUT_BYTES, cutOut } from '../../../src/lib/snap/grid/cut-out';
import { homographyOfGrid } from '../../../src/lib/snap/grid/homography';
import { pyramidOf } from '../../../src/lib/snap/grid/pyramid';

type Colour = readonly [number, number, number];

function photo(width: number, height: number, colourAt: (at: Point) => Colour): Pixels {
	const data = new Uint8ClampedArray(4 * width * height);
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) data.set([...colourAt({ x, y }), 255], 4 * (y * width + x));
	return { width, height, data };
}

/** The cut-out of the first cell of a grid of squares, each so many pixels wide, of a photo as large as the grid. */
function cutFrom(pixels: Pixels, tile: number, centre: Point): (x: number, y: number) => number[] {
	const columns = pixels.width / tile;
	const rows = pixels.height / tile;
	const [right, bottom] = [pixels.width, pixels.height];
	const corners = [
		{ x: 0, y: 0 },
		{ x: right, y: 0 },
		{ x: right, y: bottom },
		{ x: 0, y: bottom }
	] as const;
	const homography = homographyOfGrid({ corners, columns, rows });
	const bytes = new Uint8Array(2 * CUT_OUT_BYTES);
	cutOut({ pyramid: pyramidOf(pixels), homography }, centre, bytes, 1);
	expect(bytes.subarray(0, CUT_OUT_BYTES).every((byte) => byte === 0)).toBe(true);
	return (x, y) => [...bytes.subarray(CUT_OUT_BYTES + 3 * (y * CUT_OUT + x)).subarray(0, 3)];
}

describe('a cut-out', () => {
	it('shows its cell upright with a margin of 0.12 tiles', () => {
		// Cells of 100 pixels; the margin of the middle one begins at 88, and a pixel is 124 / 48 = 2.58 wide.
		const at = cutFrom(
			photo(300, 300, ({ x, y }) => [x < 100 ? 200 : 0, y < 100 ? 200 : 0, 50]),
			100,
			{ x: 1.5, y: 1.5 }
		);
		expect(at(0, 0)).toEqual([200, 200, 50]);
		expect(at(3, 3)).toEqual([200, 200, 50]);
		// From 88 + 4 · 2.58 = 98.3 to 100.9: a part of both.
		expect(at(4, 20)[0]).toBeGreaterThan(0);
		expect(at(4, 20)[0]).toBeLessThan(200);
		expect(at(5, 3)).toEqual([0, 200, 50]);
		expect(at(47, 47)).toEqual([0, 0, 50]);
	});

	it('takes the mean where the photo is finer: a chessboard of single pixels is grey', () => {
		const chess = photo(960, 960, ({ x, y }) =>
			(x + y) % 2 === 0 ? [255, 0, 100] : [0, 255, 100]
		);
		const at = cutFrom(chess, 320, { x: 1.5, y: 1.5 });
		for (const place of [0, 13, 30, 47])
			for (const value of at(place, place)) expect(value).toBeGreaterThan(95);
		expect(at(20, 20)[0]).toBeCloseTo(128, -1);
	});

	it('goes on beyond the photo with its last pixels', () => {
		const at = cutFrom(
			photo(100, 100, ({ x }) => [x, 0, 0]),
			50,
			{ x: 0, y: 0.5 }
		);
		expect(at(0, 10)).toEqual([0, 0, 0]);
		expect(at(47, 10)[0]).toBeCloseTo(31, -1);
	});

	it('is between pixels where the photo is coarser', () => {
		// Cells of 24 pixels: a pixel of the cut-out is 0.62 of a pixel wide.
		const at = cutFrom(
			photo(72, 72, ({ x }) => [2 * x, 0, 0]),
			24,
			{ x: 1.5, y: 1.5 }
		);
		// Pixel 24 begins at 24 - 2.88 + 24 · 0.62 = 36, and its middle is at 36.31, 35.81 as pixels count by their middles.
		expect(at(24, 24)[0]).toBe(Math.round(2 * 35.81));
	});
});
