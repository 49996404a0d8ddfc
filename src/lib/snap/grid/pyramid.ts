import type { Pixels } from '../reading';

/** A photo in halved sizes: the first is the photo, each further one half as wide and high. */
export type Pyramid = readonly [Pixels, ...Pixels[]];

/** No photo is halved to a width or height below this: nothing is read there. */
const SMALLEST = 256;

/** The pyramid of each photo. It is needed again whenever the corners move, because the cells are counted again then. */
const pyramids = new WeakMap<Pixels, Pyramid>();

/** Halves a photo until it is small, so that far larger tiles than needed are averaged once and not for each cut-out. */
export function pyramidOf(photo: Pixels): Pyramid {
	const known = pyramids.get(photo) ?? halveToSmallest(photo);
	pyramids.set(photo, known);
	return known;
}

function halveToSmallest(photo: Pixels): Pyramid {
	const smaller: Pixels[] = [];
	for (let last = photo; Math.min(last.width, last.height) >= 2 * SMALLEST;) {
		last = halve(last);
		smaller.push(last);
	}
	return [photo, ...smaller];
}

/** Each pixel is the mean of four; a last odd row or column is left out. */
function halve({ width, height, data }: Pixels): Pixels {
	const [columns, rows] = [width >> 1, height >> 1];
	const half = new Uint8ClampedArray(4 * columns * rows);
	for (let row = 0, to = 0; row < rows; row++)
		for (let column = 0; column < columns; column++) {
			const from = 4 * (2 * row * width + 2 * column);
			for (let end = to + 4, at = from; to < end; to++, at++)
				half[to] = meanOfFour(data, at, 4 * width);
		}
	return { width: columns, height: rows, data: half };
}

const meanOfFour = (data: Uint8ClampedArray, at: number, line: number): number =>
	((data[at] ?? 0) +
		(data[at + 4] ?? 0) +
		(data[at + line] ?? 0) +
		(data[at + line + 4] ?? 0) +
		2) >>
	2;
