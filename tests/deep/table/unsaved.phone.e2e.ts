import type { Page } from '@playwright/test';
import { words as home } from '../../../src/lib/words/en/home';
import { setupWords } from '../../../src/lib/words/en/setup';
import { words } from '../../../src/lib/words/en/table';
import { troubleWords } from '../../../src/lib/words/en/troubles';
import { unsavedWords } from '../../../src/lib/words/en/notes';
import { open } from '../../e2e/support/app';
import { stored } from '../../e2e/support/stored';
import { expect, test } from '../../e2e/support/test';
import { emptyDisk, fillDisk } from '../../e2e/table/support/disk';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { atTable, bringIn } from '../../e2e/table/support/setup';
import { confirm, playTurn, pointsSeen } from '../../e2e/table/support/turns';

const game = recorded('base', 'base-141');

// The view glides elsewhere: here it would take half of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const full = (page: Page) =>
	page.getByRole('alert').filter({ hasText: words.storage.store('full') });
const laid = (page: Page, turns: number) => page.getByText(words.table.progress(turns + 2, 72));

/** Confirms the browser's question before leaving, and counts how often it was asked. */
function leaving(page: Page): () => number {
	let asked = 0;
	page.on('dialog', (dialog) => {
		if (dialog.type() === 'beforeunload') asked++;
		void dialog.accept();
	});
	return () => asked;
}

async function leaveByLink(finger: Finger): Promise<void> {
	await finger.press(words.table.menu);
	await finger.press(words.table.home);
}

test('unsaved turns survive a link, Back and a reload, each after a question', async ({ page }) => {
	const asked = leaving(page);
	await bringIn(page, game, 2);
	const finger = new Finger(page);
	await fillDisk(page);
	for (const index of [2, 3, 4, 5, 6, 7]) await playTurn(finger, game, index);
	await expect(full(page)).toBeVisible();
	const sheet = page.getByRole('dialog', { name: unsavedWords.title });

	await leaveByLink(finger);
	await expect(sheet).toContainText(unsavedWords.where('browser'));
	const download = page.waitForEvent('download');
	await sheet.getByRole('button', { name: troubleWords.download }).tap();
	await download;
	await sheet.getByRole('button', { name: unsavedWords.stay }).tap();
	await expect(sheet).toBeHidden();
	await expect(laid(page, 8)).toBeVisible();

	await leaveByLink(finger);
	await sheet.getByRole('button', { name: unsavedWords.leave }).tap();
	await page.getByRole('link', { name: home.home.continue }).tap();
	await expect(laid(page, 8)).toBeVisible();
	await expect(full(page)).toBeVisible();

	await page.goBack();
	await sheet.getByRole('button', { name: unsavedWords.leave }).tap();
	await page.getByRole('link', { name: home.home.continue }).tap();
	await expect(laid(page, 8)).toBeVisible();
	await expect(full(page)).toBeVisible();

	expect(asked()).toBe(0);
	await page.reload();
	expect(asked()).toBe(1);
	await atTable(page);
	await expect(page.getByText(unsavedWords.restored(6))).toBeVisible();
	expect(await pointsSeen(finger)).toEqual(turnOf(game, 7).scores);
	await page.reload();
	expect(asked(), 'all is stored').toBe(1);
	await expect(laid(page, 8)).toBeVisible();
	await expect(page.getByText(unsavedWords.restored(6))).toBeHidden();
});

test('a game whose storage is cleared is stored again', async ({ page }) => {
	await bringIn(page, game, 3);
	const finger = new Finger(page);
	const clear = () =>
		page.evaluate(
			() =>
				new Promise((resolve) => {
					indexedDB.deleteDatabase('tilekeep').onsuccess = resolve;
				})
		);
	await clear();
	await expect.poll(() => stored(page), 'without a tap').toBe(1);
	await playTurn(finger, game, 3);
	await fillDisk(page);
	await clear();
	await playTurn(finger, game, 4);
	await expect(full(page)).toBeVisible();
	await emptyDisk(page);
	await finger.press(words.table.retry);
	await expect(full(page)).toBeHidden();
	await page.reload();
	await expect(laid(page, 5)).toBeVisible();
	expect(await pointsSeen(finger)).toEqual(turnOf(game, 4).scores);
});

test('a newer version that takes the database is reported at the table at once, and loses no turn', async ({
	page
}) => {
	const asked = leaving(page);
	await bringIn(page, game, 3);
	const finger = new Finger(page);
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const newer = indexedDB.open('tilekeep', 990);
				newer.onsuccess = () => {
					newer.result.close();
					resolve(undefined);
				};
			})
	);
	const told = page.getByRole('alert').filter({ hasText: unsavedWords.outdated });
	await expect(told).toBeVisible();
	for (const index of [3, 4, 5, 6]) await playTurn(finger, game, index);
	await told.getByRole('button', { name: unsavedWords.reload }).tap();
	await expect(page.getByText(unsavedWords.restored(4))).toBeVisible();
	expect(asked()).toBe(0);
	await page.reload();
	await expect(laid(page, 7)).toBeVisible();
});

test('a game started on a full disk goes on, is listed, and is stored when there is room', async ({
	page
}) => {
	leaving(page);
	await open(page, '/new/');
	await page.getByText(setupWords.printed('base-c1'), { exact: true }).tap();
	await fillDisk(page);
	const finger = new Finger(page);
	await finger.press(setupWords.startWith(2));
	await atTable(page);
	await expect(full(page)).toBeVisible();
	await finger.tap('tile', page.locator('[data-tile]').first());
	await finger.tap('spot', page.locator('[data-spot]').first());
	await confirm(finger);
	await expect(laid(page, 1)).toBeVisible();

	await leaveByLink(finger);
	await finger.press(unsavedWords.leave);
	await expect(page.getByText(home.home.unsavedGames(1))).toBeVisible();
	expect(await stored(page)).toBe(0);
	await page.reload();
	await page.getByRole('link', { name: home.home.continue }).tap();
	await expect(laid(page, 1)).toBeVisible();
	await expect.poll(() => stored(page)).toBe(1);
});
