import type { BoardTile } from '../../drawing/board/scene';
import { tile, type TileType } from '../../engine/tile';
import type { ReadableTile } from '../../record/look-only';

const types = new Map<string, TileType>();

/** The tile type of a design, by the line that describes it; always the same object for the same line. */
function typeOf(line: string): TileType {
	const known = types.get(line);
	if (known) return known;
	const made = tile(line, {}, line);
	types.set(line, made);
	return made;
}

/** The tiles of a game that can only be looked at, as the board shows them: nobody knows which of their features are completed. */
export const lookOnlyTiles = (tiles: readonly ReadableTile[]): readonly BoardTile[] =>
	tiles.map(({ x, y, rotation, line }, order) => ({
		x,
		y,
		rotation,
		order,
		type: typeOf(line),
		completed: []
	}));
