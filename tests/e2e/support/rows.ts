import type { Page } from '@playwright/test';
import type { Summary } from '../../../src/lib/record';

/**
 * Stores rows of games for lists, with empty logs. The app must
 * have been open already, so that there is a database.
 */
export const storeRows = (page: Page, summaries: readonly Summary[]): Promise<void> =>
	page.evaluate(
		(rows) =>
			new Promise<void>((resolve, reject) => {
				const request = indexedDB.open('tilekeep');
				request.onsuccess = () => {
					const db = request.result;
					const writing = db.transaction('games', 'readwrite');
					for (const row of rows) writing.objectStore('games').put(row);
					writing.oncomplete = () => {
						db.close();
						resolve();
					};
					writing.onerror = () => {
						reject(new Error(String(writing.error)));
					};
				};
			}),
		summaries.map(rowOf)
	);

function rowOf(summary: Summary) {
	const { id, created, box, players } = summary;
	const header = { id, created, box, expansions: [], players, first: 0, rulings: {} };
	return { id, header, summary, draft: {} };
}
