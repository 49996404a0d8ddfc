import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { readFile } from 'node:fs/promises';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { findPackedGame } from '../../src/lib/share/link';
import { unpackGame } from '../../src/lib/share/pack';
import { gameInPng } from '../../src/lib/share/png';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { asFile, recorded, recordOf } from '../e2e/table/support/games';

type File = ReturnType<typeof asFile>;
/** Messengers recompress pictures as JPEG with at most this many pixels. */
const RESENT = { longest: 1_280, quality: 0.7 } as const;

/** Gives the page a file, and waits for the picture of its game. */
async function paint(page: Page, file: File): Promise<void> {
	await page.locator('input[type=file]').setInputFiles(file);
	await page.locator('main img').waitFor();
}

/** The file of the picture on the page. */
async function saved(page: Page): Promise<Buffer<ArrayBuffer>> {
	const download = page.waitForEvent('download');
	await page.getByRole('button', { name: 'Save' }).click();
	return Buffer.from(await readFile(await (await download).path()));
}

/** The picture on the page, recompressed as a messenger does. */
async function resent(page: Page): Promise<Buffer<ArrayBuffer>> {
	const letters = await page
		.locator('main img')
		.evaluate(async (image: HTMLImageElement, { longest, quality }) => {
			const scale = longest / Math.max(image.naturalWidth, image.naturalHeight);
			const [width, height] = [image.naturalWidth * scale, image.naturalHeight * scale];
			const canvas = new OffscreenCanvas(width, height);
			canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
			const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality });
			const bytes = new Uint8Array(await jpeg.arrayBuffer());
			return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
		}, RESENT);
	return Buffer.from(letters, 'base64');
}

/** What jsQR reads in the QR code on the picture. */
async function scanned(page: Page): Promise<string | undefined> {
	const [width, height, letters] = await page
		.locator('main img')
		.evaluate((image: HTMLImageElement) => {
			const { naturalWidth: width, naturalHeight: height } = image;
			const pen = new OffscreenCanvas(width, height).getContext('2d');
			pen?.drawImage(image, 0, 0);
			const { data } = pen?.getImageData(0, 0, width, height) ?? { data: [] };
			const rows = Array.from({ length: height }, (_, y) =>
				String.fromCharCode(...data.slice(4 * y * width, 4 * (y + 1) * width))
			);
			return [width, height, btoa(rows.join(''))] as const;
		});
	return jsQR(new Uint8ClampedArray(Buffer.from(letters, 'base64')), width, height)?.data;
}

/** The game in the file of a picture. */
async function gameIn(picture: Buffer) {
	const packed = gameInPng(picture);
	return packed && unpackGame(packed);
}

test('a game is read from its picture, and from the picture after a messenger recompressed it', async ({
	page,
	pages
}) => {
	const game = recorded('winter', 'winter-117');
	const file = makeGameFile(recordOf(game, game.turns.length, 'picture'));
	const record = parseGameFile(file);
	await open(page, `${pages.url}/pictures/`);
	await paint(page, asFile(file));
	const png = await saved(page);
	const jpeg = await resent(page);
	expect(await gameIn(png)).toEqual(record);
	expect(findPackedGame((await scanned(page)) ?? '')).toEqual(gameInPng(png));

	for (const [mimeType, buffer] of [
		['image/png', png],
		['image/jpeg', jpeg]
	] as const) {
		await page.reload();
		await paint(page, { name: 'game', mimeType, buffer });
		expect(await gameIn(await saved(page)), mimeType).toEqual(record);
	}

	const cut = { name: 'cut', mimeType: 'image/jpeg', buffer: jpeg.subarray(0, 200) };
	await page.locator('input[type=file]').setInputFiles(cut);
	await expect(page.locator('main p[role=status]')).toHaveText('not-a-picture');
});
