import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readBackup } from '../../src/lib/share/backup';
import { words } from '../../src/lib/words/en/home';
import { deviceWords } from '../../src/lib/words/en/device';
import { libraryWords } from '../../src/lib/words/en/library';
import { closed } from '../review/summaries';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { storeRows } from '../e2e/support/rows';
import { expect, test } from '../e2e/support/test';

const GAMES = [0, 1, 2, 3].map((day) => closed(day, { Ana: 80, Ben: 50 }));

/** Spoils what the device has stored of some games, as a broken disk or a wrong version of the app may. */
const spoil = (page: Page): Promise<void> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const opening = indexedDB.open('tilekeep');
				opening.onsuccess = () => {
					const writing = opening.result.transaction('games', 'readwrite');
					const games = writing.objectStore('games');
					const change = (id: string, wrong: (row: Record<string, object>) => object) => {
						const getting = games.get(id);
						getting.onsuccess = () => {
							const row = getting.result as Record<string, object>;
							games.put({ ...row, ...wrong(row) });
						};
					};
					change('day-1', ({ summary }) => ({ summary: { ...summary, modified: 1e300 } }));
					change('day-2', ({ summary }) => ({
						summary: { ...summary, turns: -7, scores: [1e308, 1] }
					}));
					change('day-3', ({ header }) => ({ header: { ...header, box: 'moon' } }));
					writing.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			})
	);

test('a damaged game affects no other: it is listed, saved, counted, removed and restored', async ({
	page
}) => {
	await open(page);
	await storeRows(page, GAMES);
	await spoil(page);
	const faults: string[] = [];
	page.on('pageerror', (error) => faults.push(String(error)));
	await open(page);
	const rows = page.getByRole('main').getByRole('article');
	const damaged = page.getByRole('article', { name: words.home.damaged });
	await expect(rows, 'two made anew, one damaged').toHaveCount(4);
	await expect(damaged).toHaveCount(1);
	await expect(damaged).toContainText('January 2026');
	await expect(page.getByText('1e+308')).toBeHidden();
	await expectAccessible(page, 'the first page');

	await page.getByRole('link', { name: words.home.allGames(4) }).click();
	await expect(page.getByText(libraryWords.resultCount(3, 3, 1))).toBeVisible();
	await expectAccessible(page, 'all games');
	const downloading = page.waitForEvent('download');
	await damaged.getByRole('button', { name: words.home.save }).click();
	const download = await downloading;
	const read = await readBackup(new Blob([readFileSync(await download.path())]));
	expect(read).toMatchObject({
		ok: true,
		value: { games: [], unread: [{ id: 'day-3', stored: { header: { box: 'moon' } } }] }
	});

	await open(page, '/device/');
	await expect(page.getByText(deviceWords.holds(4))).toBeVisible();
	await expect(page.getByText(deviceWords.holdsUnread(1))).toBeVisible();
	await expect(page.getByText(/^A damaged game, \d+ January 2026$/)).toBeVisible();
	const backingUp = page.waitForEvent('download');
	await page.getByRole('button', { name: deviceWords.makeBackup, exact: true }).click();
	const backup = await readBackup(new Blob([readFileSync(await (await backingUp).path())]));
	expect(backup.ok && [backup.value.games.length, backup.value.unread.length]).toEqual([3, 1]);

	await open(page, '/games/');
	await damaged.getByRole('button', { name: words.home.remove }).click();
	await expect(damaged).toHaveCount(0);
	await page.getByRole('button', { name: words.common.undo, exact: true }).click();
	await expect(damaged).toHaveCount(1);
	expect(faults).toEqual([]);
});
