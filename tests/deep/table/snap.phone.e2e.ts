import type { Page } from '@playwright/test';
import { existingTableWords } from '../../../src/lib/words/en/existing-table';
import { snapWords } from '../../../src/lib/words/en/snap';
import { expectAccessible } from '../../e2e/support/axe';
import { cameraPhoto, storedPhotos } from '../../e2e/support/photos';
import { expect, test } from '../../e2e/support/test';
import { Finger, TAPS } from '../../e2e/table/support/finger';
import {
	choosePhoto,
	cornersFound,
	dragCorners,
	mendCell,
	openWay,
	simulatedPhoto,
	wrongCells
} from '../../e2e/table/support/snap';

/** How long a photo may take to be read, on a busy machine. */
const READING = 90_000;
/** Most taps from the photo to the final scoring, for 72 tiles and 14 figures. */
const MOST_TAPS = 25;

test('a photo of 72 tiles with 14 figures becomes a table, and is scored, by a few taps', async ({
	page
}) => {
	const photo = simulatedPhoto('level');
	const finger = new Finger(page);
	await openWay(finger, photo);
	await expectAccessible(page, 'the choice of a photo');
	await finger.tap('other', page.locator('label', { hasText: snapWords.keep }));
	const before = finger.taps(...TAPS);
	const began = Date.now();

	await choosePhoto(page, photo.path);
	await cornersFound(page);
	await expectAccessible(page, 'the corners');
	await finger.press(snapWords.read);
	await page.locator('[data-cell]').first().waitFor({ timeout: READING });
	const read = Date.now() - began;
	await expectAccessible(page, 'the board as it was read');
	const atFirst = await wrongCells(page, photo);
	let mends = 0;
	for (let [wrong] = atFirst; wrong; [wrong] = await wrongCells(page, photo)) {
		await mendCell(finger, wrong);
		mends++;
		await expect(
			page.getByRole('button', { name: snapWords.use(photo.cells.length) })
		).toBeEnabled();
	}
	await finger.press(snapWords.use(photo.cells.length));

	// One place is as good as another here: the photo doesn't say where on its tile a figure stands.
	const places = page.locator('.close-up [data-segment]:not([aria-pressed="true"])');
	const track = page.getByRole('dialog', { name: existingTableWords.track });
	let figures = 0;
	for (; !(await track.isVisible()); figures++) {
		const hint = page.locator('.hint');
		const says = await hint.textContent();
		await finger.tapThere('figure', places.first().locator('circle').first());
		// After the last one there is no hint any more: nothing waits for it.
		const isNext = async () => {
			const now = await hint.textContent({ timeout: 500 }).catch(() => says);
			return (await track.isVisible()) || now !== says;
		};
		await expect.poll(isNext).toBe(true);
	}
	await finger.press(existingTableWords.savePoints);
	await finger.press(existingTableWords.scoreNow);
	await page.locator('main[data-phase="ended"]').waitFor();

	const taps = finger.taps(...TAPS) - before;
	console.log(
		`From a photo: ${String(atFirst.length)} cells wrong at first, ${String(mends)} mends, ${String(figures)} figures, ` +
			`${String(taps)} taps; read after ${String(read / 1000)} s, scored after ${String((Date.now() - began) / 1000)} s.`
	);
	// Not every figure is seen: 11 of the 14 on this photo, 143 of 170 on all. The target counts one tap each; one that isn't
	// seen takes up to three.
	expect(figures).toBeGreaterThanOrEqual(11);
	const unseen = photo.figures.length - figures;
	expect(taps + unseen).toBeLessThanOrEqual(MOST_TAPS);
	// The photo is kept since that was asked for, and the tiles are one step.
	expect(await storedPhotos(page)).toHaveLength(1);
});

test('what is no photo, or no table, is told, with a way on', async ({ page }) => {
	const finger = new Finger(page);
	await openWay(finger, simulatedPhoto('begun'));
	const alert = page.getByRole('alert');
	const bytes = (text: string) => Buffer.from(text, 'latin1');
	const heic = bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
	const files = [
		['empty.jpg', bytes(''), 'empty'],
		['scan.pdf', bytes('%PDF-1.7\n%âãÏÓ'), 'pdf'],
		['IMG_1.HEIC', heic, 'heic'],
		['notes.jpg', bytes('Not a picture at all.'), 'no-picture'],
		['huge.jpg', hugeJpeg(), 'too-large']
	] as const;
	for (const [name, buffer, problem] of files) {
		await choosePhoto(page, { name, mimeType: 'image/jpeg', buffer });
		await expect(alert).toHaveText(snapWords.photoProblem(problem));
	}

	// A photo, but of no table: on its side, as a phone takes it.
	await choosePhoto(
		page,
		await cameraPhoto(page, 'cat.jpg', { width: 1600, height: 1200, orientation: 6 })
	);
	await page.locator('[data-corner="0"]').waitFor();
	const size = await page
		.locator('.photo canvas')
		.evaluate((canvas: HTMLCanvasElement) => [canvas.width, canvas.height]);
	expect(size).toEqual([1200, 1600]);
	await finger.press(snapWords.turn);
	await expect(page.locator('.photo canvas')).toHaveAttribute('width', '1600');
	await finger.press(snapWords.read);
	await alert.waitFor({ timeout: READING });
	await finger.press(snapWords.otherPhoto);
	await expect(page.getByRole('button', { name: snapWords.take })).toBeVisible();
	expect(await storedPhotos(page)).toEqual([]);
});

