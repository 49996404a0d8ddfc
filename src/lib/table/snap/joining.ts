import { tileAt, type Board } from '../../engine/board';
import type { Game } from '../../engine/game';
import { fail, ok, type Result } from '../../engine/result';
import type { Rotation, Spot } from '../../engine/spot';
import {
	alignmentOf,
	cellOf,
	rotationIn,
	rotationOf,
	spotOf,
	tileCells,
	type Alignment,
	type TileCell
} from '../../snap/alignment';
import type { KnownCell } from '../../snap/read-table';
import type { Grid, Reading, ReadingProblem } from '../../snap/reading';
import type { TableReader } from '../../snap/table-reader';
import type { KnownReading } from './table-check.svelte';

/** The alignment of a photo with a table that is still empty: the middle of the photo's tiles lies at the origin. */
export function firstAlignment(read: readonly TileCell[]): Alignment {
	const middle = (values: readonly number[]): number =>
		Math.floor((Math.min(...values) + Math.max(...values)) / 2);
	if (read.length === 0) return { turned: 0, origin: { x: 0, y: 0 } };
	const x = -middle(read.map(({ cell }) => cell.column));
	const y = -middle(read.map(({ cell }) => cell.row));
	return { turned: 0, origin: { x, y } };
}

/** What is known of the cells of a grid: the tiles that lie on the table. */
const knownFrom = (
	board: Board,
	alignment: Alignment,
	{ columns, rows }: Grid
): readonly KnownCell[] =>
	board.order.flatMap((laid) => {
		const cell = cellOf(laid, alignment);
		const inside = cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows;
		const rotation = rotationIn(laid.rotation, alignment);
		return inside
			? [{ cell, content: { kind: 'tile', tile: laid.type.id, rotation } as const }]
			: [];
	});

/** A tile that was seen where none lies yet. */
export interface NewTile {
	readonly spot: Spot;
	readonly tile: TileCell['type'];
	readonly rotation: Rotation;
}

/** The tiles of a photo that don't lie on the table yet; none while nobody knows how the photo lies on the table. */
export const newTiles = (
	read: readonly TileCell[],
	board: Board,
	alignment: Alignment | undefined
): readonly NewTile[] =>
	read.flatMap(({ cell, type, rotation }) => {
		const spot = alignment && spotOf(cell, alignment);
		return !spot || tileAt(board, spot)
			? []
			: [{ spot, tile: type, rotation: rotationOf(rotation, alignment) }];
	});

/**
 * Finds the table of a game in a photo of it, and decides the rest again with what is known to lie there. As long as the table is
 * empty, nothing is known.
 * @returns 'other-table' for a photo that shows too little of that table
 */
export async function joinToTable(
	{ rules, board }: Game,
	reading: Reading,
	reader: Pick<TableReader, 'mend'>
): Promise<Result<KnownReading, ReadingProblem>> {
	if (board.order.length === 0) return ok({ reading, known: [] });
	const alignment = alignmentOf(tileCells(reading.cells, rules.tiles), board.order);
	if (!alignment) return fail('other-table');
	const known = knownFrom(board, alignment, reading.grid);
	const again = await reader.mend(known);
	return again.ok ? ok({ reading: again.value, known }) : fail('failed');
}
