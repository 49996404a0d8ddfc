import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import {
	EMPTY_DRAFT,
	entrySchema,
	headerSchema,
	hasValidPlayers,
	loadRulesFor,
	readDraft,
	summaryOf,
	type Entry,
	type FileProblem,
	type GameId,
	type GameRecord,
	type Header,
	type Draft
} from '../record';
import { makeUnreadFile } from '../record/file-text';
import { problemOfIssue } from '../record/malformed';
import { plain } from './game-rows';
import type { EntryRow, GameRow, CustomBoxRow, CustomTileRow } from './db';
import type { StoredGame, StoredLog } from './games';
import type { StoreProblem } from './problem';
import type { CustomBox, CustomTile } from '../custom-tiles/tile';
import type { UnsavedGame } from './unsaved';

/** The maximum depth and number of values. Anything beyond is left out. */
const MAX_DEPTH = 64;
const MAX_VALUES = 1_000_000;

/** A stored value as finite JSON: cycles, values too deep or not JSON are dropped or become text. A valid value is unchanged. */
export function jsonSafe(value: unknown): unknown {
	let count = 0;
	const convert = (one: unknown, around: readonly unknown[]): unknown => {
		if (typeof one === 'bigint') return String(one);
		if (typeof one !== 'object' || one === null || one instanceof Date) return one;
		if (around.includes(one) || around.length >= MAX_DEPTH || ++count > MAX_VALUES)
			return undefined;
		const inside = [...around, one];
		if (Array.isArray(one))
			return Array.from(one.slice(0, MAX_VALUES), (each) => convert(each, inside));
		return Object.fromEntries(
			Object.entries(one).map(([name, each]) => [name, convert(each, inside)])
		);
	};
	return convert(value, []);
}

/** The database row of a record, with the draft of the next turn. Its rules must be loaded. */
export const gameRow = (record: GameRecord, draft = EMPTY_DRAFT): GameRow =>
	plain({ id: record.header.id, header: record.header, summary: summaryOf(record), draft });

export const entryRow = (game: GameId, entry: Entry): EntryRow =>
	plain({ game, seq: entry.seq, entry });

/** A game's log read from its rows, without replaying it. */
export const storedLogFrom = (
	row: GameRow,
	rows: readonly EntryRow[]
): Result<StoredLog, StoreProblem> => attempt(() => read(row, rows));

/** A game read from its log. The summary is always rebuilt: it is only a cache. Its rules must be loaded. */
export const storedGameFrom = (log: StoredLog): Result<StoredGame, StoreProblem> =>
	attempt(() => ok({ ...log, summary: summaryOf(log.record) }));

/** Loads a game's rules, and reads the game from its log. Must not be called in a transaction. */
export async function gameOfLog(log: StoredLog): Promise<Result<StoredGame, StoreProblem>> {
	try {
		await loadRulesFor(log.record.header);
	} catch (error) {
		return fail({ code: 'unavailable', detail: String(error) });
	}
	return storedGameFrom(log);
}

/** Turns any error into `unreadable`: one that the schemas don't cover must not block other games or their backup. */
function attempt<T>(read: () => Result<T, StoreProblem>): Result<T, StoreProblem> {
	try {
		return read();
	} catch (error) {
		return fail({ code: 'unreadable', detail: String(error) });
	}
}

function read(row: GameRow, rows: readonly EntryRow[]): Result<StoredLog, StoreProblem> {
	const header = v.safeParse(headerSchema, row.header);
	if (!header.success || !hasValidPlayers(header.output) || header.output.id !== row.id)
		return fail({ code: 'unreadable' });
	const { entries, unread } = readEntries(rows);
	const record = { header: header.output, entries };
	const kept = { record, draft: readDraft(row.draft) };
	return ok(unread ? { ...kept, unread, whole: wholeFile(header.output, rows) } : kept);
}

const wholeFile = (header: Header, rows: readonly EntryRow[]): string =>
	makeUnreadFile({ header, entries: rows.map(({ entry }) => jsonSafe(entry) as Entry) });

interface Log {
	readonly entries: readonly Entry[];
	readonly unread?: FileProblem;
}

/** A log from its rows, up to the first one that is invalid or whose number isn't its position. */
function readEntries(rows: readonly EntryRow[]): Log {
	const entries: Entry[] = [];
	for (const [index, { seq, entry }] of rows.entries()) {
		if (seq !== index) return { entries, unread: { code: 'wrong-order', index, seq } };
		const parsed = v.safeParse(entrySchema, entry);
		if (!parsed.success)
			return { entries, unread: problemOfIssue(parsed.issues[0], `entries[${String(index)}]`) };
		if (parsed.output.seq !== index)
			return { entries, unread: { code: 'wrong-order', index, seq: parsed.output.seq } };
		entries.push(parsed.output);
	}
	return { entries };
}

export const customBoxRow = (box: CustomBox): CustomBoxRow => plain({ ...box });

export const customTileRow = (tile: CustomTile): CustomTileRow => plain({ ...tile });

/** A game as rows outside the database. `stored` is how many of its entries the database has, from the first on. */
export const toUnsavedGame = (record: GameRecord, draft: Draft, stored: number): UnsavedGame => ({
	row: gameRow(record, draft),
	entries: record.entries.map((entry) => entryRow(record.header.id, entry)),
	stored
});

/** The game in such rows, validated like one from the database; undefined if its header is invalid. */
export function readUnsavedGame({ row, entries }: UnsavedGame): StoredLog | undefined {
	const read = storedLogFrom(row, entries);
	return read.ok ? read.value : undefined;
}
