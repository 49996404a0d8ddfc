import type { BoardTile, MismatchedSide } from '../../drawing/board/scene';
import { emptyBoard } from '../../engine/board';
import type { Game, Rules } from '../../engine/game';
import { lay, unlikeSides } from '../../engine/laying';
import { SIDES } from '../../engine/spot';
import { distinctRotations, type TileId } from '../../engine/tile';
import type { Player } from '../../record';
import type { TileCell } from '../../snap/alignment';
import type { CellContent, GridCell } from '../../snap/reading';
import type { TablePhoto } from '../../snap/read-table';

export const sameCell = (a: GridCell, b: GridCell): boolean =>
	a.column === b.column && a.row === b.row;

/** True if contents look the same: a tile may look the same in several rotations. */
export function sameContent(a: CellContent, b: CellContent, tiles: Rules['tiles']): boolean {
	if (a.kind !== 'tile' || b.kind !== 'tile') return a.kind === b.kind;
	return a.tile === b.tile && turnOf(a, tiles) === turnOf(b, tiles);
}

/** The first rotation in which a tile looks as it does in this one. */
function turnOf({ tile, rotation }: TileContent, tiles: Rules['tiles']): number {
	const type = tiles.get(tile);
	const same = type && distinctRotations(type).length;
	return same ? rotation % same : rotation;
}

type TileContent = Extract<CellContent, { kind: 'tile' }>;

/** The tiles as the board draws them, each on the spot of its column and row. */
export const boardTiles = (cells: readonly TileCell[]): readonly BoardTile[] =>
	cells.map(({ cell, type, rotation }, order) => ({
		x: cell.column,
		y: cell.row,
		type,
		rotation,
		order,
		completed: []
	}));

/** The sides where different terrains meet, each once. */
export function mismatchedSides(tiles: readonly BoardTile[]): readonly MismatchedSide[] {
	const board = emptyBoard();
	for (const { x, y, type, rotation } of tiles) lay(board, { type, spot: { x, y }, rotation });
	return tiles.flatMap(({ x, y, type, rotation }) =>
		unlikeSides(board, { type, spot: { x, y }, rotation })
			.filter((side) => SIDES[side] === 'E' || SIDES[side] === 'S')
			.map((side) => ({ x, y, side }))
	);
}

/** The tiles that a game counts, and the figures of its players: what a photo may show. */
export function supplyOf(
	{ rules, players: seats }: Pick<Game, 'rules' | 'players'>,
	players: readonly Player[]
): Pick<TablePhoto, 'tiles' | 'figures'> {
	const tiles = [...tilesOfGame(rules, seats)].flatMap(([id, count]) => {
		const type = rules.tiles.get(id);
		return type && Number.isFinite(count) ? [{ type, count }] : [];
	});
	const each = Object.values(rules.pieces).reduce(
		(sum, { perPlayer, onTrack }) => sum + (onTrack ? 0 : perPlayer),
		0
	);
	return { tiles, figures: new Map(players.map(({ colour }) => [colour, each])) };
}

/**
 * How many of each design a game has: those that are drawn, and those that players own; Infinity for those that players
 * described.
 */
export function tilesOfGame(rules: Rules, players: number): ReadonlyMap<TileId, number> {
	const ids = [...new Set([...rules.counts.keys(), ...rules.stock.keys(), ...rules.tiles.keys()])];
	const counted = (id: TileId): number | undefined => {
		const drawn = rules.counts.get(id);
		const own = rules.stock.get(id);
		return drawn === undefined && own === undefined
			? undefined
			: (drawn ?? 0) + (own ?? 0) * players;
	};
	return new Map(
		ids.filter((id) => rules.tiles.has(id)).map((id) => [id, counted(id) ?? Infinity])
	);
}