test('reading is cancelled, and the corners stay as they were', async ({ page }) => {
	const photo = simulatedPhoto('level');
	const finger = new Finger(page);
	const goOn = await holdWeights(page);
	await openWay(finger, photo);
	await choosePhoto(page, photo.path);
	// What is said below the photo moves it: the same is said afterwards.
	await page.getByText(snapWords.finding).waitFor();
	const before = await acrossCorners(page);
	await finger.press(snapWords.read);
	await finger.tap('other', page.getByRole('dialog').getByRole('button', { name: 'Cancel' }));
	const after = await acrossCorners(page);
	// Where the photo lies may change by parts of a pixel.
	for (const [at, distance] of before.entries())
		expect(Math.abs((after[at] ?? NaN) - distance)).toBeLessThan(1);
	goOn();
});

test('a board that is checked outlives its page, with what was mended, until it is taken over', async ({
	page
}) => {
	const photo = simulatedPhoto('begun');
	const finger = new Finger(page);
	await openWay(finger, photo);
	await choosePhoto(page, photo.path);
	await dragCorners(page, photo);
	// Whoever doesn't wait for columns and rows to be counted gets them all the same.
	await finger.press(snapWords.read);
	const holdings = page.locator('[data-holds^="base"]');
	await holdings.first().waitFor({ timeout: READING });
	expect(await holdings.count()).toBe(photo.cells.length);
	const laid = await holdings.count();
	await finger.tap('tile', holdings.first());
	await finger.press(snapWords.empty, 'tile');
	await expect(holdings).toHaveCount(laid - 1);
	const before = await boardSeen(page);
	await expect.poll(() => keptReadings(page)).toBe(1);

	await page.reload();
	await finger.press(existingTableWords.fromPhoto);
	await expect(page.getByRole('button', { name: snapWords.resume })).toBeVisible();
	await expectAccessible(page, 'what was read before');
	await finger.press(snapWords.resume);
	expect(await boardSeen(page)).toEqual(before);
	await expectAccessible(page, 'a board without its photo');
	await page.getByRole('button', { name: /^Use these/ }).tap();
	await page.locator('[data-cell]').first().waitFor({ state: 'detached' });
	await expect.poll(() => keptReadings(page)).toBe(0);
});

/** How many boards are kept until they are taken over. */
const keptReadings = (page: Page): Promise<number> =>
	page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const opening = indexedDB.open('tilekeep-reading');
				opening.onsuccess = () => {
					const all = opening.result.transaction('readings').objectStore('readings').count();
					all.onsuccess = () => {
						opening.result.close();
						resolve(all.result);
					};
				};
			})
	);

/** What each cell holds. */
const boardSeen = (page: Page): Promise<readonly (string | null)[]> =>
	page
		.locator('[data-cell]')
		.evaluateAll((all) => all.map((one) => one.getAttribute('data-holds')));

/** How far the bottom right corner lies from the top left one: the photo itself moves with what is said below it. */
async function acrossCorners(page: Page): Promise<readonly number[]> {
	const from = await page.locator('[data-corner="0"]').boundingBox();
	const to = await page.locator('[data-corner="2"]').boundingBox();
	if (!from || !to) throw new Error('The corners are not on the page.');
	return [to.x - from.x, to.y - from.y];
}

/** Keeps the network's weights back, so that a reading lasts until the returned function is called. */
async function holdWeights(page: Page): Promise<() => void> {
	let goOn = (): void => undefined;
	const held = new Promise<void>((release) => {
		goOn = release;
	});
	await page.route('**/*.bin', async (route) => {
		await held;
		await route.continue();
	});
	return () => {
		goOn();
	};
}

/** The beginning of a JPEG of 108 megapixels. */
function hugeJpeg(): Buffer {
	const [width, height] = [12_000, 9_000];
	const frame = [0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3];
	return Buffer.from([0xff, 0xd8, ...frame, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xff, 0xd9]);
}
