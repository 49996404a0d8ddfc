import * as v from 'valibot';
import type { GameId } from '../record';
import { timestampSchema } from '../record/header-shape';
import type { Database, GameRow, PersonRow } from './db';
import { TransactionRefused } from './errors';
import { readRows } from './read-rows';
import { readPerson, type Person } from '../record/people';

/* Steps of transactions that don't read logs. Throwing TransactionRefused inside rolls the transaction back. */

/** A copy without proxies and undefined fields, which IndexedDB can store. */
export const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Rows per write. */
const BATCH_SIZE = 500;

/** Writes a long list in batches, so that the page stays responsive while the transaction is open. */
export async function inBatches<T>(
	items: readonly T[],
	write: (lot: readonly T[]) => PromiseLike<unknown>
): Promise<void> {
	for (let from = 0; from < items.length; from += BATCH_SIZE)
		await write(items.slice(from, from + BATCH_SIZE));
}

/** True for a deleted game: its row has the time. Any other value there is damage, not a deletion. */
export const isRemoved = ({ removed }: Pick<GameRow, 'removed'>): boolean =>
	v.is(timestampSchema, removed);

/** The row of a game that isn't deleted. */
export async function presentRow(db: Database, id: GameId): Promise<GameRow> {
	const row = await db.games.get(id);
	if (!row || isRemoved(row)) throw new TransactionRefused('gone');
	return row;
}

/** Changes fields of a game's row. */
export async function changeGame(
	db: Database,
	id: GameId,
	change: Partial<Omit<GameRow, 'id'>>
): Promise<void> {
	const row = await presentRow(db, id);
	await db.games.put({ ...row, ...plain(change) });
}

export async function restoreGame(db: Database, id: GameId): Promise<void> {
	const row = await db.games.get(id);
	if (!row || row.purged) throw new TransactionRefused('gone');
	await db.games.put(withoutRemoval(row));
}

/** A row as it was before it was deleted. */
export function withoutRemoval<Row extends Pick<GameRow, 'removed'>>(row: Row) {
	const { removed: _, ...restored } = row;
	return restored;
}

/** True if the row was deleted before a time in ms since 1970 UTC and isn't purged yet. */
export const isPurgeable = (row: Pick<GameRow, 'removed' | 'purged'>, before: number): boolean =>
	isRemoved(row) && row.removed !== undefined && row.removed < before && !row.purged;

/** Deletes for good what was deleted before a time in ms since 1970 UTC. */
export async function purge(db: Database, before: number): Promise<void> {
	const rows = await readRows(db.games);
	const old = rows.filter((row) => isPurgeable(row, before));
	for (const { id } of old)
		await Promise.all([
			db.entriesOf(id).delete(),
			db.evenings.delete(id),
			db.photosOf(id).delete()
		]);
	const marks = old.map(({ id, removed }) => ({ id, removed, purged: true }));
	await db.table<object, GameId>('games').bulkPut(marks);
}

export const personRow = (person: Person): PersonRow => plain({ ...person });

/**
 * The people in these rows, each once, even if an earlier version took two spellings of a name for two people. Skips what can't
 * be read: the games still have the names.
 */
export function readPeople(rows: readonly unknown[]): readonly Person[] {
	const people = new Map<Person['id'], Person>();
	for (const person of rows.flatMap((row) => readPerson(row) ?? [])) {
		const same = people.get(person.id);
		people.set(person.id, same ? { ...same, keys: [...same.keys, ...person.keys] } : person);
	}
	return [...people.values()];
}
