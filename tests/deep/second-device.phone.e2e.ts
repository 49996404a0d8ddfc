import type { Browser, Page } from '@playwright/test';
import { deviceWords } from '../../src/lib/words/en/device';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { secondDeviceWords } from '../../src/lib/words/en/second-device';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { backupOf } from '../e2e/support/backup-file';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { connectDevices, watchedConnections } from '../e2e/support/second-device';
import { stored } from '../e2e/support/stored';
import { expect, test } from '../e2e/support/test';

const launch = chromiumLaunch();
test.use({
	launchOptions: { ...launch, args: [...launch.args, '--allow-loopback-in-peer-connection'] }
});

const press = (page: Page, name: string): Promise<void> =>
	page.getByRole('button', { name, exact: true }).click();

async function expectGoodLook(page: Page, what: string): Promise<void> {
	await expectAccessible(page, what);
	expect(await smallTargets(page), what).toEqual([]);
	expect(await overflowingElements(page), what).toEqual([]);
}

/** Another device with this many games, which go on further than the same ones elsewhere. */
async function another(browser: Browser, baseURL: string): Promise<Page> {
	const page = await (await browser.newContext({ ...screens.phone, baseURL })).newPage();
	await bring(page, await backupOf(2, 6, 1));
	return page;
}

async function bring(page: Page, file: Awaited<ReturnType<typeof backupOf>>): Promise<void> {
	await open(page, '/device/');
	await page.locator('input[type=file]').setInputFiles(file);
	await press(page, deviceWords.bring);
	await expect(page.getByText(/^Done:/)).toBeVisible();
}

/** In an app on a home screen no link opens: there codes are pasted where games are. */
async function pasteAtOpen(page: Page, link: string): Promise<void> {
	await open(page, '/open/');
	await page.getByLabel(incomingWords.paste).fill(link);
	await press(page, incomingWords.openPasted);
}

test('two devices bring each other what they lack, once both users agree', async ({
	page,
	browser,
	server
}) => {
	await watchedConnections(page);
	await bring(page, await backupOf(3));
	const there = await another(browser, server.url);
	await page.getByRole('link', { name: secondDeviceWords.open }).click();
	await expect(page.getByText(secondDeviceWords.lead)).toBeVisible();
	await expectGoodLook(page, 'why and how');
	await expect(page.getByLabel(secondDeviceWords.codeLabel)).toBeVisible();
	expect(await page.evaluate('made'), 'no server is asked').toEqual([{ iceServers: [] }]);

	await connectDevices(page, there);
	const [get, give] = [
		{ games: 2, evenings: 0, photos: 2, bytes: 618_000 },
		{ games: 1, evenings: 0, photos: 0, bytes: 0 }
	];
	await expect(page.getByText(secondDeviceWords.get(get))).toBeVisible();
	await expect(page.getByText(secondDeviceWords.give(give))).toBeVisible();
	await expectGoodLook(page, 'what is missing');
	await page.getByText(secondDeviceWords.withPhotos(get.photos, get.bytes)).click();
	await press(page, secondDeviceWords.bring);
	await expect(page.getByText(secondDeviceWords.waiting)).toBeVisible();
	await expect(there.getByText(secondDeviceWords.agreedThere)).toBeVisible();
	expect(await stored(there), 'one agrees, and nothing goes').toBe(2);
	await press(there, secondDeviceWords.bring);
	for (const each of [page, there])
		await expect(each.getByText(secondDeviceWords.there(true))).toBeVisible();
	await expect(page.getByText(deviceWords.done({ continued: 2 }))).toBeVisible();
	await expect(page.getByText(deviceWords.restoredPhotos(2))).toBeVisible();
	await expect(there.getByText(deviceWords.done({ stored: 1 }))).toBeVisible();
	expect(await stored(there)).toBe(3);
	await expectGoodLook(page, 'what was brought over');

	// Again nothing is missing; and who closes the page leaves the other one whole.
	await press(page, secondDeviceWords.again);
	await connectDevices(page, there, pasteAtOpen);
	const nothing = { games: 0, evenings: 0, photos: 0, bytes: 0 };
	await expect(page.getByText(secondDeviceWords.get(nothing))).toBeVisible();
	await press(page, secondDeviceWords.bring);
	await there.close();
	await expect(page.getByText(secondDeviceWords.end('left'))).toBeVisible();
	expect(await stored(page)).toBe(3);
	await press(page, secondDeviceWords.again);
	await expect(page.getByLabel(secondDeviceWords.codeLabel)).toBeVisible();
});
