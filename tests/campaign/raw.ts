import type { Page } from 'playwright';

/*
 * The app's database, read without the app's code. Functions that run in a page must contain all
 * they need.
 */

/** An unchecked row of an entry. */
export interface RawEntry {
	readonly seq: number;
	readonly entry: { readonly seq: number; readonly at: number; readonly event: unknown };
}

/** All entries of a game, in the order of their keys. */
export const rawEntries = (page: Page, game: string): Promise<readonly RawEntry[]> =>
	page.evaluate(
		(id) =>
			new Promise<readonly RawEntry[]>((resolve, reject) => {
				const opening = indexedDB.open('tilekeep');
				opening.onerror = () => {
					reject(new Error(String(opening.error)));
				};
				opening.onsuccess = () => {
					const db = opening.result;
					const range = IDBKeyRange.bound([id, 0], [id, Infinity]);
					const reading = db.transaction('entries').objectStore('entries').getAll(range);
					reading.onsuccess = () => {
						db.close();
						resolve(reading.result as RawEntry[]);
					};
					reading.onerror = () => {
						reject(new Error(String(reading.error)));
					};
				};
			}),
		game
	);

/** Rows for a table of the database. */
export interface RawRows {
	readonly table: 'games' | 'entries' | 'told' | 'people' | 'facts' | 'evenings' | 'photos';
	readonly rows: readonly unknown[];
}

/** Puts rows into the database unchecked. The app must have created it. */
export const putRaw = (page: Page, all: readonly RawRows[]): Promise<void> =>
	page.evaluate(
		(puts) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tilekeep');
				opening.onsuccess = () => {
					const db = opening.result;
					const names = [...new Set(puts.map(({ table }) => table))];
					const writing = db.transaction(names, 'readwrite');
					for (const { table, rows } of puts)
						for (const row of rows) writing.objectStore(table).put(row);
					writing.oncomplete = () => {
						db.close();
						resolve();
					};
					writing.onerror = () => {
						reject(new Error(String(writing.error)));
					};
				};
			}),
		all
	);
