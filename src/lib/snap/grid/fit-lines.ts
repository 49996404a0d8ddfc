import { correction, type PartShift } from './correction';
import type { Lines } from './directions';
import { inverse, mapPoint, product, type GridSize, type Homography } from './homography';

/** How far from its expected place the edges of a side are looked for, in tiles, round by round. */
const REACHES = [0.25, 0.2, 0.15, 0.12, 0.1, 0.08, 0.07] as const;
/** A side with this many edges counts half. */
const EDGES = 8;
/** How far an edge may be from a side to count as part of it, in tiles. */
const NEAR = 0.06;
/** At most this many columns, and rows, are fitted: a wrong grid may have its horizon among the lines, endlessly far away. */
const LONGEST = 64;
/** A grid reaches so many standard deviations of its lines to each side of their middle. */
const SPREAD = 2;

/** Moves a grid to where the lines of a photo lie. It is still counted from the same corner. */
export function fitToLines(lines: Lines, grid: Homography): Homography {
	let fitted = grid;
	for (const reach of REACHES) {
		const part = aroundLines(lines, fitted);
		const better = product(part.grid, correction(part.size, shiftsOf(lines, part, reach)));
		fitted = movedTo(better, -part.left, -part.top);
	}
	return fitted;
}

/**
 * The part of a grid that has lines. It is counted from its own top left corner: `left` and `top` are the cell of the grid that
 * lies there.
 */
interface Part {
	readonly grid: Homography;
	readonly size: GridSize;
	readonly left: number;
	readonly top: number;
}

function aroundLines({ count, x, y }: Lines, grid: Homography): Part {
	const back = inverse(grid);
	let [sumX, sumY, squareX, squareY] = [0, 0, 0, 0];
	for (let at = 0; at < count; at++) {
		const place = mapPoint(back, { x: x[at] ?? 0, y: y[at] ?? 0 });
		sumX += place.x;
		sumY += place.y;
		squareX += place.x ** 2;
		squareY += place.y ** 2;
	}
	const [left, columns] = reachOf(sumX / count, squareX / count);
	const [top, rows] = reachOf(sumY / count, squareY / count);
	return { grid: movedTo(grid, left, top), size: { columns, rows }, left, top };
}

function reachOf(mean: number, square: number): readonly [number, number] {
	const reach = SPREAD * Math.sqrt(square - mean ** 2);
	const from = Math.floor(mean - reach);
	return [from, Math.min(LONGEST, Math.max(2, Math.ceil(mean + reach) - from))];
}

/** The same grid, counted from another corner of its cells. */
export const movedTo = (grid: Homography, x: number, y: number): Homography =>
	product(grid, [1, 0, x, 0, 1, y, 0, 0, 1]);

/** How far each side of each cell lies off, across the side: the mean of its edges, of which nearer ones count more. */
function shiftsOf(lines: Lines, { grid, size }: Part, reach: number): readonly PartShift[] {
	const back = inverse(grid);
	const width = size.columns + 1;
	const counts = new Float64Array(2 * width * (size.rows + 1));
	const sums = new Float64Array(counts.length);
	for (let at = 0; at < lines.count; at++) {
		const { x, y } = mapPoint(back, { x: lines.x[at] ?? 0, y: lines.y[at] ?? 0 });
		if (x < 0 || y < 0 || x >= size.columns || y >= size.rows) continue;
		const upright = lines.second[at] === 1;
		const off = upright ? x - Math.round(x) : y - Math.round(y);
		const counted = 1 - (off / reach) ** 2;
		if (counted <= 0) continue;
		const [column, row] = upright ? [Math.round(x), Math.floor(y)] : [Math.floor(x), Math.round(y)];
		const side = 2 * (row * width + column) + (upright ? 1 : 0);
		counts[side] = (counts[side] ?? 0) + counted;
		sums[side] = (sums[side] ?? 0) + counted * off;
	}
	return [...counts.entries()].flatMap(([side, count]) => {
		const by = (sums[side] ?? 0) / count;
		const weight = count / (count + EDGES);
		return count === 0 ? [] : [{ ...sideOf(side, width, by), weight }];
	});
}

/** The middle of a side, and how far it lies off. */
function sideOf(side: number, width: number, by: number): Pick<PartShift, 'at' | 'by'> {
	const [column, row] = [(side >> 1) % width, Math.floor((side >> 1) / width)];
	return side % 2
		? { at: { x: column, y: row + 0.5 }, by: { x: by } }
		: { at: { x: column + 0.5, y: row }, by: { y: by } };
}

/** What share of the lines lies on a grid, from 0 to 1. */
export function shareOn({ count, x, y, second }: Lines, grid: Homography): number {
	const back = inverse(grid);
	let sum = 0;
	for (let at = 0; at < count; at++) {
		const place = mapPoint(back, { x: x[at] ?? 0, y: y[at] ?? 0 });
		const across = second[at] === 1 ? place.x : place.y;
		sum += Math.max(0, 1 - ((across - Math.round(across)) / NEAR) ** 2);
	}
	return sum / count;
}
