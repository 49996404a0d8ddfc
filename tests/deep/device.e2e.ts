import type { Browser, Page } from '@playwright/test';
import { words } from '../../src/lib/words/en/home';
import { deviceWords } from '../../src/lib/words/en/device';
import { screens } from '../tools/run/browsers';
import { open } from '../e2e/support/app';
import { expectAccessible, expectAccessibleColours } from '../e2e/support/axe';
import { backupOf } from '../e2e/support/backup-file';
import { expect, test } from '../e2e/support/test';

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
	await expect(page.getByText(/^Last backed up just now\.$/)).toBeVisible();

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
	await expect(
		page.getByText(deviceWords.lastBackup(undefined, { games: 0, evenings: false }, 0))
	).toBeVisible();
	await press(page, deviceWords.share);
	await expect(page.getByText(deviceWords.checkArrival)).toBeVisible();
	await expect(page.getByText(/^Last backed up just now\.$/)).toBeVisible();
	expect(await page.evaluate('window.taken[0] === window.taken[1]'), 'the same file').toBe(true);
});
