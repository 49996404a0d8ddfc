import type { TileCounts } from '../../engine/contents';
import { tile, type TileType } from '../../engine/tile';

/** The mark of the tile with the labyrinth. */
export const LABYRINTH_MARK = 'labyrinth';

/** The tile of The Labyrinth: its four roads are one. */
export const LABYRINTH_TILES: readonly TileType[] = [
	tile('la-RRRR-labyrinth', { mark: LABYRINTH_MARK }, 'R:NESW F:07 F:12 F:34 F:56')
];

export const LABYRINTH_COUNTS: TileCounts = Object.fromEntries(
	LABYRINTH_TILES.map(({ id }) => [id, 1])
);
