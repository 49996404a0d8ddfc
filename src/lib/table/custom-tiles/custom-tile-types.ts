import type { Rules } from '../../engine/game';
import type { TileType } from '../../engine/tile';
import type { TileTypes } from '../../record';
import { TILE_KINDS } from '../../rules/facts';
import { customTileType, PROMO_IDS, type CustomTile } from '../../custom-tiles/tile';

/** Custom tiles as tile types, by id. */
export const customTileTypes = (tiles: readonly CustomTile[]): TileTypes =>
	new Map(tiles.map((tile) => [tile.id, customTileType(tile)]));

/** The custom types that may be laid in a game: those of its boxes and expansions, and promo tiles. */
export const typesForGame = (
	types: TileTypes,
	{ counts, modules }: Pick<Rules, 'counts' | 'modules'>
): TileTypes =>
	new Map(
		[...types].filter(
			([id, type]) => counts.has(id) || (PROMO_IDS.includes(id) && !hasForeignEdge(type, modules))
		)
	);

/** True for a tile with an edge that no tile of the game has. */
export const hasForeignEdge = ({ edges }: TileType, modules: Rules['modules']): boolean =>
	TILE_KINDS.some(
		({ kind, module }) => !modules.has(module) && edges.some((edge) => edge === kind)
	);
