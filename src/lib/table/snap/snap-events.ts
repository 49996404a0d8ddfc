import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import { PLACED } from '../../rules/base/events';
import type { GridCell, Reading, ReadFigure } from '../../snap/reading';
import type { Header } from '../../record';
import type { TableEvent } from '../../rules/catalogue';
import { withCustomTile } from '../turn/turn';
import type { TileCell } from './cells';

/** Where the cells of a grid lie on the table. */
type ToSpot = (cell: GridCell) => Spot;

/** The spots of the cells: the middle of all tiles lies at the origin. */
function spotsFor(laid: readonly TileCell[]): ToSpot {
	const origin = middleOf(laid);
	return ({ column, row }) => ({ x: column - origin.column, y: row - origin.row });
}

function middleOf(laid: readonly TileCell[]): GridCell {
	const half = (values: readonly number[]): number =>
		Math.floor((Math.min(...values) + Math.max(...values)) / 2);
	if (laid.length === 0) return { column: 0, row: 0 };
	return {
		column: half(laid.map(({ cell }) => cell.column)),
		row: half(laid.map(({ cell }) => cell.row))
	};
}

/** The events that place tiles on an existing table; players' own tiles get owners in turn, as long as each has some. */
export function placedEvents(
	laid: readonly TileCell[],
	game: Pick<Game, 'rules' | 'players'>
): readonly TableEvent[] {
	const toSpot = spotsFor(laid);
	const owned = new Map<string, number>();
	return laid.map(({ cell, type, rotation }): TableEvent => {
		const each = game.rules.stock.get(type.id);
		const before = owned.get(type.id) ?? 0;
		owned.set(type.id, before + 1);
		return {
			type: PLACED,
			tile: type.id,
			...withCustomTile(type),
			...toSpot(cell),
			rotation,
			...(each !== undefined && { player: ownerOf(before, each, game.players) })
		};
	});
}

const ownerOf = (before: number, each: number, players: number): PlayerIndex =>
	Math.min(players - 1, Math.floor(before / Math.max(1, each)));

/** A figure that was seen on a tile: whose it is, and where the tile lies, in the photo and on the table. */
export interface SeenFigure {
	readonly cell: GridCell;
	readonly spot: Spot;
	readonly player: PlayerIndex;
}

/** The figures of the players that stand on tiles, in reading order. */
export function figuresSeen(
	{ figures }: Pick<Reading, 'figures'>,
	laid: readonly TileCell[],
	{ players }: Pick<Header, 'players'>
): readonly SeenFigure[] {
	const toSpot = spotsFor(laid);
	const lies = ({ cell }: ReadFigure): boolean =>
		laid.some((one) => one.cell.column === cell.column && one.cell.row === cell.row);
	return figures.filter(lies).flatMap(({ cell, colour }) => {
		const player = players.findIndex((one) => one.colour === colour);
		return player < 0 ? [] : [{ cell, spot: toSpot(cell), player }];
	});
}
