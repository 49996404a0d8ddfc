import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { mergedBox } from './boxes';
import { customTileSchema } from './stored';
import { MAX_COPIES, MAX_PROMO_TILES, type CustomBox } from './tile';

/** In characters. */
const MAX_BOX_NAME = 40;

const { id: _, ...described } = customTileSchema.entries;

/** A custom box as it is stored in a database or a file. */
export const customBoxSchema = v.strictObject({
	name: v.pipe(
		v.string(),
		v.trim(),
		v.minLength(1),
		v.maxLength(MAX_BOX_NAME),
		// No line breaks, other control characters or lone surrogates.
		v.regex(/^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]*$/u)
	),
	tiles: v.pipe(
		v.array(
			v.strictObject({
				...described,
				count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_COPIES))
			})
		),
		v.maxLength(MAX_PROMO_TILES),
		v.readonly()
	)
}) satisfies v.GenericSchema<unknown, CustomBox>;

/** The custom boxes in these rows, by name. Skips rows that can't be read. */
export const readCustomBoxes = (rows: readonly unknown[]): readonly CustomBox[] =>
	rows
		.flatMap((row) => {
			const read = v.safeParse(customBoxSchema, row);
			return read.success ? [read.output] : [];
		})
		.sort((one, other) => one.name.localeCompare(other.name));

/** The version of the file of a box. See FORMAT.md. */
const BOX_FILE_VERSION = 1;
/** More than any box needs, in characters. */
export const MAX_BOX_FILE = 100_000;

/** Why a file can't be read as a box. */
const BOX_FILE_PROBLEMS = ['no-box', 'newer-version'] as const;
export type BoxFileProblem = (typeof BOX_FILE_PROBLEMS)[number];

const claimSchema = v.looseObject({ box: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const fileSchema = v.strictObject({
	box: v.literal(BOX_FILE_VERSION),
	...customBoxSchema.entries
});

/** The file of a box. */
export const makeBoxFile = ({ name, tiles }: CustomBox): string =>
	`${JSON.stringify({ box: BOX_FILE_VERSION, name, tiles }, undefined, '\t')}\n`;

/** Reads the file of a box, from any source. Never throws. */
export function readBoxFile(text: string): Result<CustomBox, BoxFileProblem> {
	const value = text.length > MAX_BOX_FILE ? undefined : jsonIn(text);
	const claim = v.safeParse(claimSchema, value);
	if (claim.success && claim.output.box > BOX_FILE_VERSION) return fail('newer-version');
	const read = v.safeParse(fileSchema, value);
	if (!read.success) return fail('no-box');
	const { name, tiles } = read.output;
	return ok(mergedBox(undefined, { name, tiles }));
}

function jsonIn(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}
