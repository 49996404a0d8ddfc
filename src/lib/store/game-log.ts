import { fail, ok, type Result } from '../engine/result';
import {
	EMPTY_DRAFT,
	deepEqual,
	summaryOf,
	type Draft,
	type Entry,
	type GameId,
	type GameRecord
} from '../record';
import { changeGame, inBatches, isRemoved, plain } from './game-rows';
import type { Database, GameRow } from './db';
import { isLostRow, TransactionRefused } from './errors';
import { type AddResult, type StoredLog, factRow } from './games';
import { candidateIds, merge } from './merge';
import type { StoreProblem } from './problem';
import { entryRow, gameRow, storedLogFrom } from './rows';
import { currentTimestamp } from '../record/header-shape';
import { readGameRows, readRow } from './read-rows';

/*
 * Steps of transactions that read or write logs. Throwing TransactionRefused inside rolls the transaction back. Steps that make
 * summaries need the rules of these games, which must be loaded before.
 */

/** The log of a game that isn't deleted, or why it can't be read; undefined if there is none. */
export async function readLog(
	db: Database,
	id: GameId
): Promise<Result<StoredLog | undefined, StoreProblem>> {
	try {
		const row = await db.games.get(id);
		if (!row || isRemoved(row)) return ok(undefined);
		return storedLogFrom(row, await db.entriesOf(id).toArray());
	} catch (error) {
		if (isLostRow(error)) return fail({ code: 'unreadable', detail: String(error) });
		throw error;
	}
}

/**
 * Adds an entry, which must be the next one, and changes its game's row. Everything is read at once, then everything is written
 * at once: each wait for the browser's database takes longer than its work.
 */
export async function appendTo(
	db: Database,
	id: GameId,
	entry: Entry,
	change: Pick<GameRow, 'summary' | 'draft'>
): Promise<void> {
	const [row, touched, follows] = await Promise.all([
		db.games.get(id),
		nextTouch(db),
		entry.seq === 0 || db.entries.get([id, entry.seq - 1])
	]);
	if (!row || isRemoved(row)) throw new TransactionRefused('gone');
	if (!follows) throw new TransactionRefused('conflict');
	await Promise.all([
		db.games.put({ ...row, ...plain({ ...change, touched }) }),
		putTouch(db, touched),
		db.entries.add(entryRow(id, entry))
	]);
}

/** True if exactly this entry is stored. */
export async function holds(db: Database, id: GameId, entry: Entry): Promise<boolean> {
	return deepEqual(await db.entries.get([id, entry.seq]), entryRow(id, entry));
}

/** Stores a whole game that isn't there at all. On a second try it may be there already. */
export async function putBack(
	db: Database,
	record: GameRecord,
	draft: Draft,
	again: boolean
): Promise<void> {
	const { id } = record.header;
	const row = await db.games.get(id);
	if (row?.removed !== undefined) throw new TransactionRefused('gone');
	if (again && row && (await holdsAll(db, record))) return;
	if (row) throw new TransactionRefused('conflict');
	await addWhole(db, record, draft);
	await changeGame(db, id, { touched: await touch(db) });
}

async function holdsAll(db: Database, { header: { id }, entries }: GameRecord): Promise<boolean> {
	const rows = entries.map((entry) => entryRow(id, entry));
	return deepEqual(await db.entriesOf(id).toArray(), rows);
}

/** Adds a record under its own id, or under the id of a copy if another game has it. */
export async function addRecord(db: Database, record: GameRecord): Promise<AddResult> {
	const own = record.header.id;
	for (const id of candidateIds(own)) {
		const how = await addAs(db, { ...record, header: { ...record.header, id } });
		if (how) return { id, how: how === 'stored' && id !== own ? 'copied' : how };
	}
	throw new Error('The ids for copies never end.');
}

/** Adds a record under its own id; undefined if another game has it. */
async function addAs(db: Database, record: GameRecord): Promise<AddResult['how'] | undefined> {
	const { id } = record.header;
	const here = await readLog(db, id);
	if (!here.ok || here.value?.unread) return undefined;
	if (!here.value) return addWhole(db, record);
	const merged = merge(here.value.record, record);
	if (!merged.fits) return undefined;
	if (merged.more.length === 0) return 'already-here';
	await addEntries(db, id, merged.more);
	await changeGame(db, id, { summary: summaryOf(record), draft: EMPTY_DRAFT });
	return 'continued';
}

async function addWhole(db: Database, record: GameRecord, draft = EMPTY_DRAFT): Promise<'stored'> {
	const { id } = record.header;
	// Entries of a deleted game.
	await db.entriesOf(id).delete();
	await db.games.put(gameRow(record, draft));
	await addEntries(db, id, record.entries);
	return 'stored';
}

const addEntries = (db: Database, id: GameId, entries: readonly Entry[]): Promise<void> =>
	inBatches(entries, (lot) => db.entries.bulkAdd(lot.map((entry) => entryRow(id, entry))));

/** The time of a turn in ms since 1970 UTC, in its transaction: later than any before, even if the clock was set back. */
async function touch(db: Database): Promise<number> {
	const touched = await nextTouch(db);
	await putTouch(db, touched);
	return touched;
}

/** The time that {@link touch} would store. */
async function nextTouch(db: Database): Promise<number> {
	// After the last valid time it only counts up.
	const at = (await readRow(db.facts, 'touched'))?.['at'];
	const before = Number.isSafeInteger(at) ? Number(at) : await lastModified(db);
	return Math.max(currentTimestamp(), before + 1);
}

const putTouch = (db: Database, touched: number): PromiseLike<unknown> =>
	db.facts.put(factRow('touched', touched));

/** Games of an older version of the app have only the time of their last change. */
async function lastModified(db: Database): Promise<number> {
	const rows = await readGameRows(db);
	return rows.reduce(
		(last, { summary }) => Math.max(last, currentTimestamp(modifiedIn(summary))),
		0
	);
}

/** In a damaged row, neither the summary nor its time need be valid. */
const modifiedIn = (summary: { readonly modified?: unknown } | undefined): number =>
	typeof summary?.modified === 'number' ? summary.modified : 0;
