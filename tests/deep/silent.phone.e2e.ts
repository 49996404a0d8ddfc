import type { BrowserContext, Page } from '@playwright/test';
import { deviceWords } from '../../src/lib/words/en/device';
import { words } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { backupOf } from '../e2e/support/backup-file';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { recorded, turnOf } from '../e2e/table/support/games';
import { atTable, bringIn } from '../e2e/table/support/setup';
import { playTurn } from '../e2e/table/support/turns';

const game = recorded('base', 'base-141');
const TURNS = 12;

/** Another window that keeps the database to itself by a transaction that never ends, until it is told to let go. */
async function holdDatabase(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	// A page of the same origin on which the app doesn't run.
	await page.goto('/manifest.webmanifest');
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				const request = indexedDB.open('tilekeep');
				request.onsuccess = () => {
					const stores = [...request.result.objectStoreNames];
					const held = request.result.transaction(stores, 'readwrite').objectStore('games');
					const goOn = (): void => {
						resolve();
						if (!('letGo' in window)) held.count().onsuccess = goOn;
					};
					held.count().onsuccess = goOn;
				};
			})
	);
	return page;
}

const scores = (page: Page) => page.locator('[data-points]').allInnerTexts();
const banner = (page: Page) =>
	page.getByRole('alert').filter({ hasText: words.storage.store('silent') });

test('turns go on while the store is silent, and all are stored once when it answers', async ({
	context,
	page
}) => {
	const finger = new Finger(page);
	await bringIn(page, game, TURNS);
	const other = await holdDatabase(context);
	await page.bringToFront();
	for (const turn of [TURNS, TURNS + 1]) await playTurn(finger, game, turn);
	await expect(banner(page)).toBeVisible();
	const after = turnOf(game, TURNS + 1).scores?.map(String);
	await expect.poll(() => scores(page)).toEqual(after);
	await other.evaluate(() => Object.assign(window, { letGo: true }));
	await expect(banner(page)).toHaveCount(0);
	await playTurn(finger, game, TURNS + 2);
	await page.reload();
	await atTable(page);
	await expect.poll(() => scores(page)).toEqual(turnOf(game, TURNS + 2).scores?.map(String));
	await expect(page.getByText(words.table.progress(TURNS + 5, 72, undefined))).toHaveCount(1);
});

test('turns that a silent store never took are there after a reload', async ({ context, page }) => {
	const finger = new Finger(page);
	await bringIn(page, game, TURNS);
	const other = await holdDatabase(context);
	await page.bringToFront();
	await playTurn(finger, game, TURNS);
	await expect(banner(page)).toBeVisible();
	await page.reload();
	await other.close();
	await atTable(page);
	await expect.poll(() => scores(page)).toEqual(turnOf(game, TURNS).scores?.map(String));
});

test('restoring is stopped while the store is silent, and nothing of it is there', async ({
	context,
	page
}) => {
	await bringIn(page, game, TURNS);
	await open(page, '/device/');
	await expect(page.getByText(deviceWords.holds(1))).toBeVisible();
	await page.locator('input[type=file]').setInputFiles(await backupOf(3));
	const bring = page.getByRole('button', { name: deviceWords.bring, exact: true });
	await expect(bring).toBeVisible();
	const other = await holdDatabase(context);
	await page.bringToFront();
	await bring.tap();
	await expect(page.getByText(deviceWords.restoring)).toBeVisible();
	await page.getByRole('button', { name: words.common.cancel }).tap();
	await expect(page.getByText(deviceWords.stopped)).toBeVisible();
	await expect(bring).toBeVisible();
	await other.evaluate(() => Object.assign(window, { letGo: true }));
	await page.reload();
	await expect(page.getByText(deviceWords.holds(1))).toBeVisible();
});
