import { UNIT, type Line, type Point } from './point';

/** The value of a cell that belongs to nothing. */
export const NOTHING = 255;
/** A diagonal step is so much longer than a straight one, in thirds of a unit: 4 to 3. */
const STRAIGHT = 3;
const DIAGONAL = 4;
const FAR = 0xffff;

/**
 * A tile as a grid of cells, one unit each, row by row from the north-west: each holds the index of a segment, or
 * {@link NOTHING}. What is strewn over a tile asks it where there's room, which is far cheaper than asking outlines.
 */
export class Raster {
	readonly cells = new Uint8Array(UNIT * UNIT).fill(NOTHING);

	/** The value of the cell that holds the point; nothing outside the tile. */
	at({ x, y }: Point): number {
		if (x < 0 || y < 0 || x >= UNIT || y >= UNIT) return NOTHING;
		return this.cells[Math.floor(y) * UNIT + Math.floor(x)] ?? NOTHING;
	}

	/** Gives all cells within the rings the value; where rings overlap twice, they leave a hole. */
	fill(rings: readonly Line[], value: number): void {
		for (let row = 0; row < UNIT; row++) {
			const cuts = cutsAt(rings, row + 0.5);
			for (let i = 0; i + 1 < cuts.length; i += 2)
				this.cells.fill(value, cell(row, cuts[i]), cell(row, cuts[i + 1]));
		}
	}

	/** Gives all cells nearer to the line than the radius the value. */
	fence(line: Line, radius: number, value = NOTHING): void {
		for (let i = 0; i + 1 < line.length; i++) {
			const [from, to] = [line[i], line[i + 1]];
			if (!from || !to) continue;
			const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y)));
			for (let n = 0; n <= steps; n++)
				this.disc(
					{ x: from.x + ((to.x - from.x) * n) / steps, y: from.y + ((to.y - from.y) * n) / steps },
					radius,
					value
				);
		}
	}

	/** Gives all cells around a point the value. */
	disc(at: Point, radius: number, value = NOTHING): void {
		const top = Math.max(0, Math.ceil(at.y - radius - 0.5));
		const bottom = Math.min(UNIT - 1, Math.floor(at.y + radius - 0.5));
		for (let row = top; row <= bottom; row++) {
			const half = Math.sqrt(Math.max(0, radius ** 2 - (row + 0.5 - at.y) ** 2));
			this.cells.fill(value, cell(row, at.x - half), cell(row, at.x + half));
		}
	}

	/** Gives all cells of a rectangle the value. */
	box(left: number, top: number, right: number, bottom: number, value = NOTHING): void {
		for (let row = Math.max(0, Math.floor(top)); row < Math.min(UNIT, bottom); row++)
			this.cells.fill(value, cell(row, left), cell(row, right));
	}

	/** True when all cells of one column between two heights have the value. */
	hasColumn(column: number, top: number, bottom: number, value: number): boolean {
		for (let row = Math.max(0, Math.floor(top)); row < Math.min(UNIT, bottom); row++)
			if (this.cells[row * UNIT + column] !== value) return false;
		return true;
	}

	/** The distance of each cell's middle to the nearest cell with another value, in units, about; sides of the tile don't count. */
	room(): Float32Array {
		const away = new Uint16Array(UNIT * UNIT).fill(FAR);
		const near = (i: number, other: number, step: number): void => {
			const beyond = this.cells[i] === this.cells[other] ? (away[other] ?? FAR) + step : STRAIGHT;
			if (beyond < (away[i] ?? FAR)) away[i] = beyond;
		};
		for (let i = 0; i < away.length; i++) {
			if (i % UNIT > 0) near(i, i - 1, STRAIGHT);
			if (i >= UNIT) near(i, i - UNIT, STRAIGHT);
			if (i >= UNIT && i % UNIT > 0) near(i, i - UNIT - 1, DIAGONAL);
			if (i >= UNIT && (i + 1) % UNIT > 0) near(i, i - UNIT + 1, DIAGONAL);
		}
		for (let i = away.length - 1; i >= 0; i--) {
			const below = i + UNIT < away.length;
			if ((i + 1) % UNIT > 0) near(i, i + 1, STRAIGHT);
			if (below) near(i, i + UNIT, STRAIGHT);
			if (below && (i + 1) % UNIT > 0) near(i, i + UNIT + 1, DIAGONAL);
			if (below && i % UNIT > 0) near(i, i + UNIT - 1, DIAGONAL);
		}
		return Float32Array.from(away, (thirds) => thirds / STRAIGHT);
	}
}

/** The index of the cell at a height and a distance from the west, kept within its row. */
const cell = (row: number, x = 0): number =>
	row * UNIT + Math.min(UNIT, Math.max(0, Math.round(x)));

/** Where a row's middle crosses the rings, from west to east. */
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
