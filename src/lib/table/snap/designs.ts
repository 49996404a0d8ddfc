import { emptyBoard, type Board } from '../../engine/board';
import type { Game, Rules } from '../../engine/game';
import { lay, unlikeSides } from '../../engine/laying';
import { distinctRotations, type TileId, type TileType } from '../../engine/tile';
import type { Rotation, Spot } from '../../engine/spot';
import type { GridCell } from '../../snap/reading';
import { expansionOf, type ExpansionId } from '../../rules/catalogue';
import type { TileCell } from '../../snap/alignment';
import { sameCell, tilesOfGame } from './cells';

/** A design that may lie on a cell. */
interface Design {
	readonly id: TileId;
	readonly type: TileType | undefined;
	readonly expansion: ExpansionId | undefined;
	/** True for a tile that players own. */
	readonly own: boolean;
	/** How many copies of it lie nowhere else on the board. */
	readonly left: number;
	/** True when it fits the tiles around. */
	readonly fits: boolean;
}

/** All designs of a game, for one cell among others. */
export function designsFor(
	{ rules, players }: Pick<Game, 'rules' | 'players'>,
	laid: readonly TileCell[],
	cell: GridCell
): readonly Design[] {
	const others = laid.filter((one) => !sameCell(one.cell, cell));
	const board = boardOf(others);
	return [...tilesOfGame(rules, players)].map(([id, count]) => {
		const type = rules.tiles.get(id);
		return {
			id,
			type,
			expansion: expansionOf(id),
			own: rules.stock.has(id),
			left: count - others.filter((one) => one.type.id === id).length,
			fits: type !== undefined && fitting(board, type, spotOf(cell)).length > 0
		};
	});
}

/** The first rotation in which a design fits the tiles around a cell; its reference orientation if none does. */
export function rotationFor(
	tiles: Rules['tiles'],
	laid: readonly TileCell[],
	{ cell, tile }: { readonly cell: GridCell; readonly tile: TileId }
): Rotation {
	const type = tiles.get(tile);
	const board = boardOf(laid.filter((one) => !sameCell(one.cell, cell)));
	return (type && fitting(board, type, spotOf(cell))[0]) ?? 0;
}

const spotOf = ({ column, row }: GridCell): Spot => ({ x: column, y: row });

function boardOf(laid: readonly TileCell[]): Board {
	const board = emptyBoard();
	for (const { cell, type, rotation } of laid) lay(board, { type, spot: spotOf(cell), rotation });
	return board;
}

const fitting = (board: Board, type: TileType, spot: Spot): readonly Rotation[] =>
	distinctRotations(type).filter(
		(rotation) => unlikeSides(board, { type, spot, rotation }).length === 0
	);
