import type { Locator, Page } from '@playwright/test';
import { SUMMARY_VERSION, type Entry } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { THUMBNAIL_DATABASE } from '../../src/lib/store/thumbnails';
import { deviceWords } from '../../src/lib/words/en/device';
import { words as homeWords } from '../../src/lib/words/en/home';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { settingsWords } from '../../src/lib/words/en/settings';
import { words } from '../../src/lib/words/en/table';
import { closed, tallied } from '../review/summaries';
import { open } from '../e2e/support/app';
import { backupOf } from '../e2e/support/backup-file';
import { overflowingElements } from '../e2e/support/look';
import { storeRows } from '../e2e/support/rows';
import { expect, test } from '../e2e/support/test';
import { asFile, namesOf, recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';

const game = recorded('winter', 'winter-117');
const TURNS = 20;
const RECORD = recordOf(game, TURNS, 'running');
const board = (page: Page, id = 'running') => page.locator(`[data-board="${id}"]`);

/** Share of the picture with something on it, and how bright that is, from 0 to 255. */
const inkOf = (picture: Locator) =>
	picture.evaluate(async (image: HTMLImageElement) => {
		const decoded = () =>
			image.decode().then(
				() => true,
				() => false
			);
		// A newer picture may take its place meanwhile.
		while (!(await decoded())) await new Promise((next) => setTimeout(next, 20));
		const { naturalWidth: width, naturalHeight: height } = image;
		const context = new OffscreenCanvas(width, height).getContext('2d');
		context?.drawImage(image, 0, 0);
		const { data } = context?.getImageData(0, 0, width, height) ?? { data: [] };
		let [pixels, light] = [0, 0];
		for (let at = 0; at < data.length; at += 4) {
			if ((data[at + 3] ?? 0) < 250) continue;
			pixels++;
			light += ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
		}
		return { share: pixels / (width * height), light: light / pixels };
	});

/** The games of which a picture is kept. */
const kept = (page: Page): Promise<readonly string[]> =>
	page.evaluate(
		({ name, store }) =>
			new Promise<readonly string[]>((resolve, reject) => {
				const opening = indexedDB.open(name, 1);
				opening.onupgradeneeded = () => opening.result.createObjectStore(store);
				opening.onerror = () => {
					reject(new Error('There are no thumbnails.'));
				};
				opening.onsuccess = () => {
					const db = opening.result;
					const reading = db.transaction(store).objectStore(store).getAllKeys();
					reading.onsuccess = () => {
						db.close();
						resolve(reading.result.map(String));
					};
				};
			}),
		THUMBNAIL_DATABASE
	);

test('a running game shows its board, in its land and scheme, as it is now, and takes it along when it goes', async ({
	page
}) => {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await bringRecord(page, RECORD);
	await open(page);
	await expect(board(page)).toBeVisible();
	const day = await inkOf(board(page));
	expect(day.share).toBeGreaterThan(0.2);
	expect(day.light).toBeGreaterThan(180);
	// It says nothing that isn't said beside it.
	await expect(page.getByRole('article').getByRole('img')).toHaveCount(0);

	const before = await board(page).getAttribute('src');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expect.poll(() => board(page).getAttribute('src')).not.toBe(before);
	expect((await inkOf(board(page))).light).toBeLessThan(day.light - 40);
	await page.emulateMedia({ colorScheme: 'light' });
	await expect.poll(async () => (await inkOf(board(page))).light).toBeCloseTo(day.light, 0);

	await open(page, '/settings/');
	await page
		.getByRole('group', { name: settingsWords.land })
		.getByText(settingsWords.lands.summer, { exact: true })
		.click();
	await open(page);
	await expect(board(page)).toBeVisible();
	expect((await inkOf(board(page))).light).toBeLessThan(day.light - 20);

	// Seven turns are taken back.
	const name = homeWords.home.continueGame(namesOf(game));
	await page.getByRole('link', { name }).click();
	await atTable(page);
	for (let turn = TURNS; turn > 13; turn--) {
		await page.getByRole('button', { name: words.common.undo, exact: true }).click();
		await expect(page.getByText(words.table.progress(turn + 1, 84))).toBeVisible();
	}
	await open(page);
	await expect(board(page)).toBeVisible();
	await expect.poll(async () => (await inkOf(board(page))).share).not.toBe(day.share);
	expect(await kept(page)).toEqual(['running']);

	await page.getByRole('button', { name: homeWords.home.tools }).click();
	await page.getByRole('button', { name: homeWords.home.remove, exact: true }).click();
	await expect(board(page)).toHaveCount(0);
	await expect.poll(() => kept(page)).toEqual([]);
	await page.getByRole('button', { name: words.common.undo, exact: true }).click();
	await expect(board(page)).toBeVisible();
});

test('a kept picture is shown without drawing it again', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, RECORD);
	await open(page);
	await expect(board(page)).toBeVisible();
	await expect.poll(() => kept(page)).toEqual(['running']);
	const workers: string[] = [];
	page.on('worker', (worker) => workers.push(worker.url()));
	await page.reload();
	await expect(board(page)).toBeVisible();
	expect(workers).toEqual([]);
});

