import { UNIT, type Point } from '../geometry/point';
import { CELL } from '../geometry/raster';

const ROW = UNIT / CELL;

/** Index of a cell in a tile's raster, row by row from the north-west. */
type Cell = number;

const column = (at: number): number => Math.min(ROW - 1, Math.max(0, Math.floor(at / CELL)));
/** The cell in which a point lies; for a point beside the tile the nearest one. */
export const cellOf = ({ x, y }: Point): Cell => column(y) * ROW + column(x);
/** The middle of a cell, in units. */
export const middleOfCell = (cell: Cell): Point => ({
	x: ((cell % ROW) + 0.5) * CELL,
	y: (Math.floor(cell / ROW) + 0.5) * CELL
});

const STEPS = [-1, 0, 1].flatMap((dy) =>
	[-1, 0, 1].flatMap((dx) => (dx === 0 && dy === 0 ? [] : [{ dx, dy, far: dx && dy ? 3 : 2 }]))
);
const UNKNOWN = -1;

/** The cheapest path over a tile between two cells, both included (Dijkstra); a step costs a whole number from 1 to 255. */
export function cheapestPath(cost: (at: Point) => number, from: Cell, to: Cell): readonly Cell[] {
	const before = new Int16Array(ROW * ROW).fill(UNKNOWN);
	const best = new Int32Array(ROW * ROW).fill(UNKNOWN);
	const costs = new Uint8Array(ROW * ROW);
	best[from] = 0;
	// Cells by total cost (bucket queue): costs are small whole numbers, so no heap is needed.
	const reached: Cell[][] = [[from]];
	for (let spent = 0; spent < reached.length; spent++)
		for (const cell of reached[spent] ?? []) {
			if (cell === to) return back(before, to);
			if (best[cell] === spent) spread(cell, spent);
		}
	return [from, to];

	function spread(cell: Cell, spent: number): void {
		const [x, y] = [cell % ROW, Math.floor(cell / ROW)];
		for (const { dx, dy, far } of STEPS) {
			if (x + dx < 0 || x + dx >= ROW || y + dy < 0 || y + dy >= ROW) continue;
			const next = cell + dy * ROW + dx;
			const each = (costs[next] ||= cost(middleOfCell(next)));
			const sum = spent + far * each;
			const known = best[next] ?? UNKNOWN;
			if (known !== UNKNOWN && known <= sum) continue;
			best[next] = sum;
			before[next] = cell;
			(reached[sum] ??= []).push(next);
		}
	}
}

function back(before: Int16Array, to: Cell): readonly Cell[] {
	const cells: Cell[] = [];
	for (let cell = to; cell !== UNKNOWN; cell = before[cell] ?? UNKNOWN) cells.push(cell);
	return cells.reverse();
}
