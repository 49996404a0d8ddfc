import { UNIT, type Line, type Point } from './point';

/** The value of a cell that belongs to nothing. @internal */
export const NOTHING = 255;
/** Width of a cell in units, and number of cells in a row. */
export const CELL = 2;
const ROW = UNIT / CELL;
/** Lengths of steps from cell to cell, in thirds of a cell: straight and diagonal (3-4 chamfer distance). */
const STRAIGHT = 3;
const DIAGONAL = 4;
/** Larger than any distance on a tile, yet a step added to it stays within 16 bits. */
const FAR = 0x7fff;
/** Row length of a grid with a frame one cell wide, and the index of a tile's cell in it. */
const FRAME = ROW + 2;
const frameIndex = (x: number, y: number): number => (y + 1) * FRAME + x + 1;

/** Lowers a cell's distance to what its four neighbours before it (-1) or after it (1) allow. */
function nearer(away: Uint16Array, i: number, side: 1 | -1): void {
	const row = i + side * FRAME;
	const least = Math.min(
		away[i] ?? FAR,
		(away[i + side] ?? FAR) + STRAIGHT,
		(away[row] ?? FAR) + STRAIGHT,
		(away[row - 1] ?? FAR) + DIAGONAL,
		(away[row + 1] ?? FAR) + DIAGONAL
	);
	away[i] = least;
}

/** A tile as cells, row by row from the north-west, each a segment's index or {@link NOTHING}: faster than outlines. In units. */
export class Raster {
	readonly #cells = new Uint8Array(ROW * ROW).fill(NOTHING);

	/** The value at a point; {@link NOTHING} outside the tile. */
	at({ x, y }: Point): number {
		if (x < 0 || y < 0 || x >= UNIT || y >= UNIT) return NOTHING;
		return this.#cells[Math.floor(y / CELL) * ROW + Math.floor(x / CELL)] ?? NOTHING;
	}

	/** The area with the value, in square units. */
	count(value: number): number {
		return this.#cells.reduce((sum, cell) => sum + (cell === value ? CELL * CELL : 0), 0);
	}

	/** Sets all cells within the rings to the value (even-odd rule: rings that overlap leave a hole). */
	fill(rings: readonly Line[], value: number): void {
		for (let row = 0; row < ROW; row++) {
			const cuts = cutsAt(rings, (row + 0.5) * CELL);
			for (let i = 0; i + 1 < cuts.length; i += 2)
				this.#span(row, cuts[i] ?? 0, cuts[i + 1] ?? 0, value);
		}
	}

	/** Sets all cells nearer to the line than the radius to the value. */
	fence(line: Line, radius: number, value = NOTHING): void {
		line.forEach((to, i) => {
			const from = line[i - 1] ?? to;
			const [dx, dy] = [to.x - from.x, to.y - from.y];
			const steps = Math.max(1, Math.ceil(Math.sqrt(dx * dx + dy * dy) / CELL));
			for (let n = 1; n <= steps; n++)
				this.disc({ x: from.x + (dx * n) / steps, y: from.y + (dy * n) / steps }, radius, value);
		});
	}

	/** Sets all cells around a point to the value. */
	disc({ x, y }: Point, radius: number, value = NOTHING): void {
		const top = Math.max(0, Math.ceil((y - radius) / CELL - 0.5));
		const bottom = Math.min(ROW - 1, Math.floor((y + radius) / CELL - 0.5));
		for (let row = top; row <= bottom; row++) {
			const away = (row + 0.5) * CELL - y;
			const half = Math.sqrt(Math.max(0, radius * radius - away * away));
			this.#span(row, x - half, x + half, value);
		}
	}

	/** Sets all cells of a rectangle to the value. */
	box(left: number, top: number, right: number, bottom: number, value = NOTHING): void {
		const last = Math.min(ROW, Math.ceil(bottom / CELL));
		for (let row = Math.max(0, Math.floor(top / CELL)); row < last; row++)
			this.#span(row, left, right, value);
	}

	/** True when all cells of the column at x between two heights have the value. */
	hasColumn(x: number, top: number, bottom: number, value: number): boolean {
		const last = Math.min(ROW - 1, Math.ceil(bottom / CELL) - 1);
		for (let row = Math.max(0, Math.floor(top / CELL)); row <= last; row++)
			if (this.#cells[row * ROW + Math.floor(x / CELL)] !== value) return false;
		return true;
	}

	/** Approximate distance from each point to the nearest cell with another value. The sides of the tile don't count. */
	room(): Room {
		const away = this.#shores();
		for (let i = 0; i < away.length; i++) nearer(away, i, -1);
		for (let i = away.length - 1; i >= 0; i--) nearer(away, i, 1);
		return ({ x, y }) =>
			((away[frameIndex(Math.floor(x / CELL), Math.floor(y / CELL))] ?? 0) * CELL) / STRAIGHT;
	}

	/** Start of the distance transform: one step for cells beside another value, {@link FAR} for all others and the frame. */
	#shores(): Uint16Array {
		const cells = this.#cells;
		const away = new Uint16Array(FRAME * FRAME).fill(FAR);
		for (let y = 0; y < ROW; y++)
			for (let x = 0; x < ROW; x++) {
				const i = y * ROW + x;
				if (x + 1 < ROW && cells[i] !== cells[i + 1])
					away[frameIndex(x, y)] = away[frameIndex(x + 1, y)] = STRAIGHT;
				if (y + 1 < ROW && cells[i] !== cells[i + ROW])
					away[frameIndex(x, y)] = away[frameIndex(x, y + 1)] = STRAIGHT;
			}
		return away;
	}

	#span(row: number, left: number, right: number, value: number): void {
		const from = row * ROW + Math.max(0, Math.round(left / CELL));
		const to = row * ROW + Math.min(ROW, Math.round(right / CELL));
		for (let i = from; i < to; i++) this.#cells[i] = value;
	}
}

/** The free distance around a point of the tile, in units. */
export type Room = (at: Point) => number;

/** The x of all crossings of a horizontal line with the rings, from west to east. */
function cutsAt(rings: readonly Line[], y: number): readonly number[] {
	const cuts: number[] = [];
	for (const ring of rings) {
		let from = ring.at(-1);
		for (const to of ring) {
			if (from && from.y > y !== to.y > y)
				cuts.push(from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x));
			from = to;
		}
	}
	return cuts.sort((a, b) => a - b);
}
