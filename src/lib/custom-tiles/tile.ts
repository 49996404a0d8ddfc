import * as v from 'valibot';
import { tile, tileId, type TileId, type TileType } from '../engine/tile';
import { UNDESCRIBED } from '../rules/facts';
import { readLine } from './read';

/** Most characters of the name that a table gives a tile. */
export const MAX_TILE_NAME = 40;

/** Marks that a told tile may bear. */
export const CUSTOM_TILE_MARKS: readonly string[] = UNDESCRIBED.map(({ mark }) => mark);
export type CustomTileMark = string;

/** A tile that no catalogue knows: the table told what is on it. */
export interface CustomTile {
	readonly id: TileId;
	/** Its line, as it lay before whoever told it; see `parseTileLine`. */
	readonly line: string;
	readonly mark?: CustomTileMark | undefined;
	/** What the table calls it, up to {@link MOST_NAME} characters. */
	readonly name?: string | undefined;
}

/** Most promo tiles that a device keeps. @internal */
export const MAX_PROMO_TILES = 60;
/** Tiles of boxes that are printed in no list. */
export const BOX_TILE_IDS: readonly TileId[] = UNDESCRIBED.flatMap(({ ids }) => ids).map(tileId);
/** The ids that other told tiles may have. */
export const PROMO_IDS: readonly TileId[] = Array.from({ length: MAX_PROMO_TILES }, (_, n) =>
	tileId(`promo-${String(n + 1)}`)
);
const IDS: ReadonlySet<string> = new Set([...BOX_TILE_IDS, ...PROMO_IDS]);

/** A told tile as it stands in a database or a file. */
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

/** The told tile in a stored value; undefined when it is none. */
export function readCustomTile(value: unknown): CustomTile | undefined {
	const read = v.safeParse(customTileSchema, value);
	return read.success ? read.output : undefined;
}

/** What is told of a tile, whatever mark it bears. */
type CustomTileData = Omit<CustomTile, 'mark'> & { readonly mark?: string | undefined };

/** The told tile as a tile like any other. Its line must have been read before. */
export const customTileType = ({ id, line, mark, name }: CustomTileData): TileType =>
	tile(id, { ...(mark ? { mark } : {}), ...(name ? { name } : {}) }, line);

/** The first of the ids that none of these tiles has. */
export const freeId = (ids: readonly TileId[], told: readonly CustomTile[]): TileId | undefined =>
	ids.find((id) => !told.some((each) => each.id === id));
