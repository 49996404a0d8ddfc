import * as v from 'valibot';
import type { GameId } from '../record';
import { timestampSchema } from '../record/timestamp';
import type { Database, GameRow } from './db';
import { TransactionRefused } from './errors';
import { readRows } from './read-rows';

/*
 * Steps of transactions that read no log. Each runs inside one: throwing Refused undoes all of it.
 */

/** A value without proxies and without fields that are undefined: what a database takes. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** How many rows are written at once. */
const BATCH_SIZE = 500;

/** Writes a long list lot by lot: the page answers in between, and the transaction stays open meanwhile. */
export async function inBatches<T>(
	items: readonly T[],
	write: (lot: readonly T[]) => PromiseLike<unknown>
): Promise<void> {
	for (let from = 0; from < items.length; from += BATCH_SIZE)
		await write(items.slice(from, from + BATCH_SIZE));
}

/** True for a game that was taken off the list: its row says when. What isn't a moment is no mark, but damage. */
export const isRemoved = ({ removed }: Pick<GameRow, 'removed'>): boolean =>
	v.is(timestampSchema, removed);

/** Changes fields of a game's row. */
export async function changeGame(
	db: Database,
	id: GameId,
	change: Partial<Omit<GameRow, 'id'>>
): Promise<void> {
	const row = await db.games.get(id);
	if (!row || isRemoved(row)) throw new TransactionRefused('gone');
	await db.games.put({ ...row, ...plain(change) });
}

/** Puts a removed game back on the list. */
export async function restoreGame(db: Database, id: GameId): Promise<void> {
	const row = await db.games.get(id);
	if (!row || row.purged) throw new TransactionRefused('gone');
	const restored: GameRow & { removed?: number } = { ...row };
	delete restored.removed;
	await db.games.put(restored);
}

/** True for a game that was removed before a moment in ms since 1970 UTC, and isn't purged yet. */
export const isPurgeable = (row: Pick<GameRow, 'removed' | 'purged'>, before: number): boolean =>
	isRemoved(row) && row.removed !== undefined && row.removed < before && !row.purged;

/** Deletes for good what was removed before a moment in ms since 1970 UTC. */
export async function purge(db: Database, before: number): Promise<void> {
	const rows = await readRows(db.games);
	const old = rows.filter((row) => isPurgeable(row, before));
	for (const { id } of old) await db.entriesOf(id).delete();
	const marks = old.map(({ id, removed }) => ({ id, removed, purged: true }));
	await db.table<object, GameId>('games').bulkPut(marks);
}
