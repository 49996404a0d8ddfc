import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import { FILE_VERSION, MAX_BYTES, MAX_ENTRIES, parseGameFile, tooLarge } from './file';
import { gameId, type GameId } from './game-id';
import { parseJson } from './json';
import type { GameRecord } from './log';
import { malformed } from './malformed';
import type { FileProblem } from './problem';

/**
 * A game that a device holds and can't read, in whole or in part: a newer version of the app wrote it, or it is damaged.
 * It is carried along as it is, so that it isn't lost.
 */
export interface UnreadableGame {
	readonly id: GameId;
	/** Whatever stands in the place of its header and of its entries, by their numbers. */
	readonly stored: {
		readonly header: UnknownJson;
		readonly entries: readonly { readonly seq: number; readonly entry: UnknownJson }[];
	};
}

/** JSON of which nothing is known, but that it is no giant. */
type UnknownJson = Readonly<Record<string, unknown>>;

/** How deep values lie in values where a newer version wrote them: what lies deeper could choke a database. */
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

/** The line of a backup that carries such a game. */
export const unreadableLine = (unread: UnreadableGame): string => JSON.stringify({ unread });

/** The game in such a line: perhaps this version of the app can read it. Never throws. */
export function readUnreadable(line: string): Result<GameRecord | UnreadableGame, FileProblem> {
	const json = line.length > MAX_BYTES ? undefined : parseJson(line);
	if (!json) return fail(tooLarge(line.length) ?? { code: 'not-a-game' });
	if (!json.ok) return json;
	const parsed = v.safeParse(lineSchema, json.value, { abortEarly: true });
	if (!parsed.success) return fail(malformed(parsed.issues[0]));
	const { unread } = parsed.output;
	return ok(asRecord(unread) ?? unread);
}

/** The same as a record, when it can be read after all. */
function asRecord({ id, stored: { header, entries } }: UnreadableGame): GameRecord | undefined {
	if (entries.some(({ seq }, index) => seq !== index)) return undefined;
	const file = { tilekeep: FILE_VERSION, header, entries: entries.map(({ entry }) => entry) };
	const read = parseGameFile(JSON.stringify(file));
	return read.ok && read.value.header.id === id ? read.value : undefined;
}
