import { decide, type Known } from './decision/decide';
import { statesOf, type States, type TileSupply } from './decision/states';
import {
	LARGEST_GRID,
	type CellContent,
	type Evidence,
	type Grid,
	type GridCell,
	type Pixels,
	type Reading
} from './reading';
import { readFigures, type FigureSupply } from './figures';
import { cornersIn, homographyOfGrid } from './grid/homography';
import { seeCells, type Look, type Progress } from './grid/viewing';
import type { Look as TileLook } from './looks';

/** What is to be read. */
export interface TablePhoto {
	readonly photo: Pixels;
	readonly grid: Grid;
	/** The cells that are looked at; without them, all cells of the grid. */
	readonly cells?: readonly GridCell[] | undefined;
	/** The tiles of the game: in the box, in its expansions and with the players. */
	readonly tiles: readonly TileSupply[];
	readonly figures: FigureSupply;
}

/** What reads cut-outs, and the looks that it tells apart. */
export interface Reader {
	readonly looks: readonly TileLook[];
	readonly look: Look;
}

/** A cell of which it is known what lies there. */
export interface KnownCell {
	readonly cell: GridCell;
	readonly content: CellContent;
}

/** All that was seen in a photo: enough to decide again without it. */
export interface SeenTable {
	readonly grid: Grid;
	readonly cells: readonly GridCell[];
	readonly states: States;
	readonly evidence: readonly (Evidence | undefined)[];
	readonly figures: FigureSupply;
}

/** Looks at a photo, and yields the progress. Throws for a grid that has no cells or is too large. */
export function* seeTable(
	{ photo, grid, cells = allCells(grid), tiles, figures }: TablePhoto,
	{ looks, look }: Reader
): Generator<Progress, SeenTable> {
	const { columns, rows } = grid;
	if (columns < 1 || rows < 1 || Math.max(columns, rows) > LARGEST_GRID)
		throw new Error(`A grid of ${String(columns)} × ${String(rows)} cells cannot be read.`);
	const { homography, evidence } = yield* seeCells(
		photo,
		{ columns, rows, cells },
		homographyOfGrid(grid),
		look
	);
	const fitted = { columns, rows, corners: cornersIn(homography, grid) };
	return { grid: fitted, cells, states: statesOf(looks, tiles), evidence, figures };
}

/** Every cell of a grid, row by row. */
function allCells({ columns, rows }: Grid): readonly GridCell[] {
	return Array.from({ length: columns * rows }, (_, index) => ({
		column: index % columns,
		row: Math.floor(index / columns)
	}));
}

/** The reading of a table that was seen. What is known of its cells stays as it is, and helps to decide the others. */
export function readingOf(
	{ grid, cells, states, evidence, figures }: SeenTable,
	known: readonly KnownCell[] = []
): Reading {
	const read = decide(states, cells, evidence, knownPlaces(cells, known));
	const laid = read.map(({ cell, content }) => (content.kind === 'empty' ? undefined : cell));
	return { grid, cells: read, figures: readFigures(laid, evidence, figures) };
}

function knownPlaces(cells: readonly GridCell[], known: readonly KnownCell[]): Known {
	return new Map(
		known.flatMap(({ cell: { column, row }, content }) => {
			const place = cells.findIndex((cell) => cell.column === column && cell.row === row);
			return place < 0 ? [] : [[place, content] as const];
		})
	);
}
