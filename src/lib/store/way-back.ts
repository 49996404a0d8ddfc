import { inSideDatabase } from './side-database';

/* What a follower's page needs to come back after it was loaded again, in a database of its own. */

const DATABASE = { name: 'tilekeep-way-back', store: 'ways' } as const;
/** After this time nobody waits any more, in ms. */
const EXPIRES_MS = 24 * 60 * 60 * 1_000;

/** Stores it, and deletes what has expired. @returns the key, undefined where storage is refused or the browser can't store it */
export async function storeWayBack(way: object): Promise<string | undefined> {
	const key = `${String(Date.now())}-${crypto.randomUUID()}`;
	const done = await inSideDatabase(DATABASE, 'readwrite', (rows) => {
		rows.delete(IDBKeyRange.upperBound(String(Date.now() - EXPIRES_MS)));
		return rows.put(way, key);
	});
	return done === undefined ? undefined : key;
}

/** What was stored, which is deleted: it leads back once. */
export async function takeWayBack(key: string): Promise<unknown> {
	return inSideDatabase(DATABASE, 'readwrite', (rows) => {
		const row: IDBRequest<unknown> = rows.get(key);
		rows.delete(key);
		return row;
	});
}
