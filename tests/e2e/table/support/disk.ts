import type { Page } from '@playwright/test';

/** Makes all writes to the database fail as on a full disk, until `emptyDisk` or a reload. */
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

/** Ends `fillDisk`. */
export const emptyDisk = (page: Page): Promise<unknown> => page.evaluate('window.emptyDisk()');
