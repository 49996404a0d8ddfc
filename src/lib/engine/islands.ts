import { neighbourAt, type Board } from './board';
import type { LaidTile } from './feature';
import { ALL_SIDES } from './spot';

/** Groups of tiles connected by whole sides. A table that was played has one. */
export function islandsOf(board: Board): readonly (readonly LaidTile[])[] {
	const seen = new Set<LaidTile>();
	return board.order.flatMap((tile) => (seen.has(tile) ? [] : [islandFrom(board, tile, seen)]));
}

function islandFrom(board: Board, first: LaidTile, seen: Set<LaidTile>): readonly LaidTile[] {
	const island = [first];
	seen.add(first);
	for (const tile of island)
		for (const side of ALL_SIDES) {
			const next = neighbourAt(board, tile, side);
			if (!next || seen.has(next)) continue;
			seen.add(next);
			island.push(next);
		}
	return island;
}
