import type { BrowserContext, Page } from '@playwright/test';
import { words } from '../../src/lib/words';
import { setupWords } from '../../src/lib/words/en/setup';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { atTable } from '../e2e/table/support/setup';

/** Another window with the database of the first version, which holds it until it is closed. */
async function oldWindow(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	// A page of the same origin on which this version of the app doesn't run.
	await page.goto('/manifest.webmanifest');
	await page.evaluate(
		() =>
			new Promise<void>((resolve, reject) => {
				const request = indexedDB.open('tilekeep', 10);
				request.onupgradeneeded = () => {
					request.result.createObjectStore('games', { keyPath: 'id' });
					request.result.createObjectStore('entries', { keyPath: ['game', 'seq'] });
				};
				request.onsuccess = () => {
					Object.assign(window, { held: request.result });
					resolve();
				};
				request.onerror = () => {
					reject(new Error(String(request.error)));
				};
			})
	);
	return page;
}

const says = (page: Page, why: 'blocked' | 'slow') =>
	page.getByRole('alert').filter({ hasText: words.shell.waiting[why] });

test('a notice says that an old window blocks the games, and the app goes on when that is closed', async ({
	context,
	page
}) => {
	const old = await oldWindow(context);
	await open(page);
	await expect(says(page, 'blocked')).toBeVisible();
	// A page that waits behind another in the browser’s queue isn’t told why.
	const second = await context.newPage();
	await open(second, '/new/');
	await second.getByRole('button', { name: setupWords.startWith(2) }).tap();
	await expect(second.getByRole('button', { name: setupWords.waiting })).toBeVisible();
	await expect(says(second, 'slow')).toBeInViewport();

	await old.close();
	await atTable(second);
	await expect(says(second, 'slow')).toBeHidden();
	await expect(says(page, 'blocked')).toBeHidden();
	await expect(page.getByRole('link', { name: /^Continue the game/ })).toBeVisible();
});
