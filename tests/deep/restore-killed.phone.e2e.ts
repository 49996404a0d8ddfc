import type { Page } from '@playwright/test';
import { deviceWords } from '../../src/lib/words/en/device';
import { serve } from '../../src/serve/serve';
import { open } from '../e2e/support/app';
import { backupOf } from '../e2e/support/backup-file';
import { openPhone } from '../e2e/support/phone';
import { expect, test } from '../e2e/support/test';

const press = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).first().click();

/** How many games and entries the database holds. */
const stored = (page: Page): Promise<unknown> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const opening = indexedDB.open('tilekeep');
				opening.onsuccess = () => {
					const reading = opening.result.transaction(['games', 'entries']);
					const games = reading.objectStore('games').count();
					const entries = reading.objectStore('entries').count();
					reading.oncomplete = () => {
						resolve([games.result, entries.result]);
						opening.result.close();
					};
				};
			})
	);

test('a browser killed while it restores a backup has all of it afterwards, or nothing', async ({}, info) => {
	const profile = info.outputPath('profile');
	const server = await serve();
	const before = await openPhone(profile);
	await open(before.page, `${server.url}/device/`);
	const input = before.page.locator('input[type=file]');
	await input.setInputFiles(await backupOf(1));
	await press(before.page, deviceWords.bring);
	await before.page.getByText(deviceWords.done({ stored: 1 })).waitFor();
	await input.setInputFiles(await backupOf(150, 12));
	await press(before.page, deviceWords.bring);
	await before.page.getByText(/^[3-9]\d of 150 games$/).waitFor();
	await before.kill();

	const after = await openPhone(profile);
	await open(after.page, `${server.url}/device/`);
	expect([
		[1, 4],
		[150, 1800]
	]).toContainEqual(await stored(after.page));
	await after.page.locator('input[type=file]').setInputFiles(await backupOf(150, 12));
	await press(after.page, deviceWords.bring);
	await after.page.getByText(/^Done:/).waitFor();
	expect(await stored(after.page)).toEqual([150, 1800]);
	await after.close();
	await server.close();
});

/** How many games and photos the database holds. */
const withPhotos = (page: Page): Promise<unknown> =>
	page.evaluate(
		() =>
			new Promise((resolve) => {
				const opening = indexedDB.open('tilekeep');
				opening.onsuccess = () => {
					const reading = opening.result.transaction(['games', 'photos']);
					const games = reading.objectStore('games').count();
					const photos = reading.objectStore('photos').count();
					reading.oncomplete = () => {
						resolve([games.result, photos.result]);
						opening.result.close();
					};
				};
			})
	);

test('a browser killed while it restores photos has all of them afterwards, or nothing', async ({}, info) => {
	const profile = info.outputPath('profile');
	const server = await serve();
	const backup = await backupOf(20, 4, 4);
	const before = await openPhone(profile);
	await open(before.page, `${server.url}/device/`);
	await before.page.locator('input[type=file]').setInputFiles(backup);
	await press(before.page, deviceWords.bring);
	await before.page.getByText(/^\d+ of 100 games and photos$/).waitFor();
	await before.kill();

	const after = await openPhone(profile);
	await open(after.page, `${server.url}/device/`);
	expect([
		[0, 0],
		[20, 80]
	]).toContainEqual(await withPhotos(after.page));
	await after.page.locator('input[type=file]').setInputFiles(backup);
	await press(after.page, deviceWords.bring);
	await after.page.getByText(/^Done:/).waitFor();
	expect(await withPhotos(after.page)).toEqual([20, 80]);
	await after.close();
	await server.close();
});
