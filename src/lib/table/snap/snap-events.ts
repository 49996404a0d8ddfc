import type { Game } from '../../engine/game';
import type { PlayerIndex } from '../../engine/piece';
import { sameSpot, type Spot } from '../../engine/spot';
import { PLACED } from '../../rules/base/events';
import type { GridCell, Reading } from '../../snap/reading';
import type { TableEvent } from '../../rules/catalogue';
import { withCustomTile } from '../turn/turn';
import type { TurnEntry } from '../turn/turn-entry';
import { spotOf, type Alignment, type TileCell } from '../../snap/alignment';
import { sameCell } from './cells';
import type { NewTile } from './joining';

/** The events that place tiles on an existing table; players' own tiles get owners in turn, as long as each has some. */
export function placedEvents(
	tiles: readonly NewTile[],
	{ rules, players, board }: Pick<Game, 'rules' | 'players' | 'board'>
): readonly TableEvent[] {
	const lying = (id: string) => board.order.filter(({ type }) => type.id === id).length;
	const owned = new Map<string, number>();
	return tiles.map(({ spot, tile, rotation }): TableEvent => {
		const each = rules.stock.get(tile.id);
		const before = owned.get(tile.id) ?? lying(tile.id);
		owned.set(tile.id, before + 1);
		return {
			type: PLACED,
			tile: tile.id,
			...withCustomTile(tile),
			...spot,
			rotation,
			...(each !== undefined && { player: ownerOf(before, each, players) })
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

/** The figures of the players that stand on tiles, in reading order; none on a tile where figures stand already. */
export function figuresSeen(
	{ figures }: Pick<Reading, 'figures'>,
	laid: readonly TileCell[],
	alignment: Alignment,
	{ game, header: { players } }: Pick<TurnEntry, 'game' | 'header'>
): readonly SeenFigure[] {
	const isOpen = (cell: GridCell): boolean =>
		laid.some((one) => sameCell(one.cell, cell)) &&
		[...game.pieces].every(({ at }) => !sameSpot(at, spotOf(cell, alignment)));
	return figures.flatMap(({ cell, colour }) => {
		const player = players.findIndex((one) => one.colour === colour);
		return player >= 0 && isOpen(cell) ? [{ cell, spot: spotOf(cell, alignment), player }] : [];
	});
}
