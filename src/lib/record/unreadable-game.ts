import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { FILE_VERSION, type GameRecord } from './entry';
import { MAX_BYTES, MAX_ENTRIES, parseGameFile, tooLarge } from './parse-file';
import { gameId, type GameId } from './header-shape';
import { parseJson } from './json';
import { problemOfIssue } from './malformed';
import type { FileProblem } from './problem';

/** A stored game that can't be read, in whole or in part: from a newer version, or damaged. Kept unchanged, so nothing is lost. */
export interface UnreadableGame {
	readonly id: GameId;
	/** What is stored as its header and as its entries, by their numbers. */
	readonly stored: {
		readonly header: UnknownJson;
		readonly entries: readonly { readonly seq: number; readonly entry: UnknownJson }[];
	};
}

/** Any JSON value of limited size. */
type UnknownJson = Readonly<Record<string, unknown>>;

/** How deeply values may be nested: more could crash a database. */
const MAX_DEPTH = 12;

const isShallow = (value: unknown, deepest = MAX_DEPTH): boolean =>
	typeof value !== 'object' ||
	value === null ||
	(deepest > 0 && Object.values(value).every((inner) => isShallow(inner, deepest - 1)));

const unknownJson = v.pipe(
	v.looseObject({}),
	v.check((value) => isShallow(value))
);

const lineSchema = v.strictObject({
	unread: v.strictObject({
		id: v.pipe(v.string(), v.regex(/^[\w~-]{1,64}$/), v.transform(gameId)),
		stored: v.strictObject({
			header: unknownJson,
			entries: v.pipe(
				v.array(
					v.strictObject({
						seq: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
						entry: unknownJson
					})
				),
				v.maxLength(MAX_ENTRIES),
				v.check((all) => new Set(all.map(({ seq }) => seq)).size === all.length),
				v.readonly()
			)
		})
	})
}) satisfies v.GenericSchema<unknown, { unread: UnreadableGame }>;

/** The line of a backup for such a game. */
export const unreadableLine = (unread: UnreadableGame): string => JSON.stringify({ unread });

/** Reads such a line: perhaps this version can read the game. Never throws. */
export function readUnreadable(line: string): Result<GameRecord | UnreadableGame, FileProblem> {
	const json = line.length > MAX_BYTES ? undefined : parseJson(line);
	if (!json) return fail(tooLarge(line.length) ?? { code: 'not-a-game' });
	if (!json.ok) return json;
	const parsed = v.safeParse(lineSchema, json.value, { abortEarly: true });
	if (!parsed.success) return fail(problemOfIssue(parsed.issues[0]));
	const { unread } = parsed.output;
	return ok(asRecord(unread) ?? unread);
}

/** The game as a record, if it can be read after all. */
function asRecord({ id, stored: { header, entries } }: UnreadableGame): GameRecord | undefined {
	if (entries.some(({ seq }, index) => seq !== index)) return undefined;
	const file = { tilekeep: FILE_VERSION, header, entries: entries.map(({ entry }) => entry) };
	const read = parseGameFile(JSON.stringify(file));
	return read.ok && read.value.header.id === id ? read.value : undefined;
}
