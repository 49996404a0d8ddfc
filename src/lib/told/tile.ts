import * as v from 'valibot';
import { tile, tileId, type TileId, type TileType } from '../engine/tile';
import { readLine } from './read';

/** Most characters of the name that a table gives a tile. */
export const MOST_NAME = 40;

/** Marks that a told tile may bear. */
export const TOLD_MARKS = ['gingerbread'] as const;
export type ToldMark = (typeof TOLD_MARKS)[number];

/** A tile that no catalogue knows: the table told what is on it. */
export interface ToldTile {
	readonly id: TileId;
	/** Its line, as it lay before whoever told it; see `parseLine`. */
	readonly line: string;
	readonly mark?: ToldMark | undefined;
	/** What the table calls it, up to {@link MOST_NAME} characters. */
	readonly name?: string | undefined;
}

/** Most promo tiles that a device keeps. */
export const MOST_PROMOS = 60;
/** The six tiles of the gingerbread man. */
export const GINGERBREAD_IDS: readonly TileId[] = [1, 2, 3, 4, 5, 6].map((n) =>
	tileId(`gingerbread-${String(n)}`)
);
/** The ids that other told tiles may have. */
export const PROMO_IDS: readonly TileId[] = Array.from({ length: MOST_PROMOS }, (_, n) =>
	tileId(`promo-${String(n + 1)}`)
);
const IDS: ReadonlySet<string> = new Set([...GINGERBREAD_IDS, ...PROMO_IDS]);

/** A told tile as it stands in a database or a file. */
export const toldSchema = v.strictObject({
	id: v.pipe(
		v.string(),
		v.check((id) => IDS.has(id)),
		v.transform(tileId)
	),
	line: v.pipe(
		v.string(),
		v.check((line) => readLine(line).ok)
	),
	mark: v.optional(v.picklist(TOLD_MARKS)),
	name: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MOST_NAME)))
}) satisfies v.GenericSchema<unknown, ToldTile>;

/** The told tile in a stored value; undefined when it is none. */
export function readTold(value: unknown): ToldTile | undefined {
	const read = v.safeParse(toldSchema, value);
	return read.success ? read.output : undefined;
}

/** What is told of a tile, whatever mark it bears. */
export type Told = Omit<ToldTile, 'mark'> & { readonly mark?: string | undefined };

/** The told tile as a tile like any other. Its line must have been read before. */
export const toldType = ({ id, line, mark, name }: Told): TileType =>
	tile(id, { ...(mark ? { mark } : {}), ...(name ? { name } : {}) }, line);

/** The first of the ids that none of these tiles has. */
export const freeId = (ids: readonly TileId[], told: readonly ToldTile[]): TileId | undefined =>
	ids.find((id) => !told.some((each) => each.id === id));
