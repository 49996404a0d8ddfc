import type { Pixels } from '../reading';
import type { Pyramid } from './pyramid';

/**
 * Where a photo changes sharply. Places are counted from its middle, in lengths of its longer side, so that nothing here depends
 * on how large it is.
 */
export interface Edges {
	readonly count: number;
	readonly x: Float32Array;
	readonly y: Float32Array;
	/** The direction in which each edge runs, one long. */
	readonly alongX: Float32Array;
	readonly alongY: Float32Array;
}

/** The longest side of the size in which edges are looked for: borders between tiles can still be seen in it. */
const LONGEST = 1100;
/** Only this many edges count, the sharpest: with fewer, roads and roofs drown the borders between tiles. */
const MOST = 20_000;
/** Edges that are less sharp than this are noise. */
const LEAST = 20;

/** How each pixel changes to the right and down, in the colour that changes most, and how sharply. */
interface Slopes {
	readonly width: number;
	readonly height: number;
	readonly right: Float32Array;
	readonly down: Float32Array;
	readonly sharpness: Float32Array;
}

/** The sharpest edges of a photo. */
export function edgesOf(pyramid: Pyramid): Edges {
	const pixels = pyramid.find((one) => Math.max(one.width, one.height) <= LONGEST) ?? pyramid[0];
	const slopes = slopesOf(pixels);
	return placesOf(slopes, sharpest(slopes, crests(slopes)));
}

/** The edges in each of some parts of a picture, in its full size. `has` is asked in pixels. */
export function edgesWithin(
	[picture]: Pyramid,
	parts: readonly { readonly has: (x: number, y: number) => boolean }[]
): readonly Edges[] {
	const slopes = slopesOf(picture);
	const all = crests(slopes);
	const { width } = picture;
	return parts.map(({ has }) => {
		const inside = all.filter((at) => has(at % width, Math.floor(at / width)));
		return placesOf(slopes, sharpest(slopes, inside));
	});
}

function slopesOf({ width, height, data }: Pixels): Slopes {
	const none = () => new Float32Array(width * height);
	const slopes = { width, height, right: none(), down: none(), sharpness: none() };
	for (let colour = 0; colour < 3; colour++)
		addSlopes(slopes, soften(soften(planeOf(data, colour), 1), width));
	return slopes;
}

function planeOf(data: Uint8ClampedArray, colour: number): Float32Array {
	const plane = new Float32Array(data.length / 4);
	for (let at = 0; at < plane.length; at++) plane[at] = data[4 * at + colour] ?? 0;
	return plane;
}

/** Averages each value with its two neighbours at a distance: noise gets smaller, borders stay. */
function soften(plane: Float32Array, apart: number): Float32Array {
	const soft = new Float32Array(plane.length);
	for (let at = apart; at < plane.length - apart; at++)
		soft[at] = (2 * (plane[at] ?? 0) + (plane[at - apart] ?? 0) + (plane[at + apart] ?? 0)) / 4;
	return soft;
}

/** Takes over the slopes of one colour where they are the sharpest so far (the operator of I. Sobel). */
function addSlopes({ width, height, right, down, sharpness }: Slopes, plane: Float32Array): void {
	for (let row = 2; row < height - 2; row++)
		for (let column = 2, at = row * width + 2; column < width - 2; column++, at++) {
			const [above, below] = [at - width, at + width];
			const falling = (plane[below + 1] ?? 0) - (plane[above - 1] ?? 0);
			const rising = (plane[above + 1] ?? 0) - (plane[below - 1] ?? 0);
			const x = 2 * ((plane[at + 1] ?? 0) - (plane[at - 1] ?? 0)) + falling + rising;
			const y = 2 * ((plane[below] ?? 0) - (plane[above] ?? 0)) + falling - rising;
			const sharp = Math.sqrt(x * x + y * y);
			if (sharp <= (sharpness[at] ?? 0)) continue;
			right[at] = x;
			down[at] = y;
			sharpness[at] = sharp;
		}
}

/** A slope whose smaller part is less than this share of the larger one counts as running straight to one side. */
const DIAGONAL = Math.tan(Math.PI / 8);

/** The pixels that are sharper than their neighbours across the edge. */
function crests({ sharpness, width, right, down }: Slopes): readonly number[] {
	const found: number[] = [];
	for (let at = 0; at < sharpness.length; at++) {
		const sharp = sharpness[at] ?? 0;
		if (sharp < LEAST) continue;
		const [x, y] = [right[at] ?? 0, down[at] ?? 0];
		const [steepX, steepY] = [Math.abs(x), Math.abs(y)];
		const aside = steepX > DIAGONAL * steepY ? Math.sign(x) : 0;
		const across = aside + (steepY > DIAGONAL * steepX ? Math.sign(y) * width : 0);
		const before = sharpness[at - across] ?? 0;
		if (sharp > before && sharp >= (sharpness[at + across] ?? 0)) found.push(at);
	}
	return found;
}

function sharpest({ sharpness }: Slopes, places: readonly number[]): readonly number[] {
	const sorted = Float32Array.from(places, (at) => sharpness[at] ?? 0).sort();
	const least = sorted[sorted.length - MOST] ?? 0;
	return places.filter((at) => (sharpness[at] ?? 0) >= least);
}

function placesOf(
	{ width, height, right, down, sharpness }: Slopes,
	places: readonly number[]
): Edges {
	const longer = Math.max(width, height);
	const each = (value: (at: number) => number) => Float32Array.from(places, value);
	return {
		count: places.length,
		x: each((at) => ((at % width) + 0.5 - width / 2) / longer),
		y: each((at) => (Math.floor(at / width) + 0.5 - height / 2) / longer),
		alongX: each((at) => -(down[at] ?? 0) / (sharpness[at] ?? 1)),
		alongY: each((at) => (right[at] ?? 0) / (sharpness[at] ?? 1))
	};
}
