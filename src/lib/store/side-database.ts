/* Databases beside the one with the games. They are never backed up, and nothing important is lost if they are. */

/** A database with a single store, whose rows have keys of their own. */
interface SideDatabase {
	readonly name: string;
	readonly store: string;
}

/**
 * Reads or changes the rows of a database, which is opened only for that, so that no other window has to wait for the connection.
 * Returns the result of the request; undefined if storage is refused or full.
 */
export async function inSideDatabase<T>(
	database: SideDatabase,
	mode: IDBTransactionMode,
	work: (rows: IDBObjectStore) => IDBRequest<T>
): Promise<T | undefined> {
	try {
		const db = await openDatabase(database);
		return await done(
			db.transaction(database.store, mode, { durability: 'relaxed' }),
			work
		).finally(() => {
			db.close();
		});
	} catch {
		// What couldn't be stored is made again when it is needed.
		return undefined;
	}
}

function openDatabase({ name, store }: SideDatabase): Promise<IDBDatabase> {
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open(name, 1);
		opening.onupgradeneeded = () => opening.result.createObjectStore(store);
		opening.onsuccess = () => {
			resolve(opening.result);
		};
		opening.onerror = () => {
			reject(new Error(`The database ${name} cannot be opened.`));
		};
	});
}

function done<T>(
	change: IDBTransaction,
	work: (rows: IDBObjectStore) => IDBRequest<T>
): Promise<T> {
	return new Promise((resolve, reject) => {
		const [store = ''] = change.objectStoreNames;
		const request = work(change.objectStore(store));
		change.oncomplete = () => {
			resolve(request.result);
		};
		change.onabort = () => {
			reject(new Error('The change cannot be stored.'));
		};
	});
}
