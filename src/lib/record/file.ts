import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { headerSchema } from './header';
import { parseJson } from './json';
import { entrySchema, type GameRecord } from './log';
import { malformed } from './malformed';
import type { FileProblem } from './problem';
import { recordProblem } from './record-problem';

/** The version of the file format that this app writes, and the newest that it reads. See FORMAT.md. */
export const FILE_VERSION = 3;
/** The largest file that is read, in bytes. */
export const MAX_BYTES = 5_000_000;
/** The most entries of a log that is read from elsewhere, what was taken back included: twenty times any evening's. */
export const MAX_ENTRIES = 10_000;

const fileSchema = v.strictObject({
	tilekeep: v.picklist([1, 2, FILE_VERSION]),
	header: headerSchema,
	entries: v.array(entrySchema)
});

/** The file of one game: JSON with one entry a line. */
export function makeGameFile({ header, entries }: GameRecord): string {
	const lines = entries.map((entry) => `\t\t${JSON.stringify(entry)}`).join(',\n');
	const list = lines === '' ? '[]' : `[\n${lines}\n\t]`;
	return `{\n\t"tilekeep": ${String(FILE_VERSION)},\n\t"header": ${JSON.stringify(header)},\n\t"entries": ${list}\n}\n`;
}

/** The problem with a file of so many bytes, before it is read. */
export const tooLarge = (bytes: number): FileProblem | undefined =>
	bytes > MAX_BYTES ? { code: 'too-large', bytes, most: MAX_BYTES } : undefined;

/** The game in a file's text, which then can't be wrong: it replays to its last event. Never throws. */
export function parseGameFile(text: string): Result<GameRecord, FileProblem> {
	const large = tooLarge(bytesOf(text));
	if (large) return fail(large);
	const json = parseJson(text.replace(/^\uFEFF/, ''));
	return json.ok ? readGame(json.value) : json;
}

/** UTF-16 units are never more than bytes, so a giant needn't be measured. */
const bytesOf = (text: string): number =>
	text.length > MAX_BYTES ? text.length : new TextEncoder().encode(text).length;

/** The game in the JSON of a file of any version, as {@link parseGameFile}. Never throws. */
export function readGame(value: unknown): Result<GameRecord, FileProblem> {
	const version = versionOf(value);
	if (version === undefined) return fail({ code: 'not-a-game' });
	if (version > FILE_VERSION) return fail({ code: 'newer-version', version });
	const long = tooLong(value);
	if (long) return fail(long);
	const parsed = v.safeParse(fileSchema, value, { abortEarly: true });
	if (!parsed.success) return fail(malformed(parsed.issues[0]));
	const { header, entries } = parsed.output;
	const problem = recordProblem({ header, entries });
	return problem ? fail(problem) : ok({ header, entries });
}

/** The problem with a log of more entries than are read; what else it is, is for the schema to say. */
function tooLong(value: unknown): FileProblem | undefined {
	const given = v.safeParse(v.looseObject({ entries: v.array(v.unknown()) }), value);
	const entries = given.success ? given.output.entries.length : 0;
	return entries > MAX_ENTRIES ? { code: 'too-long', entries, most: MAX_ENTRIES } : undefined;
}

/** The version that a file claims; undefined when it isn't a game's at all. */
function versionOf(value: unknown): number | undefined {
	const claimed = v.safeParse(
		v.looseObject({ tilekeep: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
		value
	);
	return claimed.success ? claimed.output.tilekeep : undefined;
}
