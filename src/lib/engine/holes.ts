import { edgeOf, type Board, type Hole } from './board';
import type { LaidTile } from './feature';
import {
	ALL_ROTATIONS,
	ALL_SIDES,
	beside,
	keyAt,
	opposite,
	type Rotation,
	type Side,
	type Spot
} from './spot';
import { wordOf, type Terrain, type TileType } from './tile';

/** True when every side of the tile shows what its neighbours there ask for. */
export const matches = (hole: Hole, type: TileType, rotation: Rotation): boolean =>
	(type.oriented[rotation].word & hole.mask) === hole.word;

/** The rotations in which a tile fits a hole. */
export const rotationsAt = (hole: Hole, type: TileType): readonly Rotation[] =>
	ALL_ROTATIONS.filter((rotation) => matches(hole, type, rotation));

/** A spot and a rotation that the rules allow a tile. */
export interface Placement extends Spot {
	readonly rotation: Rotation;
}

/** Every spot and rotation where a tile may be laid by the rules; rotations that look the same count separately. */
export function placements(board: Board, type: TileType): readonly Placement[] {
	const found: Placement[] = [];
	for (const hole of board.holes.values())
		for (const rotation of ALL_ROTATIONS)
			if (matches(hole, type, rotation)) found.push({ x: hole.x, y: hole.y, rotation });
	return found;
}

/** Keeps the empty spots around a tile just laid. */
export function updateHoles(board: Board, tile: LaidTile): void {
	board.holes.delete(keyAt(tile.x, tile.y));
	for (const side of ALL_SIDES) {
		const spot = beside(tile, side);
		const key = keyAt(spot.x, spot.y);
		if (board.tiles.has(key)) continue;
		const hole = board.holes.get(key) ?? { ...spot, word: 0, mask: 0 };
		board.holes.set(key, asking(hole, opposite(side), edgeOf(tile, side)));
	}
}

const asking = (hole: Hole, side: Side, terrain: Terrain): Hole => ({
	x: hole.x,
	y: hole.y,
	word: hole.word | wordOf(terrain, side),
	mask: hole.mask | (3 << (2 * side))
});
