import type { Corners, Point } from '../reading';
import { gridCorners, homographyOf, type GridSize, type Homography } from './homography';
import { solve } from './solve';

/** How far a tile, or a side of one, was seen from where its cell expects it, in tiles. */
export interface PartShift {
	/** The centre of the cell, or of its side, in the grid's own units. */
	readonly at: Point;
	/** For a side, only the shift across the side is seen. */
	readonly by: Partial<Point>;
	/** How far it can be trusted, from 0 to 1. */
	readonly weight: number;
}

/** How far a tile was seen from its cell, both across and down. */
export interface Shift extends PartShift {
	readonly by: Point;
}

/** How far a grid may be off at its corners before anything was seen, because of careless taps. In tiles. */
const CARELESSNESS = 0.15;
/** How far a tile lies off its cell on a good table, including the error of the network. In tiles. */
const NOISE = 0.04;
/** A shift that is farther off than this is doubted, because a network that misreads a tile may see it anywhere. In tiles. */
const DOUBTED = 0.06;
const ROUNDS = 5;
const UNKNOWNS = 8;

/**
 * The small change to a grid that best explains the shifts of its tiles: a map of the grid's units to themselves. Few or
 * doubtful shifts change little. A change is a homography near the identity, which is linear in eight numbers: a shift, a
 * turn with scale and shear, and two for perspective.
 */
export function correction(size: GridSize, shifts: readonly PartShift[]): Homography {
	let change: Float64Array = new Float64Array(UNKNOWNS);
	for (let round = 0; round < ROUNDS; round++)
		change = fitShifts(
			size,
			shifts.map((shift) => ({ ...shift, weight: shift.weight * trust(size, change, shift) }))
		);
	const moved = gridCorners(size).map((corner) => {
		const { x, y } = changeAt(size, change, corner);
		return { x: corner.x + x, y: corner.y + y };
	}) as readonly Point[] as Corners;
	return homographyOf(gridCorners(size), moved);
}

/** How much a shift counts, from 0 to 1: the less, the farther it is from what was fitted. */
function trust(size: GridSize, change: Float64Array, shift: PartShift): number {
	const { x, y } = changeAt(size, change, shift.at);
	const off = Math.hypot((shift.by.x ?? x) - x, (shift.by.y ?? y) - y);
	return off <= DOUBTED ? 1 : (DOUBTED / off) ** 2;
}

/** The factors of the eight numbers for x and for y, computed from the point's place in the grid, between -1 and 1. */
function factors({ columns, rows }: GridSize, at: Point): readonly number[][] {
	const [x, y] = [(2 * at.x) / columns - 1, (2 * at.y) / rows - 1];
	const wide = Math.max(columns, rows);
	const [u, v] = [columns / wide, rows / wide];
	return [
		[1, x, y, 0, 0, 0, u * x * x, u * x * y],
		[0, 0, 0, 1, x, y, v * x * y, v * y * y]
	];
}

function changeAt(
	size: GridSize,
	change: Float64Array,
	at: Point
): { readonly x: number; readonly y: number } {
	const [x = 0, y = 0] = factors(size, at).map((row) =>
		row.reduce((sum, factor, index) => sum + factor * (change[index] ?? 0), 0)
	);
	return { x, y };
}

/** The change with the least squares over all shifts. It is kept near 0 according to how carefully people tap. */
function fitShifts(size: GridSize, shifts: readonly PartShift[]): Float64Array {
	const rows = Array.from({ length: UNKNOWNS }, (_, index) => {
		const row = new Float64Array(UNKNOWNS + 1);
		row[index] = (NOISE / CARELESSNESS) ** 2;
		return row;
	});
	for (const { at, by, weight } of shifts) {
		const [alongX = [], alongY = []] = factors(size, at);
		if (by.x !== undefined) add(rows, alongX, by.x, weight);
		if (by.y !== undefined) add(rows, alongY, by.y, weight);
	}
	return solve(rows);
}

function add(
	rows: readonly Float64Array[],
	factors: readonly number[],
	value: number,
	weight: number
): void {
	rows.forEach((row, index) => {
		const factor = weight * (factors[index] ?? 0);
		for (const [at, other] of [...factors, value].entries())
			row[at] = (row[at] ?? 0) + factor * other;
	});
}
