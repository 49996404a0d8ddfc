import type { Collection, Table } from 'dexie';
import type { Database, GameRow } from './db';
import { isLostRow } from './errors';

/*
 * A browser that lost one row refuses to read all at once: https://github.com/w3c/IndexedDB/issues/423. The others are still
 * there.
 */

/**
 * All rows of a table, or of a part of it. `fallback` gives the row that replaces one that the browser can't read, by its key;
 * undefined leaves it out.
 */
export async function readRows<Row, Key, Insert>(
	table: Table<Row, Key, Insert>,
	fallback: (key: Key) => Row | undefined = () => undefined,
	part: Collection<Row, Key, Insert> = table.toCollection()
): Promise<readonly Row[]> {
	try {
		return await part.toArray();
	} catch (error) {
		if (!isLostRow(error)) throw error;
	}
	const rows: Row[] = [];
	for (const key of await part.primaryKeys()) {
		const row = (await readRow(table, key)) ?? fallback(key);
		if (row !== undefined) rows.push(row);
	}
	return rows;
}

/** A row of a table; undefined if there is none or the browser can't read it. */
export async function readRow<Row, Key, Insert>(
	table: Table<Row, Key, Insert>,
	key: Key
): Promise<Row | undefined> {
	try {
		return await table.get(key);
	} catch (error) {
		if (isLostRow(error)) return undefined;
		throw error;
	}
}

/** The rows of all games. A row that the browser can't read has only its key. */
export const readGameRows = (db: Database): Promise<readonly GameRow[]> =>
	readRows(db.games, (id) => ({ id }) as GameRow);
