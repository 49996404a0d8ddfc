import type { Page } from '@playwright/test';
import { words } from '../../src/lib/words/en/home';
import { deviceWords } from '../../src/lib/words/en/device';
import { eveningWords } from '../../src/lib/words/en/evening';
import { libraryWords } from '../../src/lib/words/en/library';
import { open } from '../e2e/support/app';
import { expectAccessible, expectAccessibleColours } from '../e2e/support/axe';
import { cameraPhoto, storedPhotos } from '../e2e/support/photos';
import { expect, test } from '../e2e/support/test';
import { emptyDisk, fillDisk } from '../e2e/table/support/disk';
import { bringRecord } from '../e2e/table/support/setup';
import { recorded, recordOf } from '../e2e/table/support/games';
import { RESTORE_WINDOW_MS } from '../../src/lib/store/games';

const game = recorded('base', 'base-141');
const review = (id: string): string => `/review/?id=${id}`;
const press = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).first().click();
const section = (page: Page) => page.getByRole('region', { name: eveningWords.title });
const input = (page: Page) => section(page).locator('input[type=file]');

/** Opens the review of a game that is stored on this device. */
async function openReview(page: Page, id: string): Promise<void> {
	await bringRecord(page, recordOf(game, 4, id));
	await open(page, review(id));
	await section(page).waitFor();
}

test('photos are reduced, turned upright, kept, looked at, deleted and put back', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openReview(page, 'photos');
	const upright = await cameraPhoto(page, 'a.jpg', { width: 3_000, height: 2_000 });
	const turned = await cameraPhoto(page, 'b.jpg', { width: 400, height: 300, orientation: 6 });
	await input(page).setInputFiles([upright, turned]);
	await expect(section(page).getByRole('status')).toHaveText(/^2 photos, \d+ kB on this device\.$/);

	const [first, second] = await storedPhotos(page);
	expect(first).toMatchObject({ game: 'photos', width: 1_600, height: 1_067, type: 'image/webp' });
	// A quarter turn to the right: what was left is up.
	expect(second).toMatchObject({ width: 300, height: 400 });
	const redAbove = second?.corners.map(([red = 0, , blue = 0]) => red > blue);
	expect(redAbove).toEqual([true, true, false, false]);
	// Of the file nothing is kept but the picture.
	expect(atob(first?.bytes[0] ?? '')).not.toMatch(/Exif/i);

	await page.reload();
	const prints = section(page).getByRole('listitem').locator('img');
	await expect(prints).toHaveCount(2);
	await expect
		.poll(() =>
			prints.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth))
		)
		.toEqual([400, 300]);
	await expectAccessible(page, 'the evening');

	await press(page, eveningWords.open(1, 2));
	const view = page.getByRole('dialog');
	await expect(view.getByRole('heading')).toHaveText(eveningWords.view(1, 2));
	await expect(view.getByRole('img', { name: eveningWords.alt(1, 2) })).toBeInViewport();
	await page.keyboard.press('ArrowRight');
	await expect(view.getByRole('heading')).toHaveText(eveningWords.view(2, 2));
	await press(page, eveningWords.previous);
	await expect(view.getByRole('heading')).toHaveText(eveningWords.view(1, 2));
	await expectAccessible(page, 'a photo on the whole screen');
	const downloading = page.waitForEvent('download');
	await press(page, eveningWords.save);
	expect((await downloading).suggestedFilename()).toMatch(/^tilekeep-\d{4}(-\d\d){5}\.webp$/);

	await press(page, eveningWords.delete);
	await expect(section(page).getByRole('status')).toHaveText(/^One photo/);
	expect(await storedPhotos(page)).toHaveLength(1);
	await press(page, words.common.undo);
	await expect(section(page).getByRole('status')).toHaveText(/^2 photos/);
	expect(await storedPhotos(page)).toEqual([first, second]);
});

test('what can’t be kept is said: no picture, and a full device', async ({ page }) => {
	await openReview(page, 'full');
	const photo = await cameraPhoto(page, 'a.jpg', { width: 400, height: 300 });
	const text = { name: 'list.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') };
	await input(page).setInputFiles([text, photo]);
	await expect(page.getByRole('alert')).toHaveText(eveningWords.unreadable(['list.heic']));
	expect(await storedPhotos(page)).toHaveLength(1);

	await fillDisk(page);
	await input(page).setInputFiles([photo, photo]);
	await expect(page.getByRole('alert')).toContainText(eveningWords.refused(2, 'full'));
	await press(page, eveningWords.fill);
	await page.getByLabel(eveningWords.place).fill('Here');
	const sheet = page.getByRole('dialog');
	await expect(sheet.getByRole('status')).toHaveText(eveningWords.notSaved('full'));
	await emptyDisk(page);
	await press(page, eveningWords.again);
	await expect(sheet.getByRole('status')).toHaveText(eveningWords.saved);
	await page.reload();
	await expect(section(page)).toContainText('Here');
	expect(await storedPhotos(page)).toHaveLength(1);
});

