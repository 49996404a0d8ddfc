import type { DescribedTile } from '../engine/contents';
import { tile, tileId, type TileId, type TileType } from '../engine/tile';
import { UNDESCRIBED } from '../rules/facts';

/** Maximum length of a custom tile's name, in characters. */
export const MAX_TILE_NAME = 40;

/** Marks that a custom tile may bear. */
export const CUSTOM_TILE_MARKS: readonly string[] = UNDESCRIBED.map(({ mark }) => mark);
export type CustomTileMark = string;

/** A tile that isn't in the catalogue: the players described it. */
export interface CustomTile {
	readonly id: TileId;
	/** Its line, in the rotation in which it was described; see `parseTileLine`. */
	readonly line: string;
	readonly mark?: CustomTileMark | undefined;
	/** Its name, up to {@link MAX_TILE_NAME} characters. */
	readonly name?: string | undefined;
}

/** A tile of a custom box. */
export type BoxedTile = Omit<DescribedTile, 'id'>;

/** Custom tiles that belong together, under a name that no other box on the device has. */
export interface CustomBox {
	readonly name: string;
	readonly tiles: readonly BoxedTile[];
}

/** Most copies of a tile of a custom box. */
export const MAX_COPIES = 99;

/** Maximum number of promo tiles on a device, in a custom box, and in a game. */
export const MAX_PROMO_TILES = 60;
/** The ids of tiles that boxes have and no printed list shows. */
export const BOX_TILE_IDS: readonly TileId[] = UNDESCRIBED.flatMap(({ ids }) => ids).map(tileId);
/** The ids that other custom tiles may have. */
export const PROMO_IDS: readonly TileId[] = Array.from({ length: MAX_PROMO_TILES }, (_, n) =>
	tileId(`promo-${String(n + 1)}`)
);

type CustomTileData = Omit<CustomTile, 'mark'> & { readonly mark?: string | undefined };

/** The tile type of a custom tile. Its line must have been checked before. */
export const customTileType = ({ id, line, mark, name }: CustomTileData): TileType =>
	tile(id, { ...(mark ? { mark } : {}), ...(name ? { name } : {}) }, line);

/** The first of the ids that no tile has. */
export const freeId = (
	ids: readonly TileId[],
	customTiles: readonly Pick<CustomTile, 'id'>[]
): TileId | undefined => ids.find((id) => !customTiles.some((each) => each.id === id));
