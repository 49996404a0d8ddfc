import { type Board, type Hole, type MutableBoard, isOffTable, type Bounds } from './board';
import { ALL_AROUND, bitsAt, bitsOn, maskOn, type TileType } from './tile';
import type { LaidTile } from './feature';
import {
	ALL_ROTATIONS,
	ALL_SIDES,
	beside,
	keyAt,
	keyBeside,
	opposite,
	type Rotation,
	type Spot
} from './spot';

/** An empty spot as a hole; one without neighbours requires nothing. */
export const holeOf = (board: Board, { x, y }: Spot): Hole =>
	board.holes.get(keyAt(x, y)) ??
	board.offTableHoles.get(keyAt(x, y)) ?? { x, y, edgeBits: 0, edgeMask: 0, bordered: 0 };

/** True for a hole with a tile on all four sides. */
export const isEnclosed = ({ bordered }: Hole): boolean => bordered === ALL_AROUND;

/** True if every side matches its neighbour's. A wildcard side matches anything, but needs a neighbour. */
export function matches(hole: Hole, type: TileType, rotation: Rotation): boolean {
	const { edgeBits, wildcardMask } = type.oriented[rotation];
	return (
		((edgeBits ^ hole.edgeBits) & hole.edgeMask & ~wildcardMask) === 0 &&
		(wildcardMask & ~hole.bordered) === 0
	);
}

export const rotationsAt = (hole: Hole, type: TileType): readonly Rotation[] =>
	ALL_ROTATIONS.filter((rotation) => matches(hole, type, rotation));

export interface Placement extends Spot {
	readonly rotation: Rotation;
}

/** Every spot and rotation where a tile fits; rotations that look the same count separately. */
export function placements(board: Board, type: TileType): readonly Placement[] {
	const found: Placement[] = [];
	for (const hole of board.holes.values())
		for (const rotation of ALL_ROTATIONS)
			if (matches(hole, type, rotation)) found.push({ x: hole.x, y: hole.y, rotation });
	return found;
}

/** Opens the middle spot for the first tile of an empty table. */
export const openStartSpot = (board: MutableBoard): void => {
	board.holes.set(keyAt(0, 0), holeOf(board, { x: 0, y: 0 }));
};

/** Updates the empty spots around a tile just laid, or over which a bridge was laid or taken away. */
export function updateHoles(board: MutableBoard, tile: LaidTile): void {
	const { tiles, holes, offTableHoles } = board;
	const { edgeBits, wildcardMask } = tile.type.oriented[tile.rotation];
	// An empty table had one open spot, without neighbours.
	if (board.order.length === 1) holes.clear();
	holes.delete(keyAt(tile.x, tile.y));
	offTableHoles.delete(keyAt(tile.x, tile.y));
	for (const side of ALL_SIDES) {
		const key = keyBeside(tile.x, tile.y, side);
		if (tiles.has(key)) continue;
		const facing = opposite(side);
		const bordered = maskOn(facing);
		// A wildcard side requires nothing.
		const edgeMask = bitsAt(wildcardMask, side) ? 0 : bordered;
		const asked = edgeMask && bitsOn(facing, bitsAt(edgeBits, side));
		const hole = holes.get(key) ?? offTableHoles.get(key);
		const { x, y } = hole ?? beside(tile, side);
		const on = isOffTable(board, { x, y }) ? offTableHoles : holes;
		on.set(key, {
			x,
			y,
			edgeBits: ((hole?.edgeBits ?? 0) & ~bordered) | asked,
			edgeMask: (hole?.edgeMask ?? 0) | edgeMask,
			bordered: (hole?.bordered ?? 0) | bordered
		});
	}
}

/** Moves the edge of the table, which must not be a closing one, and sorts the empty spots again. */
export function setBounds(board: MutableBoard, bounds: Bounds): void {
	board.bounds = bounds;
	const all = [...board.holes, ...board.offTableHoles];
	board.holes.clear();
	board.offTableHoles.clear();
	for (const [key, hole] of all)
		(isOffTable(board, hole) ? board.offTableHoles : board.holes).set(key, hole);
}
