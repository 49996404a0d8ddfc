import type { Pixels } from '../snap/reading';

/** How many pixels wide and high the squares are whose means are compared. */
const SQUARE = 4;
/** How many squares wide and high a block is: about as large as a figure on a board that fills the picture. */
const BLOCK = 5;
/** A block has changed if it differs by more than this many times what is usual, plus this many levels of 255. */
const [NOISE, LEVELS] = [1.5, 8];

/** A picture made small: the mean green of each square of pixels, row by row. */
interface Small {
	readonly columns: number;
	readonly rows: number;
	readonly values: Float32Array;
	/** The mean of all values. */
	readonly mean: number;
}

/** Notices when something moves in a film, by the small differences between its pictures. */
export class Stillness {
	/** The picture that others are compared with, and its time. */
	#compared: Small | undefined;
	#comparedAt = 0;
	#since = 0;

	/**
	 * For how long nothing has moved, in milliseconds; 0 for a picture that differs from those before.
	 * @param time of the picture, in milliseconds
	 * @param patience for how long pictures are compared with the same earlier one, in milliseconds: light may change slowly
	 */
	take(picture: Pixels, time: number, patience: number): number {
		const small = smallOf(picture);
		const moved = !this.#compared || isMoved(this.#compared, small);
		if (moved) this.#since = time;
		if (moved || time - this.#comparedAt >= patience) {
			this.#compared = small;
			this.#comparedAt = time;
		}
		return time - this.#since;
	}
}

function smallOf({ width, height, data }: Pixels): Small {
	const [columns, rows] = [Math.floor(width / SQUARE), Math.floor(height / SQUARE)];
	const values = new Float32Array(columns * rows);
	let sum = 0;
	for (let row = 0, to = 0; row < rows; row++)
		for (let column = 0; column < columns; column++, to++) {
			const value = greenAt(data, 4 * SQUARE * (row * width + column), 4 * width);
			values[to] = value;
			sum += value;
		}
	return { columns, rows, values, mean: sum / values.length };
}

/** The mean green of a square of pixels. */
function greenAt(data: Uint8ClampedArray, from: number, line: number): number {
	let sum = 0;
	for (let row = 0, at = from + 1; row < SQUARE; row++, at += line)
		for (let pixel = 0; pixel < SQUARE; pixel++) sum += data[at + 4 * pixel] ?? 0;
	return sum / SQUARE ** 2;
}

/** True if some blocks differ far more than most of them, or the picture has another size. The light of all blocks may differ. */
function isMoved(before: Small, now: Small): boolean {
	if (before.columns !== now.columns || before.rows !== now.rows) return true;
	const blocks = differences(before, now);
	const usual = blocks.toSorted()[blocks.length >> 1] ?? 0;
	const most = NOISE * usual + LEVELS;
	return blocks.some((difference) => difference > most);
}

/** The mean difference in each block, row by row. */
function differences(before: Small, now: Small): Float32Array {
	const light = before.mean / Math.max(1, now.mean);
	const [across, down] = [Math.ceil(now.columns / BLOCK), Math.ceil(now.rows / BLOCK)];
	const sums = new Float32Array(across * down);
	const counts = new Uint16Array(across * down);
	for (let row = 0, at = 0; row < now.rows; row++)
		for (let column = 0; column < now.columns; column++, at++) {
			const block = Math.floor(row / BLOCK) * across + Math.floor(column / BLOCK);
			const off = Math.abs((now.values[at] ?? 0) * light - (before.values[at] ?? 0));
			sums[block] = (sums[block] ?? 0) + off;
			counts[block] = (counts[block] ?? 0) + 1;
		}
	return sums.map((sum, block) => sum / Math.max(1, counts[block] ?? 0));
}
