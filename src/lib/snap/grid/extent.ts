import type { Evidence } from '../reading';
import type { Lines } from './directions';
import { inverse, mapPoint, type Homography } from './homography';

/** A cell of a grid of which it isn't known yet where it begins: its column and row may be negative. */
export interface FramedCell {
	readonly column: number;
	readonly row: number;
	/** How much of its four sides is drawn in the photo, from 0 to 1. */
	readonly framed: number;
}

/** The first and last columns and rows that have tiles. */
export interface Extent {
	readonly left: number;
	readonly top: number;
	readonly right: number;
	readonly bottom: number;
}

/** A side is divided into this many parts; each is drawn if it has an edge that is at most this far off, in tiles. */
const PARTS = 16;
const NEAR = 0.1;
/** Cells are numbered at most this far from the origin. */
const FARTHEST = 64;
const WIDTH = 2 * FARTHEST;
/** A cell that is less framed than this holds no tile. */
const LEAST_FRAMED = 0.1;
/** How many cells are looked at together. */
const FEW = 2;
/** A cell that is empty with at least this probability is taken as empty. */
const EMPTY = 0.05;

const numberOf = (column: number, row: number): number =>
	(row + FARTHEST) * WIDTH + column + FARTHEST;

/** The cells of a grid of whose frame at least a part is drawn in the photo. */
export function framedCells(lines: Lines, grid: Homography): readonly FramedCell[] {
	const cells = new Map<number, number>();
	const add = (cell: number, part: number) => cells.set(cell, (cells.get(cell) ?? 0) + part / 4);
	for (const [side, drawn] of sidesOf(lines, grid)) {
		const [cell, upright] = [side >> 1, side % 2 === 1];
		add(cell, drawn);
		add(upright ? cell - 1 : cell - WIDTH, drawn);
	}
	return [...cells].map(([cell, framed]) => ({
		column: (cell % WIDTH) - FARTHEST,
		row: Math.floor(cell / WIDTH) - FARTHEST,
		framed
	}));
}

/**
 * How much of each side is drawn. The number of a side is twice that of the cell to its right or below it, plus 1 for an
 * upright side.
 */
function sidesOf(lines: Lines, grid: Homography): ReadonlyMap<number, number> {
	const back = inverse(grid);
	const parts = new Map<number, number>();
	for (let at = 0; at < lines.count; at++) {
		const { x, y } = mapPoint(back, { x: lines.x[at] ?? 0, y: lines.y[at] ?? 0 });
		const upright = lines.second[at] === 1;
		const [across, along] = upright ? [x, y] : [y, x];
		const isNear = Math.abs(across - Math.round(across)) <= NEAR;
		if (!isNear || Math.max(Math.abs(x), Math.abs(y)) > FARTHEST - 2) continue;
		const from = Math.floor(along);
		const cell = upright ? numberOf(Math.round(x), from) : numberOf(from, Math.round(y));
		const side = 2 * cell + (upright ? 1 : 0);
		parts.set(side, (parts.get(side) ?? 0) | (1 << Math.floor((along - from) * PARTS)));
	}
	return new Map([...parts].map(([side, bits]) => [side, bitsIn(bits) / PARTS]));
}

function bitsIn(bits: number): number {
	let count = 0;
	for (let rest = bits; rest > 0; rest >>= 1) count += rest & 1;
	return count;
}

/** The largest group of framed cells side by side that may be tiles. */
function largestGroup(cells: readonly FramedCell[]): readonly FramedCell[] {
	const left = new Map(
		cells
			.filter(({ framed }) => framed >= LEAST_FRAMED)
			.map((cell) => [numberOf(cell.column, cell.row), cell])
	);
	let largest: readonly FramedCell[] = [];
	for (const [at] of left) {
		const group = takeGroup(left, at);
		if (group.length > largest.length) largest = group;
	}
	return largest;
}

/** Takes a cell, those beside it, those beside these, and so on. */
function takeGroup(left: Map<number, FramedCell>, from: number): readonly FramedCell[] {
	const group: FramedCell[] = [];
	const next = [from];
	for (let at = next.pop(); at !== undefined; at = next.pop()) {
		const cell = left.get(at);
		if (!cell) continue;
		left.delete(at);
		group.push(cell);
		next.push(at - 1, at + 1, at - WIDTH, at + WIDTH);
	}
	return group;
}

/** The sides of an extent: whether they concern the column or the row of a cell, and where the next line inwards is. */
const SIDES = [
	{ side: 'left', of: 'column', inwards: 1 },
	{ side: 'right', of: 'column', inwards: -1 },
	{ side: 'top', of: 'row', inwards: 1 },
	{ side: 'bottom', of: 'row', inwards: -1 }
] as const;

/**
 * Where the outermost tiles lie. Of the cells that may be tiles the outer ones are looked at, line by line inwards, until one
 * of them is a tile. Undefined if none is.
 */
export function extentOf(
	cells: readonly FramedCell[],
	lookAt: (cells: readonly FramedCell[]) => readonly Evidence[]
): Extent | undefined {
	const group = largestGroup(cells);
	const extent = boundsOf(group);
	for (const { side, of, inwards } of SIDES)
		while (
			isWithin(extent) &&
			!hasTile(
				group.filter((cell) => cell[of] === extent[side] && lies(cell, extent)),
				lookAt
			)
		)
			extent[side] += inwards;
	return isWithin(extent) ? extent : undefined;
}

function boundsOf(cells: readonly FramedCell[]) {
	const columns = cells.map(({ column }) => column);
	const rows = cells.map(({ row }) => row);
	return {
		left: Math.min(...columns),
		top: Math.min(...rows),
		right: Math.max(...columns),
		bottom: Math.max(...rows)
	};
}

const isWithin = ({ left, top, right, bottom }: Extent): boolean => left <= right && top <= bottom;

const lies = ({ column, row }: FramedCell, { left, top, right, bottom }: Extent): boolean =>
	column >= left && column <= right && row >= top && row <= bottom;

/** True if one of the cells holds a tile. The best framed ones are looked at first. */
function hasTile(
	cells: readonly FramedCell[],
	lookAt: (cells: readonly FramedCell[]) => readonly Evidence[]
): boolean {
	const sorted = [...cells].sort((one, other) => other.framed - one.framed);
	for (let start = 0; start < sorted.length; start += FEW) {
		const seen = lookAt(sorted.slice(start, start + FEW));
		if (seen.some(({ contents }) => Math.exp(contents.at(-1) ?? 0) < EMPTY)) return true;
	}
	return false;
}
