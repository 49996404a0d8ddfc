import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { entrySchema, type GameRecord, FILE_VERSION } from './entry';
import { headerSchema } from './header';
import { parseJson } from './json';
import { readLookOnly } from './look-only';
import { problemOfIssue } from './malformed';
import type { FileProblem } from './problem';
import { recordProblem } from './record-problem';

/** The largest file that is read, in bytes. */
export const MAX_BYTES = 5_000_000;
/** The most log entries in a game from elsewhere, including undone ones: twenty times those of any real game. */
export const MAX_ENTRIES = 10_000;

const fileSchema = v.strictObject({
	tilekeep: v.picklist([1, 2, FILE_VERSION]),
	header: headerSchema,
	entries: v.array(entrySchema)
});

/** The problem with a file of that size, checked before it is read; undefined if it isn't too large. */
export const tooLarge = (bytes: number): FileProblem | undefined =>
	bytes > MAX_BYTES ? { code: 'too-large', bytes, most: MAX_BYTES } : undefined;

/** Parses the text of a game file. An accepted game replays to its last event. Never throws. */
export function parseGameFile(text: string): Result<GameRecord, FileProblem> {
	const large = tooLarge(bytesOf(text));
	if (large) return fail(large);
	const json = parseJson(text.replace(/^\uFEFF/, ''));
	return json.ok ? readGame(json.value) : json;
}

/** The size of a text in bytes. It has no more UTF-16 units than bytes, so its length is checked first. */
const bytesOf = (text: string): number =>
	text.length > MAX_BYTES ? text.length : new TextEncoder().encode(text).length;

/**
 * Parses the JSON of a game file of any version, like {@link parseGameFile}. Never throws. A game that this version doesn't know
 * is refused with what can be shown of it.
 */
export function readGame(value: unknown): Result<GameRecord, FileProblem> {
	const version = versionOf(value);
	if (version === undefined) return fail({ code: 'not-a-game' });
	if (version > FILE_VERSION) return fail({ code: 'newer-version', version });
	const long = tooLong(value);
	if (long) return fail(long);
	const read = readKnown(value);
	const game = read.ok || !mayBeNewer(read.error) ? undefined : readLookOnly(value);
	return game ? fail({ code: 'look-only', game }) : read;
}

/** True for a problem with what a newer version may have written. The other problems are mistakes in any version. */
const mayBeNewer = ({ code }: FileProblem): boolean =>
	code === 'unknown' ||
	code === 'malformed' ||
	code === 'newer-version' ||
	code === 'cannot-replay';

/** Parses a game of which this version knows everything. */
function readKnown(value: unknown): Result<GameRecord, FileProblem> {
	const parsed = v.safeParse(fileSchema, value, { abortEarly: true });
	if (!parsed.success) return fail(problemOfIssue(parsed.issues[0]));
	const { header, entries } = parsed.output;
	const problem = recordProblem({ header, entries });
	return problem ? fail(problem) : ok({ header, entries });
}

/** The problem with too many log entries; anything else is checked by the schema. */
function tooLong(value: unknown): FileProblem | undefined {
	const given = v.safeParse(v.looseObject({ entries: v.array(v.unknown()) }), value);
	const entries = given.success ? given.output.entries.length : 0;
	return entries > MAX_ENTRIES ? { code: 'too-long', entries, most: MAX_ENTRIES } : undefined;
}

/** The version in a file; undefined if it isn't a game file. */
function versionOf(value: unknown): number | undefined {
	const claimed = v.safeParse(
		v.looseObject({ tilekeep: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
		value
	);
	return claimed.success ? claimed.output.tilekeep : undefined;
}
