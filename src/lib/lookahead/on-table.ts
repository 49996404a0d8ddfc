import type { Game } from '../engine/game';
import type { Placement } from '../engine/holes';
import { cellAt } from './grid';
import type { Move } from './play';
import type { CompactGame } from './position';

/** A move on the table, with the segment of the tile that gets a follower. */
export interface MoveOnTable extends Placement {
	readonly segment?: number;
}

/** Where a move lies on the table. Throws where no spot is open there. */
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
