import type { Page } from '@playwright/test';

/** Fills the disk: what is written to the database from now on is refused, until `emptyDisk` or the page reloaded. */
export const fillDisk = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const { add, put } = Object.getOwnPropertyDescriptors(IDBObjectStore.prototype);
		const refuse = () => {
			throw new DOMException('The disk is full.', 'QuotaExceededError');
		};
		Object.assign(IDBObjectStore.prototype, { add: refuse, put: refuse });
		Object.assign(window, {
			emptyDisk: () => Object.defineProperties(IDBObjectStore.prototype, { add, put })
		});
	});

/** There is room again. */
export const emptyDisk = (page: Page): Promise<unknown> => page.evaluate('window.emptyDisk()');
