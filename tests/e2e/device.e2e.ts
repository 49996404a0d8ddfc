import type { Browser, Page } from '@playwright/test';
import type { Backup } from '../../src/lib/record/backup';
import { backupFile } from '../../src/lib/share/backup';
import { words } from '../../src/lib/words';
import { deviceWords } from '../../src/lib/words/device';
import { screens } from '../tools/browsers';
import { serve } from '../tools/serve';
import { open } from './support/app';
import { expectAccessible, expectAccessibleColours } from './support/axe';
import { openPhone } from './support/phone';
import { expect, test } from './support/test';
import { recorded, recordOf } from './table/support/games';

const game = recorded('base', 'base-141');

/** A backup of this many games as a file to choose. */
async function backupOf(games: number, turns = 4) {
	const backup: Backup = {
		made: Date.UTC(2026, 10, 20),
		games: Array.from({ length: games }, (_, n) => recordOf(game, turns, `game-${String(n)}`)),
		unread: [],
		told: [],
		people: []
	};
	const file = await backupFile(backup);
	const buffer = Buffer.from(await file.arrayBuffer());
	return { name: file.name, mimeType: file.type, buffer };
}

const done = (so: Readonly<Record<string, number>>) => deviceWords.done(so);
const press = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).first().click();

/** Another device of the same kind, without any data. */
async function another(browser: Browser, isMobile: boolean, baseURL: string): Promise<Page> {
	const screen = isMobile ? screens.phone : screens.desktop;
	return (await browser.newContext({ ...screen, baseURL })).newPage();
}

/** Lets the test close the app's connections to the database, as the browser may do at any time. */
const watchConnections = () => {
	const opened: IDBDatabase[] = [];
	// Every transaction starts on a connection: this finds them.
	const { transaction } = Object.getOwnPropertyDescriptors(IDBDatabase.prototype);
	IDBDatabase.prototype.transaction = function (...args) {
		opened.push(this);
		return Reflect.apply(transaction.value as typeof this.transaction, this, args);
	};
	Object.assign(window, {
		closeAll: () => {
			for (const connection of opened) connection.close();
		}
	});
};

test('everything is backed up and restored on another device, once', async ({
	page,
	browser,
	server,
	isMobile
}) => {
	await page.addInitScript(watchConnections);
	await open(page, '/device/');
	await expect(page.getByText(deviceWords.holds(0))).toBeVisible();
	const input = page.locator('input[type=file]');
	await input.setInputFiles({ ...(await backupOf(3)), buffer: Buffer.from('no backup') });
	await expect(page.getByRole('alert')).toBeVisible();
	await input.setInputFiles(await backupOf(3));
	await press(page, deviceWords.bring);
	await expect(page.getByText(done({ stored: 3 }))).toBeVisible();
	await expect(page.getByText(deviceWords.holds(3))).toBeVisible();
	await expectAccessible(page, 'light');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessibleColours(page, 'dark');

	await page.evaluate('window.closeAll()');
	const downloading = page.waitForEvent('download');
	await press(page, deviceWords.makeBackup);
	const download = await downloading;
	expect(download.suggestedFilename()).toMatch(/^tilekeep-\d{4}-\d\d-\d\d\.tilekeep$/);
	await expect(page.getByText(/^Last backed up on .*, less than a day ago\.$/)).toBeVisible();

	const other = await another(browser, isMobile, server.url);
	await open(other, '/open/');
	await other.locator('input[type=file]').setInputFiles(await download.path());
	await press(other, deviceWords.bring);
	await expect(other.getByText(done({ stored: 3 }))).toBeVisible();
	await other.locator('input[type=file]').setInputFiles(await backupOf(4, 5));
	await press(other, deviceWords.bring);
	await expect(other.getByText(done({ stored: 1, continued: 3 }))).toBeVisible();
	await other.locator('input[type=file]').setInputFiles(await download.path());
	await press(other, deviceWords.bring);
	await expect(other.getByText(done({ 'already-here': 3 }))).toBeVisible();
	await open(other);
	await expect(other.getByRole('link', { name: words.home.storageAndBackup })).toBeVisible();
	await other.context().close();
});

/** A device that can share files, but refuses the first one as too long after the tap. */
const takesFilesAtOnce = () => {
	const taken: (File | undefined)[] = [];
	Object.assign(navigator, {
		canShare: () => true,
		share: ({ files }: ShareData) => {
			taken.push(files?.[0]);
			return taken.length > 1
				? Promise.resolve()
				: Promise.reject(new DOMException('Too late.', 'NotAllowedError'));
		}
	});
	Object.assign(window, { taken });
};

test('a backup that was ready too late to share is shared by the next tap', async ({ page }) => {
	await page.addInitScript(takesFilesAtOnce);
	await open(page, '/device/');
	await press(page, deviceWords.share);
	await expect(page.getByText(deviceWords.shareFailed)).toBeVisible();
	await expect(page.getByText(deviceWords.lastBackup(undefined, 0, 0))).toBeVisible();
	await press(page, deviceWords.share);
	await expect(page.getByText(deviceWords.checkArrival)).toBeVisible();
	await expect(page.getByText(/^Last backed up on .*, less than a day ago\.$/)).toBeVisible();
	expect(await page.evaluate('window.taken[0] === window.taken[1]'), 'the same file').toBe(true);
});

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

test('a browser killed while it restores a backup has all of it afterwards, or nothing', async ({
	isMobile
}, info) => {
	test.skip(!isMobile, 'The disk is the same behind every screen.');
	const profile = info.outputPath('profile');
	const server = await serve();
	const before = await openPhone(profile);
	await open(before.page, `${server.url}/device/`);
	const input = before.page.locator('input[type=file]');
	await input.setInputFiles(await backupOf(1));
	await press(before.page, deviceWords.bring);
	await before.page.getByText(done({ stored: 1 })).waitFor();
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
