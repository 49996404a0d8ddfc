import type { Spot } from '../../engine/spot';
import { mapPoint, type Homography } from '../../snap/grid/homography';
import type { Point } from '../../snap/reading';
import type { Grey, GreyPyramid } from './grey';

/** How many samples a patch has in a row, and how many rows. */
export type PatchSize = 4 | 8 | 16;

/** The level of the pyramid at which a tile has about as many pixels as a patch has samples. */
export function levelFor(
	picture: GreyPyramid,
	view: Homography,
	spot: Spot,
	size: PatchSize
): number {
	const level = Math.round(Math.log2(pixelsATile(view, spot) / size));
	return Math.max(0, Math.min(picture.length - 1, level));
}

/** How long a side of a tile is in the picture, in pixels: the shorter of its width and height. */
export function pixelsATile(view: Homography, { x, y }: Spot): number {
	const at = mapPoint(view, { x, y: y + 0.5 });
	const right = mapPoint(view, { x: x + 1, y: y + 0.5 });
	const above = mapPoint(view, { x: x + 0.5, y });
	const below = mapPoint(view, { x: x + 0.5, y: y + 1 });
	return Math.min(
		Math.hypot(right.x - at.x, right.y - at.y),
		Math.hypot(below.x - above.x, below.y - above.y)
	);
}

/** True if all of a tile is in the picture. */
export const isInside = (picture: Pick<Grey, 'width' | 'height'>, view: Homography, spot: Spot) =>
	cornersOfSpot(spot).every((corner) => {
		const { x, y } = mapPoint(view, corner);
		return x >= 0 && y >= 0 && x <= picture.width && y <= picture.height;
	});

/** The corners of a spot: clockwise from the north-west. */
const cornersOfSpot = ({ x, y }: Spot): readonly Point[] => [
	{ x, y },
	{ x: x + 1, y },
	{ x: x + 1, y: y + 1 },
	{ x, y: y + 1 }
];

/** Where the samples of a patch are taken. */
export interface Sampling {
	readonly picture: GreyPyramid;
	readonly view: Homography;
	readonly size: PatchSize;
	/** The level of the pyramid; see {@link levelFor}. */
	readonly level: number;
}

/**
 * Writes how bright a tile is at evenly spaced points all over it, in the board's own directions. Beyond the picture its
 * outermost pixels are repeated.
 * @param by how far beside the tile the samples are taken, in tiles
 */
export function samplePatch(
	{ picture, view, size, level }: Sampling,
	spot: Spot,
	into: Float32Array,
	by: Point = { x: 0, y: 0 }
): void {
	const grey = picture[level] ?? picture[0];
	const [a, b, c, d, e, f, g, h, i] = view;
	const shrunk = 1 / 2 ** level;
	for (let row = 0, to = 0; row < size; row++) {
		const y = spot.y + by.y + (row + 0.5) / size;
		for (let column = 0; column < size; column++, to++) {
			const x = spot.x + by.x + (column + 0.5) / size;
			const scale = shrunk / (g * x + h * y + i);
			const [px, py] = [(a * x + b * y + c) * scale, (d * x + e * y + f) * scale];
			into[to] = brightnessAt(grey, px - 0.5, py - 0.5);
		}
	}
}

/** Interpolates between the four pixels around a point. The centres of pixels are at whole numbers. */
function brightnessAt({ width, height, data }: Grey, x: number, y: number): number {
	const inX = within(x, width - 1.001);
	const inY = within(y, height - 1.001);
	const [left, top] = [Math.trunc(inX), Math.trunc(inY)];
	const [alongX, alongY] = [inX - left, inY - top];
	const at = top * width + left;
	const above = between(data[at] ?? 0, data[at + 1] ?? 0, alongX);
	const under = between(data[at + width] ?? 0, data[at + width + 1] ?? 0, alongX);
	return between(above, under, alongY);
}

/** Works also for numbers that aren't finite, which a point on the horizon has. */
const within = (value: number, most: number): number => (value > 0 ? Math.min(value, most) : 0);
const between = (one: number, other: number, part: number): number => one + (other - one) * part;

/** A patch in halved size: each sample is the mean of four. */
export function halvePatch(patch: Float32Array, size: 8 | 16): Float32Array {
	const half = size / 2;
	return Float32Array.from({ length: half * half }, (_, to) => {
		const at = 2 * Math.floor(to / half) * size + 2 * (to % half);
		const sum =
			(patch[at] ?? 0) +
			(patch[at + 1] ?? 0) +
			(patch[at + size] ?? 0) +
			(patch[at + size + 1] ?? 0);
		return sum / 4;
	});
}

/** Less contrast than this counts as none, because a plain thing resembles nothing. In levels of brightness of 255. */
const PLAIN = 1.5;

/**
 * Subtracts the mean from a patch, and scales its samples to a root mean square of 1.
 * @returns by how much they were divided; 0 for a plain patch
 */
export function normalise(patch: Float32Array): number {
	let [sum, squares] = [0, 0];
	for (const value of patch) {
		sum += value;
		squares += value * value;
	}
	const mean = sum / patch.length;
	const contrast = Math.sqrt(Math.max(0, squares / patch.length - mean * mean));
	const scale = contrast < PLAIN ? 0 : 1 / contrast;
	for (let at = 0; at < patch.length; at++) patch[at] = ((patch[at] ?? 0) - mean) * scale;
	return scale === 0 ? 0 : contrast;
}

/** The correlation coefficient of two normalised patches, from -1 to 1. */
export function correlation(one: Float32Array, other: Float32Array): number {
	let sum = 0;
	for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0);
	return sum / one.length;
}
