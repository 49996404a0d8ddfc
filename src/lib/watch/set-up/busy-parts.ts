import type { Pyramid } from '../../snap/grid/pyramid';
import type { Pixels } from '../../snap/reading';

/** A part of a picture in which much is drawn, such as a board. */
interface BusyPart {
	/** True if a point, in pixels of the picture, lies in this part. */
	readonly has: (x: number, y: number) => boolean;
	/** How much is drawn there, in all. */
	readonly weight: number;
}

/** The picture is looked at in half its size, in squares that are this many pixels wide and high. */
const SQUARE = 8;
/** At most this many parts are found, and each must have at least this part of the weight of the busiest. */
const [MOST, LEAST] = [3, 0.2];
/** If more than this part of a picture is busy, only the busier part of that counts. */
const TOO_MUCH = 0.3;

/** How busy each square of a picture is, row by row. */
interface Squares {
	readonly columns: number;
	readonly rows: number;
	readonly values: Float32Array;
}

/**
 * The parts of a picture in which edges run in all directions, the busiest first. The edges of wood, cloth and stripes run in
 * one direction, and plain things have few.
 */
export function busyParts(pyramid: Pyramid): readonly BusyPart[] {
	const half = pyramid[1] ?? pyramid[0];
	const squares = squaresOf(half);
	const size = (SQUARE * pyramid[0].width) / half.width;
	const parts = groupsOf(squares, grown(squares, busySquares(squares.values)), size).sort(
		(one, other) => other.weight - one.weight
	);
	const least = LEAST * (parts[0]?.weight ?? 0);
	return parts.slice(0, MOST).filter(({ weight }) => weight >= least);
}

function squaresOf(pixels: Pixels): Squares {
	const columns = Math.floor(pixels.width / SQUARE);
	const rows = Math.floor(pixels.height / SQUARE);
	const values = Float32Array.from({ length: columns * rows }, (_, at) => {
		const [left, top] = [SQUARE * (at % columns), SQUARE * Math.floor(at / columns)];
		return Math.max(...[0, 1, 2].map((colour) => cornerness(pixels, colour, left, top)));
	});
	return { columns, rows, values };
}

/**
 * How steeply a colour changes in a square, in the direction in which it changes less (J. Shi, C. Tomasi, Good features to
 * track, 1994).
 */
function cornerness({ width, height, data }: Pixels, colour: number, left: number, top: number) {
	let [across, down, both] = [0, 0, 0];
	for (let y = Math.max(1, top); y < Math.min(height - 1, top + SQUARE); y++)
		for (let x = Math.max(1, left); x < Math.min(width - 1, left + SQUARE); x++) {
			const at = 4 * (y * width + x) + colour;
			const right = (data[at + 4] ?? 0) - (data[at - 4] ?? 0);
			const below = (data[at + 4 * width] ?? 0) - (data[at - 4 * width] ?? 0);
			across += right * right;
			down += below * below;
			both += right * below;
		}
	const half = (across + down) / 2;
	return Math.sqrt(Math.max(0, half - Math.sqrt(half * half - across * down + both * both)));
}

/** Which squares are busier than the others: 1 for each of these. */
function busySquares(values: Float32Array): Uint8Array {
	const logarithms = values.map((value) => Math.log(value + SQUARE));
	let threshold = -Infinity;
	for (let round = 0; round < 3; round++) {
		const above = logarithms.filter((value) => value > threshold);
		if (above.length < TOO_MUCH * values.length) break;
		threshold = thresholdOf(above);
	}
	return Uint8Array.from(logarithms, (value) => (value > threshold ? 1 : 0));
}

/** The value that best divides all values into two groups (N. Otsu, A threshold selection method, 1979). */
function thresholdOf(values: Float32Array): number {
	const sorted = values.toSorted();
	const total = sorted.reduce((sum, value) => sum + value, 0);
	let [best, threshold, low] = [-1, Infinity, 0];
	for (let at = 1; at < sorted.length; at++) {
		low += sorted[at - 1] ?? 0;
		const apart = (total - low) / (sorted.length - at) - low / at;
		const value = at * (sorted.length - at) * apart ** 2;
		if (value > best) [best, threshold] = [value, sorted[at - 1] ?? 0];
	}
	return threshold;
}

/** The same squares and those around them. */
function grown({ columns, rows }: Squares, busy: Uint8Array): Uint8Array {
	return busy.map((_, at) => {
		const [x, y] = [at % columns, Math.floor(at / columns)];
		for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
			for (let column = Math.max(0, x - 1); column <= Math.min(columns - 1, x + 1); column++)
				if (busy[row * columns + column]) return 1;
		return 0;
	});
}

/** The groups of busy squares that lie side by side. @param size of a square, in pixels of the picture */
function groupsOf({ columns, rows, values }: Squares, busy: Uint8Array, size: number): BusyPart[] {
	const groups = new Int32Array(busy.length);
	const parts: BusyPart[] = [];
	for (let from = 0; from < busy.length; from++) {
		if (!busy[from] || groups[from]) continue;
		const number = parts.length + 1;
		const has = (x: number, y: number): boolean => {
			const [column, row] = [Math.floor(x / size), Math.floor(y / size)];
			const isInside = column >= 0 && row >= 0 && column < columns && row < rows;
			return isInside && groups[row * columns + column] === number;
		};
		const weight = fill(groups, busy, columns, from, number).reduce(
			(sum, at) => sum + (values[at] ?? 0),
			0
		);
		parts.push({ has, weight });
	}
	return parts;
}

/** Gives a group its number, starting from one of its squares. @returns all its squares */
function fill(
	groups: Int32Array,
	busy: Uint8Array,
	columns: number,
	from: number,
	number: number
): readonly number[] {
	const found = [from];
	groups[from] = number;
	for (let next = 0; next < found.length; next++) {
		const at = found[next] ?? 0;
		const beside = [
			...(at % columns > 0 ? [at - 1] : []),
			...(at % columns < columns - 1 ? [at + 1] : []),
			...[at - columns, at + columns]
		];
		for (const to of beside)
			if (busy[to] && !groups[to]) {
				groups[to] = number;
				found.push(to);
			}
	}
	return found;
}
