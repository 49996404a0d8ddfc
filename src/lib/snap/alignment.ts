import { ALL_ROTATIONS, keyAt, type Rotation, type Spot } from '../engine/spot';
import { rotationsBySegments, type TileId, type TileType } from '../engine/tile';
import type { Homography } from './grid/homography';
import type { GridCell, ReadCell } from './reading';

/** A cell that holds a tile of the game. */
export interface TileCell {
	readonly cell: GridCell;
	readonly type: TileType;
	readonly rotation: Rotation;
}

/** The cells that hold tiles of the game, in reading order. */
export const tileCells = (
	cells: readonly Pick<ReadCell, 'cell' | 'content'>[],
	tiles: ReadonlyMap<TileId, TileType>
): readonly TileCell[] =>
	cells.flatMap(({ cell, content }) => {
		const type = content.kind === 'tile' && tiles.get(content.tile);
		return type ? [{ cell, type, rotation: content.rotation }] : [];
	});

/** A tile as it lies on a table. */
export interface LyingTile extends Spot {
	readonly type: TileType;
	readonly rotation: Rotation;
}

/** How the grid of a photo lies on the table: the table is turned clockwise by `turned`, then moved. */
export interface Alignment {
	readonly turned: Rotation;
	/** The spot of the grid's first cell, on the table as it is turned. */
	readonly origin: Spot;
}

/**
 * This many tiles must agree if a photo shows a game's table, or a part of it: three often agree by chance in one of the
 * thousand ways to lay 40 tiles over 40 others, four hardly ever. If fewer tiles can be compared, `LEAST_OF_FEW` of them must
 * agree.
 */
const LEAST = 4;
const LEAST_OF_FEW = 0.6;
/** Of the tiles in the photo that would lie on spots where the game has a tile, this part must agree. */
const LEAST_PART = 0.5;

/** Where a spot lies after the table was turned clockwise. */
export const turnedSpot = ({ x, y }: Spot, turned: Rotation): Spot =>
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
export const spotOf = ({ column, row }: GridCell, { turned, origin }: Alignment): Spot =>
	turnedSpot({ x: column + origin.x, y: row + origin.y }, back(turned));

/** How a tile in the photo is turned on the table. */
export const rotationOf = (rotation: Rotation, { turned }: Alignment): Rotation =>
	plus(rotation, back(turned));

/** How a tile of the table is turned in the photo. */
export const rotationIn = (rotation: Rotation, { turned }: Alignment): Rotation =>
	plus(rotation, turned);

/** The cell of a spot; it may lie outside the grid. */
export function cellOf(spot: Spot, { turned, origin }: Alignment): GridCell {
	const { x, y } = turnedSpot(spot, turned);
	return { column: x - origin.x, row: y - origin.y };
}

/**
 * The map of spots to the units of a grid. A spot is as wide as a cell; which of its corners comes first depends on how it is
 * turned.
 */
export function toGrid({ turned, origin: { x, y } }: Alignment): Homography {
	const maps: readonly Homography[] = [
		[1, 0, -x, 0, 1, -y, 0, 0, 1],
		[0, -1, 1 - x, 1, 0, -y, 0, 0, 1],
		[-1, 0, 1 - x, 0, -1, 1 - y, 0, 0, 1],
		[0, 1, -x, -1, 0, 1 - y, 0, 0, 1]
	];
	return maps[turned] ?? [1, 0, 0, 0, 1, 0, 0, 0, 1];
}

/**
 * How a photo's grid lies on a table, judged by the tiles that are the same. The photo may show only a part of the table, and
 * more beside it. Undefined if too few tiles are the same, or if as many are the same when it lies in another way.
 */
export function alignmentOf(
	read: readonly TileCell[],
	laid: readonly LyingTile[]
): Alignment | undefined {
	const [best, second] = votesFor(read, laid);
	if (!best || best.count === second?.count) return undefined;
	const comparable = Math.min(read.length, laid.length);
	const least = Math.min(LEAST, Math.ceil(LEAST_OF_FEW * comparable));
	const { alignment, count } = best;
	const taken = new Set(laid.map(({ x, y }) => keyAt(x, y)));
	const overlapping = read.filter(({ cell }) => {
		const { x, y } = spotOf(cell, alignment);
		return taken.has(keyAt(x, y));
	}).length;
	return count >= Math.max(least, LEAST_PART * overlapping) ? alignment : undefined;
}

/** A way in which a grid may lie on the table, and how many tiles agree with it. */
interface Votes {
	readonly alignment: Alignment;
	count: number;
}

/** The ways with which at least one tile agrees, the best first. */
function votesFor(read: readonly TileCell[], laid: readonly LyingTile[]): readonly Votes[] {
	const votes = new Map<string, Votes>();
	for (const turned of ALL_ROTATIONS)
		for (const tile of laid)
			for (const one of read) if (isSame(one, tile, turned)) vote(votes, one, tile, turned);
	return [...votes.values()].sort((a, b) => b.count - a.count);
}

function vote(
	votes: Map<string, Votes>,
	{ cell }: TileCell,
	laid: LyingTile,
	turned: Rotation
): void {
	const at = turnedSpot(laid, turned);
	const origin = { x: at.x - cell.column, y: at.y - cell.row };
	const key = [turned, origin.x, origin.y].join();
	const before = votes.get(key) ?? { alignment: { turned, origin }, count: 0 };
	before.count++;
	votes.set(key, before);
}

function isSame({ type, rotation }: TileCell, laid: LyingTile, turned: Rotation): boolean {
	if (type.line !== laid.type.line) return false;
	return (rotation - laid.rotation - turned + 8) % rotationsBySegments(type).length === 0;
}
