import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { FILE_VERSION, type GameRecord } from './entry';
import { MAX_BYTES, MAX_ENTRIES, parseGameFile, tooLarge } from './parse-file';
import { gameId, nameProblem, timestampSchema, type GameId } from './header-shape';
import { parseJson } from './json';
import { readLookOnly, type LookOnlyGame } from './look-only';
import { problemOfIssue } from './malformed';
import type { FileProblem } from './problem';
import type { LookSummary } from './summary';

/**
 * A stored game that can't be read, completely or in part, because it is from a newer version or damaged. It is kept unchanged,
 * so nothing is lost.
 */
export interface UnreadableGame {
	readonly id: GameId;
	/** What is stored as its header and as its entries, these with their numbers. */
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

/** Reads such a line. Perhaps this version can read the game: then it returns the record. Never throws. */
export function readUnreadable(line: string): Result<GameRecord | UnreadableGame, FileProblem> {
	const json = line.length > MAX_BYTES ? undefined : parseJson(line);
	if (!json) return fail(tooLarge(line.length) ?? { code: 'not-a-game' });
	if (!json.ok) return json;
	const parsed = v.safeParse(lineSchema, json.value, { abortEarly: true });
	if (!parsed.success) return fail(problemOfIssue(parsed.issues[0]));
	const { unread } = parsed.output;
	return ok(asRecord(unread) ?? unread);
}

/** A game file with every field that an {@link UnreadableGame} keeps, and no other. */
const keptSchema = v.strictObject({
	tilekeep: v.picklist([1, 2, FILE_VERSION]),
	header: v.looseObject({ id: v.string() }),
	entries: v.pipe(v.array(v.looseObject({})), v.maxLength(MAX_ENTRIES))
});

/** The game of a refused file, as an unreadable game. It is refused here too if anything of it would be lost. Never throws. */
export function keepRefused(line: string): Result<GameRecord | UnreadableGame, FileProblem> {
	const json = line.length > MAX_BYTES ? undefined : parseJson(line);
	const file = json?.ok ? v.safeParse(keptSchema, json.value, { abortEarly: true }) : undefined;
	if (!file?.success) return fail({ code: 'not-a-game' });
	const { header, entries } = file.output;
	const stored = { header, entries: entries.map((entry, seq) => ({ seq, entry })) };
	return readUnreadable(unreadableLine({ id: gameId(header.id), stored }));
}

const knownSchema = v.object({
	players: v.fallback(v.array(v.object({ name: v.string() })), []),
	created: v.fallback(v.optional(timestampSchema), undefined)
});

/** Who played such a game, and when it was set up in ms since 1970 UTC, as far as that can be read. */
export function knownOfUnreadable({ stored }: UnreadableGame): {
	readonly names: readonly string[];
	readonly at: number | undefined;
} {
	const { players, created: at } = v.parse(knownSchema, stored.header);
	const names = players.map(({ name }) => name).filter((name) => nameProblem(name) === undefined);
	return { names, at };
}

/** What is stored, as a game file; undefined if entries are missing. */
const fileOf = ({ header, entries }: UnreadableGame['stored']): object | undefined =>
	entries.some(({ seq }, index) => seq !== index)
		? undefined
		: { tilekeep: FILE_VERSION, header, entries: entries.map(({ entry }) => entry) };

/** What can be shown of such a game without knowing it; undefined if the game doesn't say it, or is damaged. */
export const lookOnlyOf = (stored: UnreadableGame['stored']): LookOnlyGame | undefined =>
	readLookOnly(fileOf(stored));

/** What a list shows of such a game; undefined if nothing can be shown of it. */
export function lookSummaryOf(stored: UnreadableGame['stored']): LookSummary | undefined {
	const game = lookOnlyOf(stored);
	if (!game) return undefined;
	const last = v.safeParse(timestampSchema, stored.entries.at(-1)?.entry['at']);
	return {
		look: true,
		modified: last.success ? last.output : game.created,
		players: game.players
	};
}

/** The game as a record, if it can be read now; else undefined. */
function asRecord({ id, stored }: UnreadableGame): GameRecord | undefined {
	const file = fileOf(stored);
	const read = file && parseGameFile(JSON.stringify(file));
	return read?.ok && read.value.header.id === id ? read.value : undefined;
}
