import type { Table } from 'dexie';
import type { Database, GameRow } from './db';
import { isLostRow } from './errors';

/*
 * Steps of transactions that read rows of which a browser may have lost some: it then refuses them all, though the others
 * are there. See https://github.com/w3c/IndexedDB/issues/423.
 */

/**
 * All rows of a table.
 * @param instead what takes the place of a row that the browser can't give, by its key; undefined for nothing
 */
export async function readRows<Row, Key, Insert>(
	table: Table<Row, Key, Insert>,
	fallback: (key: Key) => Row | undefined = () => undefined
): Promise<readonly Row[]> {
	try {
		return await table.toArray();
	} catch (error) {
		if (!isLostRow(error)) throw error;
	}
	const rows: Row[] = [];
	for (const key of await table.toCollection().primaryKeys()) {
		const row = (await readRow(table, key)) ?? fallback(key);
		if (row !== undefined) rows.push(row);
	}
	return rows;
}

/** A row of a table; undefined for none, and for one that the browser can't give. */
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

/** All games' rows. Of one that the browser can't give there's only the key. */
export const readGameRows = (db: Database): Promise<readonly GameRow[]> =>
	readRows(db.games, (id) => ({ id }) as GameRow);