test('a note is saved while it is written, and found by its words', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, recordOf(game, 4, 'other'));
	await openReview(page, 'noted');
	await press(page, eveningWords.fill);
	const sheet = page.getByRole('dialog');
	await sheet.getByLabel(eveningWords.place).fill('Anna’s kitchen');
	await sheet.getByRole('radio', { name: eveningWords.stars(3) }).focus();
	await page.keyboard.press('ArrowRight');
	await sheet.getByLabel(eveningWords.note, { exact: true }).fill('Chloé läuft davon. \nCake!');
	await expect(sheet.getByRole('status')).toHaveText(eveningWords.saved);
	await expectAccessible(page, 'the sheet of the evening');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessibleColours(page, 'the sheet of the evening, dark');
	// Nothing more is needed to keep it.
	await page.reload();
	await expect(section(page)).toContainText('Cake!');
	await expect(section(page).getByRole('img', { name: eveningWords.stars(4) })).toBeVisible();
	await expectAccessibleColours(page, 'the evening, dark');

	await open(page, '/games/');
	const games = page.getByRole('main').getByRole('article');
	await expect(games).toHaveCount(2);
	await expect(games.getByRole('img', { name: words.home.note })).toHaveCount(1);
	await page.getByLabel(libraryWords.about).fill('kitchen chloe');
	await expect(games).toHaveCount(1);
	await expect(games.locator('mark')).toHaveText(['kitchen', 'Chloé']);
	await expectAccessible(page, 'the list with what was found');
	await page.getByLabel(libraryWords.about).fill('');
	await page.getByText(libraryWords.more).click();
	await page.getByLabel(libraryWords.rated).selectOption('4');
	await expect(games).toHaveCount(1);
	await expect(page).toHaveURL(/\?rating=4$/);

	// By its address the evening is filled in at once, and going back to it is quiet.
	await open(page, `${review('noted')}&evening`);
	await sheet.getByRole('button', { name: words.common.done }).click();
	await expect(page).toHaveURL(/\?id=noted$/);
});

/** Sets the time when a game was deleted. */
const deletedAgo = (page: Page, id: string, ms: number): Promise<void> =>
	page.evaluate(
		([game, removed]) =>
			new Promise<void>((resolve) => {
				const opening = indexedDB.open('tilekeep');
				opening.onsuccess = () => {
					const games = opening.result.transaction('games', 'readwrite').objectStore('games');
					const reading = games.get(game);
					reading.onsuccess = () => games.put({ ...(reading.result as object), removed });
					games.transaction.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		[id, Date.now() - ms] as const
	);

test('photos of a deleted game come back with it, and are deleted for good a day later', async ({
	page
}) => {
	await openReview(page, 'gone');
	const photo = await cameraPhoto(page, 'a.jpg', { width: 400, height: 300 });
	await input(page).setInputFiles(photo);
	await expect(section(page).getByRole('status')).toHaveText(/^One photo/);
	await open(page, '/games/');
	const tools = page.getByRole('button', { name: words.home.tools });
	const remove = page.getByRole('button', { name: words.home.remove, exact: true });
	await tools.click();
	await remove.click();
	await press(page, words.common.undo);
	await expect(page.getByRole('img', { name: words.home.photos(1) })).toBeVisible();
	await tools.click();
	await remove.click();
	await expect(tools).toHaveCount(0);
	expect(await storedPhotos(page)).toHaveLength(1);
	await deletedAgo(page, 'gone', RESTORE_WINDOW_MS + 1_000);
	await open(page);
	await expect.poll(async () => (await storedPhotos(page)).length).toBe(0);
});

test('a backup with photos restores them byte for byte after everything was wiped', async ({
	page
}) => {
	await openReview(page, 'backed-up');
	const photos = [640, 300].map((width) =>
		cameraPhoto(page, `${String(width)}.jpg`, { width, height: 200 })
	);
	await input(page).setInputFiles(await Promise.all(photos));
	await expect(section(page).getByRole('status')).toHaveText(/^2 photos/);
	await press(page, eveningWords.fill);
	await page.getByLabel(eveningWords.place).fill('Here');
	await expect(page.getByRole('dialog').getByRole('status')).toHaveText(eveningWords.saved);
	const before = await storedPhotos(page);

	await open(page, '/device/');
	await expect(page.getByRole('checkbox', { name: /^With 2 photos/ })).toBeChecked();
	await expectAccessible(page, 'the page of the device with photos');
	const saving = page.waitForEvent('download');
	await press(page, deviceWords.makeBackup);
	const file = await (await saving).path();
	const cleared = await page.context().newCDPSession(page);
	await cleared.send('Storage.clearDataForOrigin', {
		origin: new URL(page.url()).origin,
		storageTypes: 'indexeddb,local_storage'
	});
	await open(page, '/device/');
	expect(await storedPhotos(page)).toEqual([]);

	const choose = page.locator('input[type=file]');
	await choose.setInputFiles(file);
	await expect(page.getByText(/has 1 game and 2 photos/)).toBeVisible();
	await fillDisk(page);
	await press(page, deviceWords.bring);
	await expect(page.getByRole('alert').filter({ hasText: deviceWords.full })).toBeVisible();
	expect(await storedPhotos(page)).toEqual([]);
	await emptyDisk(page);
	await press(page, deviceWords.bringWithoutPhotos);
	await expect(page.getByText(deviceWords.done({ stored: 1 }))).toBeVisible();
	expect(await storedPhotos(page)).toEqual([]);
	await choose.setInputFiles(file);
	await press(page, deviceWords.bring);
	await expect(page.getByText(deviceWords.restoredPhotos(2))).toBeVisible();
	expect(await storedPhotos(page)).toEqual(before);
	await open(page, review('backed-up'));
	await expect(section(page)).toContainText('Here');
});
