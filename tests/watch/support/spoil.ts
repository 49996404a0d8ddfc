import { inverse, mapPoint, product, type Homography } from '../../../src/lib/snap/grid/homography';
import type { Pixels, Point } from '../../../src/lib/snap/reading';
import type { PicturedBoard } from './boards';

/** Numbers from 0 to 1. */
export type Random = () => number;

/** From a normal distribution of mean 0 and deviation 1 (G. Box, M. Muller, 1958). */
const normal = (random: Random): number =>
	Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** The picture after its board moved from one view to another. What wasn't in it is the nearest rim. */
export function moved(picture: Pixels, from: Homography, to: Homography): Pixels {
	const { width, height, data } = picture;
	const back = product(from, inverse(to));
	const all = new Uint8ClampedArray(data.length);
	for (let y = 0, at = 0; y < height; y++)
		for (let x = 0; x < width; x++, at += 4)
			writeColour(picture, mapPoint(back, { x: x + 0.5, y: y + 0.5 }), all, at);
	return { width, height, data: all };
}

function writeColour(
	{ width, height, data }: Pixels,
	{ x, y }: Point,
	into: Uint8ClampedArray,
	to: number
): void {
	const inX = Math.max(0, Math.min(width - 1.001, x - 0.5));
	const inY = Math.max(0, Math.min(height - 1.001, y - 0.5));
	const [left, top] = [Math.floor(inX), Math.floor(inY)];
	const [u, v] = [inX - left, inY - top];
	const from = 4 * (top * width + left);
	for (let channel = 0; channel < 4; channel++) {
		const at = from + channel;
		const above = (data[at] ?? 0) * (1 - u) + (data[at + 4] ?? 0) * u;
		const below = (data[at + 4 * width] ?? 0) * (1 - u) + (data[at + 4 * width + 4] ?? 0) * u;
		into[to + channel] = above * (1 - v) + below * v;
	}
}

/** The picture in another light, with noise of a deviation in steps of brightness. */
export function exposed(picture: Pixels, gain: number, noise: number, random: Random): Pixels {
	const table = Float32Array.from({ length: 1 << 14 }, () => noise * normal(random));
	const data = picture.data.map((value, at) =>
		at % 4 === 3 ? value : value * gain + (table[Math.floor(random() * table.length)] ?? 0)
	);
	return { ...picture, data };
}

/** The picture with an arm over a part of a board, anywhere and at any angle. */
export function armOver(
	picture: Pixels,
	{ view, columns, rows }: Pick<PicturedBoard, 'view' | 'columns' | 'rows'>,
	part: number,
	random: Random
): Pixels {
	const [first, last] = [mapPoint(view, { x: 0, y: 0 }), mapPoint(view, { x: columns, y: rows })];
	const [wide, high] = [Math.abs(last.x - first.x), Math.abs(last.y - first.y)];
	const through = mapPoint(view, { x: columns * random(), y: rows * random() });
	return covered(
		picture,
		through,
		Math.PI * random(),
		(part * wide * high) / Math.hypot(wide, high)
	);
}

/** The picture with a bar of skin from rim to rim: through a point, at an angle, so many pixels wide. */
function covered(picture: Pixels, through: Point, angle: number, wide: number): Pixels {
	const data = new Uint8ClampedArray(picture.data);
	const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
	for (let y = 0, at = 0; y < picture.height; y++)
		for (let x = 0; x < picture.width; x++, at += 4)
			if (Math.abs((x - through.x) * sin - (y - through.y) * cos) < wide / 2)
				data.set(skinAt(x, y), at);
	return { ...picture, data };
}

/** The colour of skin with folds. */
function skinAt(x: number, y: number): readonly number[] {
	const fold = 20 * Math.sin(x / 9 + y / 23);
	return [205 + fold, 150 + fold, 125 + fold];
}