test('of many games only those in sight are drawn', async ({ page }) => {
	const counted = tallied([{ city: 60 }, { farm: 50 }], [24, 30]);
	const games = Array.from({ length: 100 }, (_, day) =>
		closed(day, { Ana: 80, Ben: 50 }, { version: SUMMARY_VERSION, box: 'base-c1', ...counted })
	);
	await open(page);
	await storeRows(page, games);
	await open(page, '/games/');
	await expect(page.locator('[data-board]').first()).toBeVisible();
	await expect.poll(async () => (await kept(page)).length).toBeGreaterThan(4);
	await page.waitForLoadState('networkidle');
	expect((await kept(page)).length).toBeLessThan(30);
	const shown = page.locator('[data-board]');
	const count = await shown.count();
	await page.mouse.wheel(0, 2500);
	await expect.poll(() => shown.count()).toBeGreaterThan(count);
});

test('a game that another device went on with or amended shows its new board', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, RECORD);
	await open(page);
	await expect.poll(() => kept(page)).toEqual(['running']);
	const before = await inkOf(board(page));

	const last: Entry = {
		seq: TURNS,
		at: RECORD.header.created + TURNS,
		v: 1,
		event: { type: 'log/amended', edits: [{ at: TURNS - 1, events: [] }] }
	};
	await open(page, '/open/');
	const file = asFile(makeGameFile({ ...RECORD, entries: [...RECORD.entries, last] }));
	await page.locator('input[type=file]').setInputFiles(file);
	await page.getByRole('button', { name: incomingWords.keep('continued') }).click();
	await expect(page).toHaveURL(/id=running/);
	await open(page);
	await expect(board(page)).toBeVisible();
	await expect.poll(async () => (await inkOf(board(page))).share).not.toBe(before.share);
});

test('forty restored games show their boards as the list is scrolled, and new ones after another backup', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const restore = async (turns: number, how: 'stored' | 'continued') => {
		await open(page, '/device/');
		await page.locator('input[type=file]').setInputFiles(await backupOf(40, turns));
		await page.getByRole('button', { name: deviceWords.bring, exact: true }).click();
		await expect(page.getByText(deviceWords.done({ [how]: 40 }))).toBeVisible();
	};
	await restore(4, 'stored');
	await open(page, '/games/');
	await expect(page.getByRole('article')).not.toHaveCount(0);
	const first = page.locator('[data-board]').first();
	await expect(first).toBeVisible();
	const id = (await first.getAttribute('data-board')) ?? '';
	const before = await inkOf(first);
	const last = page.getByRole('article').nth(39);
	await expect(async () => {
		await page.mouse.wheel(0, 3000);
		await expect(last.locator('[data-board]')).toBeVisible({ timeout: 1000 });
	}).toPass();
	expect(await overflowingElements(page)).toEqual([]);

	await restore(12, 'continued');
	await open(page, '/games/');
	await expect(board(page, id)).toBeVisible();
	await expect.poll(async () => (await inkOf(board(page, id))).share).not.toBe(before.share);
});
