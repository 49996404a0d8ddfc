import type { Page } from '@playwright/test';
import type { Summary } from '../../../src/lib/record';

/**
 * Stores rows of games for lists, with empty logs. The app must
 * have been open already, so that there is a database.
 */
export const storeRows = (page: Page, summaries: readonly Summary[]): Promise<void> =>
	putRows(page, 'games', summaries.map(rowOf));

/** Puts rows into a table of the database of an app that has been open already. */
export const putRows = (page: Page, table: string, rows: readonly object[]): Promise<void> =>
	page.evaluate(
		([name, all]) =>
			new Promise<void>((resolve, reject) => {
				const request = indexedDB.open('tilekeep');
				request.onsuccess = () => {
					const db = request.result;
					const writing = db.transaction(name, 'readwrite');
					for (const row of all) writing.objectStore(name).put(row);
					writing.oncomplete = () => {
						db.close();
						resolve();
					};
					writing.onerror = () => {
						reject(new Error(String(writing.error)));
					};
				};
			}),
		[table, rows] as const
	);

function rowOf(summary: Summary) {
	const { id, created, box, players } = summary;
	const header = { id, created, box, expansions: [], players, first: 0, rulings: {} };
	return { id, header, summary, draft: {} };
}
