import type { Pixels, Point } from '../reading';
import { mapPoint, type Homography } from './homography';
import type { Pyramid } from './pyramid';

/** Width and height of a cut-out in pixels. */
export const CUT_OUT = 48;
/** How much a cut-out shows beyond its cell on each side, in tiles. */
const MARGIN = 0.12;
/** Bytes of a cut-out: red, green and blue of each pixel, row by row. */
export const CUT_OUT_BYTES = 3 * CUT_OUT * CUT_OUT;

/** Width and height of what a cut-out shows, in tiles. */
export const SPAN = 1 + 2 * MARGIN;

/** A photo, and how a grid's own units map to its pixels. */
export interface View {
	readonly pyramid: Pyramid;
	readonly homography: Homography;
}

/**
 * Writes the cut-out around a point of the grid (in its own units). It is upright in the grid, so that a tile fills the same
 * part of it wherever the camera stood. If several pixels of the photo fall on one of the cut-out, it is their mean. Beyond the
 * photo its outermost pixels are repeated.
 * @param into the bytes of all cut-outs
 * @param place which of them this one is
 */
export function cutOut(view: View, centre: Point, into: Uint8Array, place = 0): void {
	const sampling = samplingOf(view, centre);
	for (let row = 0, to = place * CUT_OUT_BYTES; row < CUT_OUT; row++)
		for (let column = 0; column < CUT_OUT; column++, to += 3)
			writeMean(sampling, { x: column, y: row }, into, to);
}

/** How a cut-out takes its pixels from one size of a photo. */
interface Sampling {
	readonly pixels: Pixels;
	/** From pixels of the cut-out to those of this size of the photo, whose centres are whole numbers. */
	readonly homography: Homography;
	/** How many samples are taken across and down in each pixel of the cut-out. */
	readonly across: number;
	readonly down: number;
}

function samplingOf({ pyramid, homography }: View, centre: Point): Sampling {
	const [width, height] = extent(homography, centre);
	const level = levelFor(pyramid, Math.min(width, height));
	const shrunk = 2 ** level;
	return {
		pixels: pyramid[level] ?? pyramid[0],
		homography: overPixels(homography, centre, shrunk),
		across: samples(width / shrunk),
		down: samples(height / shrunk)
	};
}

/** How many pixels of the photo a cut-out spans across and down. */
function extent(homography: Homography, { x, y }: Point): [number, number] {
	const reach = SPAN / 2;
	const length = (dx: number, dy: number): number => {
		const from = mapPoint(homography, { x: x - dx, y: y - dy });
		const to = mapPoint(homography, { x: x + dx, y: y + dy });
		return Math.hypot(to.x - from.x, to.y - from.y);
	};
	return [length(reach, 0), length(0, reach)];
}

/** The smallest size in which a cut-out still has all its pixels. */
const levelFor = (pyramid: Pyramid, pixels: number): number =>
	Math.max(0, Math.min(pyramid.length - 1, Math.floor(Math.log2(pixels / CUT_OUT))));

/** At most this many samples are taken in one direction, so that the cut-out of a large photo costs no more. */
const MOST_SAMPLES = 4;
const samples = (pixels: number): number =>
	Math.max(1, Math.min(MOST_SAMPLES, Math.ceil(pixels / CUT_OUT)));

/** The homography from pixels of the cut-out, instead of tiles, to pixels of the shrunk photo, counted by their centres. */
function overPixels(homography: Homography, { x, y }: Point, shrunk: number): Homography {
	const step = SPAN / CUT_OUT;
	const [left, top] = [x - SPAN / 2, y - SPAN / 2];
	const [a, b, c, d, e, f, g, h, i] = homography;
	const row = (p: number, q: number, r: number): [number, number, number] => [
		p * step,
		q * step,
		p * left + q * top + r
	];
	const last = row(g, h, i);
	const scaled = (line: [number, number, number]): [number, number, number] => [
		line[0] / shrunk - last[0] / 2,
		line[1] / shrunk - last[1] / 2,
		line[2] / shrunk - last[2] / 2
	];
	return [...scaled(row(a, b, c)), ...scaled(row(d, e, f)), ...last];
}

/** Writes the mean colour of one pixel of the cut-out. */
function writeMean(sampling: Sampling, at: Point, into: Uint8Array, to: number): void {
	const { across, down, homography, pixels } = sampling;
	const sum = [0, 0, 0] as [number, number, number];
	for (let row = 0; row < down; row++)
		for (let column = 0; column < across; column++) {
			const x = at.x + (column + 0.5) / across;
			const y = at.y + (row + 0.5) / down;
			addColour(pixels, mapPoint(homography, { x, y }), sum);
		}
	const count = across * down;
	for (const [channel, value] of sum.entries()) into[to + channel] = value / count + 0.5;
}

/** Adds the colour between the four pixels around a point. */
function addColour({ width, height, data }: Pixels, { x, y }: Point, sum: number[]): void {
	const inX = within(x, width - 1);
	const inY = within(y, height - 1);
	const [left, top] = [Math.floor(inX), Math.floor(inY)];
	const [alongX, alongY] = [inX - left, inY - top];
	const right = left + 1 < width ? 4 : 0;
	const below = top + 1 < height ? 4 * width : 0;
	const from = 4 * (top * width + left);
	for (let channel = 0; channel < 3; channel++) {
		const at = from + channel;
		const above = between(data[at] ?? 0, data[at + right] ?? 0, alongX);
		const under = between(data[at + below] ?? 0, data[at + below + right] ?? 0, alongX);
		sum[channel] = (sum[channel] ?? 0) + between(above, under, alongY);
	}
}

/** Works also for numbers that aren't finite, which a point on the horizon has. */
const within = (value: number, most: number): number => (value > 0 ? Math.min(value, most) : 0);
const between = (one: number, other: number, part: number): number => one + (other - one) * part;
