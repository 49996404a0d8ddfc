import type { Game } from '../engine/game';
import type { Placement } from '../engine/holes';
import type { PlayerIndex } from '../engine/piece';
import type { TileId } from '../engine/tile';
import { LAID, type Laid } from '../rules/base/events';
import { cellAt } from './grid';
import type { Move } from './play';
import type { CompactGame } from './position';

/** A move on the table, with the segment of the tile that gets a follower. */
export interface MoveOnTable extends Placement {
	readonly segment?: number;
}

/** The turn in which a player makes a move with a tile. */
export const laidBy = (
	player: PlayerIndex,
	tile: TileId,
	{ x, y, rotation, segment }: MoveOnTable
): Laid => ({
	...{ type: LAID, player, tile, x, y, rotation },
	...(segment !== undefined && { deploy: { piece: 'follower', segment } })
});

/** Where a move lies on the table. Throws if no spot is open there. */
export function moveOnTable(
	{ grid }: CompactGame,
	{ board }: Game,
	{ place, segment }: Move
): MoveOnTable {
	const hole = [...board.holes.values()].find((one) => cellAt(grid.width, one) === place >> 2);
	if (!hole) throw new Error('A move lies on an open spot.');
	const rotation = (place & 3) as Placement['rotation'];
	return { x: hole.x, y: hole.y, rotation, ...(segment >= 0 && { segment }) };
}
