import * as v from 'valibot';
import { fail, ok, type Result } from '../engine/result';
import {
	EMPTY_DRAFT,
	entrySchema,
	headerSchema,
	hasValidPlayers,
	loadRulesFor,
	makeGameFile,
	readDraft,
	summaryOf,
	type Entry,
	type FileProblem,
	type GameId,
	type GameRecord,
	type Header
} from '../record';
import { malformed } from '../record/malformed';
import { plain } from './game-rows';
import type { EntryRow, GameRow } from './db';
import type { StoredGame, StoredLog } from './games';
import type { StoreProblem } from './problem';
import { jsonSafe } from './json-safe';

/** The database row of a record, with the draft of the next turn. Its rules must be loaded. */
export const gameRow = (record: GameRecord, draft = EMPTY_DRAFT): GameRow =>
	plain({ id: record.header.id, header: record.header, summary: summaryOf(record), draft });

export const entryRow = (game: GameId, entry: Entry): EntryRow =>
	plain({ game, seq: entry.seq, entry });

/** A game's log read from its rows, without replaying it. */
export const storedLogFrom = (
	row: GameRow,
	rows: readonly EntryRow[]
): Result<StoredLog, StoreProblem> => attempted(() => read(row, rows));

/** A game read from its log. The summary is always rebuilt: it is only a cache. Its rules must be loaded. */
export const storedGameFrom = (log: StoredLog): Result<StoredGame, StoreProblem> =>
	attempted(() => ok({ ...log, summary: summaryOf(log.record) }));

/** Loads a game's rules, and reads it from its log. Never in a transaction. */
export async function gameOfLog(log: StoredLog): Promise<Result<StoredGame, StoreProblem>> {
	try {
		await loadRulesFor(log.record.header);
	} catch (error) {
		return fail({ code: 'unavailable', detail: String(error) });
	}
	return storedGameFrom(log);
}

/** An error that the schemas don't cover must not block other games or their backup. */
function attempted<T>(read: () => Result<T, StoreProblem>): Result<T, StoreProblem> {
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
	makeGameFile({ header, entries: rows.map(({ entry }) => jsonSafe(entry) as Entry) });

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
			return { entries, unread: malformed(parsed.issues[0], `entries[${String(index)}]`) };
		if (parsed.output.seq !== index)
			return { entries, unread: { code: 'wrong-order', index, seq: parsed.output.seq } };
		entries.push(parsed.output);
	}
	return { entries };
}
