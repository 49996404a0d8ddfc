import type { Page } from '@playwright/test';

/** How many games the device's database holds. */
export const stored = (page: Page): Promise<unknown> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const opening = indexedDB.open('tilekeep');
				opening.onsuccess = () => {
					const counting = opening.result.transaction('games').objectStore('games').count();
					counting.onsuccess = () => {
						resolve(counting.result);
						opening.result.close();
					};
				};
			})
	);
