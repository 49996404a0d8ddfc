import * as v from 'valibot';
import { tileId } from '../engine/tile';
import { readLine } from './read';
import { BOX_TILE_IDS, CUSTOM_TILE_MARKS, MAX_TILE_NAME, PROMO_IDS, type CustomTile } from './tile';

const ORDER = [...BOX_TILE_IDS, ...PROMO_IDS];
const IDS: ReadonlySet<string> = new Set(ORDER);

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

/** Reads a custom tile from a stored value; undefined if it isn't one. @internal */
export function readCustomTile(value: unknown): CustomTile | undefined {
	const read = v.safeParse(customTileSchema, value);
	return read.success ? read.output : undefined;
}

/** The custom tiles in these rows, those of a box first. Skips rows that can't be read. */
export const readCustomTiles = (rows: readonly unknown[]): readonly CustomTile[] =>
	rows
		.flatMap((row) => readCustomTile(row) ?? [])
		.sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
