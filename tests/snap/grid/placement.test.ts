import { describe, expect, it } from 'vitest';
import type { GridCell } from '../../../src/lib/snap/reading';
import type { Homography } from '../../../src/lib/snap/grid/homography';
import { centreOf, fitGrid, straight, type Cells } from '../../../src/lib/snap/grid/placement';

/** Tiles of 100 pixels. */
const SQUARES: Homography = [100, 0, 0, 0, 100, 0, 0, 0, 1];

const grid = (columns: number, rows: number): Cells => ({
	columns,
	rows,
	cells: Array.from({ length: columns * rows }, (_, index) => ({
		column: index % columns,
		row: Math.floor(index / columns)
	}))
});

/** Tiles seen so many pixels beside the middle of their cells. */
const seen = (
	{ cells }: Cells,
	off: (cell: GridCell) => readonly [number, number],
	weight: (cell: GridCell) => number = () => 1
) =>
	cells.map((cell, index) => {
		const [x, y] = off(cell);
		return {
			cell: index,
			at: { x: 100 * cell.column + 50 + x, y: 100 * cell.row + 50 + y },
			weight: weight(cell)
		};
	});

/** Where a tile is found, in pixels from the middle of its cell. */
function found({ cells }: Cells, { homography, drift }: ReturnType<typeof fitGrid>, at: number) {
	const { x, y } = centreOf(cells[at] ?? { column: 0, row: 0 }, drift[at]);
	const [a, b, c, d, e, f, g, h, i] = homography;
	const w = g * x + h * y + i;
	const cell = cells[at] ?? { column: 0, row: 0 };
	return [
		(a * x + b * y + c) / w - 100 * cell.column - 50,
		(d * x + e * y + f) / w - 100 * cell.row - 50
	];
}

describe('a fitted grid', () => {
	it('stays where it is when nothing is seen', () => {
		const board = grid(3, 2);
		expect(fitGrid(SQUARES, board, []).drift).toEqual(straight(SQUARES, board).drift);
	});

	it('moves with its tiles, also where none was seen', () => {
		const board = grid(5, 4);
		const placed = fitGrid(
			SQUARES,
			board,
			seen(
				board,
				() => [10, -5],
				({ column }) => (column < 3 ? 1 : 0)
			)
		);
		const [x = 0, y = 0] = found(board, placed, 19);
		expect(x).toBeCloseTo(10, 0);
		expect(y).toBeCloseTo(-5, 0);
	});

	it('follows a row that bends away, which no homography does', () => {
		const board = grid(9, 3);
		const bent = ({ column }: GridCell) => [0, 8 * Math.sin((column * Math.PI) / 4)] as const;
		const placed = fitGrid(SQUARES, board, seen(board, bent));
		for (const [at, cell] of board.cells.entries()) {
			const [, y = 0] = found(board, placed, at);
			expect(Math.abs(y - bent(cell)[1])).toBeLessThan(4);
		}
	});

	it('doesn’t follow one tile that is seen half a tile off', () => {
		const board = grid(5, 5);
		const placed = fitGrid(
			SQUARES,
			board,
			seen(board, ({ column, row }) => (column === 2 && row === 2 ? [45, 0] : [0, 0]))
		);
		const [x = 0] = found(board, placed, 12);
		expect(Math.abs(x)).toBeLessThan(3);
	});
});
