import * as v from 'valibot';
import { tile, tileId, type TileId, type TileType } from '../engine/tile';
import { UNDESCRIBED } from '../rules/facts';
import { readLine } from './read';

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

/** Maximum number of promo tiles on a device. @internal */
export const MAX_PROMO_TILES = 60;
/** Tiles of boxes that are printed in no list. */
export const BOX_TILE_IDS: readonly TileId[] = UNDESCRIBED.flatMap(({ ids }) => ids).map(tileId);
/** The ids that other custom tiles may have. */
export const PROMO_IDS: readonly TileId[] = Array.from({ length: MAX_PROMO_TILES }, (_, n) =>
	tileId(`promo-${String(n + 1)}`)
);
const IDS: ReadonlySet<string> = new Set([...BOX_TILE_IDS, ...PROMO_IDS]);

/** A custom tile as it is stored in a database or a file. */
export const customTileSchema = v.strictObject({
	id: v.pipe(
		v.string(),
		v.check((id) => IDS.has(id)),
		v.transform(tileId)
	),
	line: v.pipe(
		v.string(),
		v.check((line) => readLine(line).ok)
	),
	mark: v.optional(v.picklist(CUSTOM_TILE_MARKS)),
	name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_TILE_NAME)))
}) satisfies v.GenericSchema<unknown, CustomTile>;

/** Reads a custom tile from a stored value; undefined when it is none. */
export function readCustomTile(value: unknown): CustomTile | undefined {
	const read = v.safeParse(customTileSchema, value);
	return read.success ? read.output : undefined;
}

type CustomTileData = Omit<CustomTile, 'mark'> & { readonly mark?: string | undefined };

/** The tile type of a custom tile. Its line must have been checked before. */
export const customTileType = ({ id, line, mark, name }: CustomTileData): TileType =>
	tile(id, { ...(mark ? { mark } : {}), ...(name ? { name } : {}) }, line);

/** The first of the ids that no tile has. */
export const freeId = (
	ids: readonly TileId[],
	customTiles: readonly CustomTile[]
): TileId | undefined => ids.find((id) => !customTiles.some((each) => each.id === id));
