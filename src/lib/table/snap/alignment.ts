import type { LaidTile } from '../../engine/feature';
import { tileAt, type Board } from '../../engine/board';
import { ALL_ROTATIONS, type Rotation, type Spot } from '../../engine/spot';
import { rotationsBySegments } from '../../engine/tile';
import type { KnownCell } from '../../snap/read-table';
import type { Grid, GridCell } from '../../snap/reading';
import type { TileCell } from './cells';

/** How the grid of a photo lies on the table: the table is turned clockwise by `turned`, then moved. */
export interface Alignment {
	readonly turned: Rotation;
	/** The spot of the grid's first cell, on the table as it is turned. */
	readonly origin: Spot;
}

/** At least so many tiles, and this part of those that can be compared, agree where the photo shows the table of the game. */
const LEAST = 2;
const LEAST_PART = 0.4;

/** A spot of the table as it is turned clockwise. */
const turnedSpot = ({ x, y }: Spot, turned: Rotation): Spot =>
	[
		{ x, y },
		{ x: -y, y: x },
		{ x: -x, y: -y },
		{ x: y, y: -x }
	][turned] ?? { x, y };

const back = (turned: Rotation): Rotation => ((4 - turned) & 3) as Rotation;

const plus = (rotation: Rotation, turned: Rotation): Rotation =>
	((rotation + turned) & 3) as Rotation;

/** The spot of a cell. */
const spotOf = ({ column, row }: GridCell, { turned, origin }: Alignment): Spot =>
	turnedSpot({ x: column + origin.x, y: row + origin.y }, back(turned));

/** How a tile in the photo is turned on the table. */
const rotationOf = (rotation: Rotation, { turned }: Alignment): Rotation =>
	plus(rotation, back(turned));

/** The cell of a spot; it may lie beyond the grid. */
function cellOf(spot: Spot, { turned, origin }: Alignment): GridCell {
	const { x, y } = turnedSpot(spot, turned);
	return { column: x - origin.x, row: y - origin.y };
}

/** How a photo's grid lies on a table, by the tiles that are the same; undefined where hardly any is. */
export function alignmentOf(read: readonly TileCell[], board: Board): Alignment | undefined {
	const votes = new Map<string, { readonly alignment: Alignment; count: number }>();
	for (const turned of ALL_ROTATIONS)
		for (const laid of board.order)
			for (const one of read) if (isSame(one, laid, turned)) vote(votes, one, laid, turned);
	const [best] = [...votes.values()].sort((a, b) => b.count - a.count);
	const comparable = Math.min(read.length, board.order.length);
	const least = Math.max(Math.min(LEAST, comparable), LEAST_PART * comparable);
	return best && best.count >= least ? best.alignment : undefined;
}

function vote(
	votes: Map<string, { readonly alignment: Alignment; count: number }>,
	{ cell }: TileCell,
	laid: LaidTile,
	turned: Rotation
): void {
	const at = turnedSpot(laid, turned);
	const origin = { x: at.x - cell.column, y: at.y - cell.row };
	const key = [turned, origin.x, origin.y].join();
	const before = votes.get(key) ?? { alignment: { turned, origin }, count: 0 };
	before.count++;
	votes.set(key, before);
}

function isSame({ type, rotation }: TileCell, laid: LaidTile, turned: Rotation): boolean {
	const period = rotationsBySegments(type).length;
	return type.line === laid.type.line && (rotation - laid.rotation - turned + 8) % period === 0;
}

/** What is known of the cells of a grid: the tiles that lie on the table. */
export const knownFrom = (
	board: Board,
	alignment: Alignment,
	{ columns, rows }: Grid
): readonly KnownCell[] =>
	board.order.flatMap((laid) => {
		const cell = cellOf(laid, alignment);
		const inside = cell.column >= 0 && cell.row >= 0 && cell.column < columns && cell.row < rows;
		const rotation = plus(laid.rotation, alignment.turned);
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

/** The tiles of a photo that don't lie on the table yet. */
export const newTiles = (
	read: readonly TileCell[],
	board: Board,
	alignment: Alignment
): readonly NewTile[] =>
	read.flatMap(({ cell, type, rotation }) => {
		const spot = spotOf(cell, alignment);
		return tileAt(board, spot)
			? []
			: [{ spot, tile: type, rotation: rotationOf(rotation, alignment) }];
	});
