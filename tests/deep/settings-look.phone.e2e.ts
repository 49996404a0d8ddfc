import type { Locator, Page } from '@playwright/test';
import { LOOK_CHOICES } from '../../src/lib/table/app/first-look';
import { rebuildWords } from '../../src/lib/words/en/rebuild';
import { settingsWords } from '../../src/lib/words/en/settings';
import { words } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { watch } from '../e2e/support/watch';
import { sixPlayers } from '../e2e/table/support/cuts';
import { recorded } from '../e2e/table/support/games';
import { holdScripts } from '../e2e/table/support/last-frame';
import { atTable, bringIn, bringRecord } from '../e2e/table/support/setup';

/** Colours of the paper. */
const PAPER = { light: 'rgb(246, 237, 219)', dark: 'rgb(32, 27, 22)' } as const;
type Scheme = keyof typeof PAPER;

/** The control itself is hidden: its text is pressed. */
const choose = (page: Page, group: string, value: string) =>
	page.getByRole('group', { name: group }).getByText(value, { exact: true }).click();

/** The colour that the browser painted in the corner of the page. */
const paintedCorner = async (page: Page): Promise<string> => {
	const shot = await page.screenshot({ clip: { x: 0, y: 2, width: 1, height: 1 } });
	return page.evaluate(async (picture) => {
		const blob = new Blob([Uint8Array.from(atob(picture), (byte) => byte.charCodeAt(0))]);
		const bitmap = await createImageBitmap(blob);
		const context = new OffscreenCanvas(1, 1).getContext('2d');
		context?.drawImage(bitmap, 0, 0);
		return `rgb(${[...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ')})`;
	}, shot.toString('base64'));
};

/** The theme colour that holds by the media of its elements. */
const themeColour = (page: Page) =>
	page.evaluate(
		() =>
			[...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
				({ media }) => matchMedia(media).matches
			)?.content
	);

for (const [device, chosen] of [
	['light', 'dark'],
	['dark', 'light']
] as const satisfies readonly (readonly [Scheme, Scheme])[])
	test(`${chosen} on a ${device} device: at once, in other tabs too, and from the first paint on`, async ({
		page,
		context,
		server
	}) => {
		const other = await context.newPage();
		for (const each of [page, other]) await each.emulateMedia({ colorScheme: device });
		const seen = await watch(page, server.url);
		await open(other);
		await open(page, '/settings/');
		const before = await themeColour(page);
		expect(await paintedCorner(page)).toBe(PAPER[device]);
		await choose(page, settingsWords.scheme, settingsWords.schemes[chosen]);
		await expect.poll(() => paintedCorner(page)).toBe(PAPER[chosen]);
		await expect.poll(() => paintedCorner(other)).toBe(PAPER[chosen]);
		await expectAccessible(page, chosen);
		await page.emulateMedia({ media: 'print' });
		await expect(page.locator('html')).toHaveCSS('color-scheme', 'light dark');
		await page.emulateMedia({ media: 'screen', colorScheme: device });

		// The page is painted, and nothing of the app is there yet.
		const release = await holdScripts(page);
		for (const path of ['/no-such-page/', '/', '/settings/', '/help/']) {
			await page.goto(path, { waitUntil: 'commit' });
			await page.locator('#tilekeep').waitFor({ state: 'attached' });
			expect(await paintedCorner(page), path).toBe(PAPER[chosen]);
			expect(await themeColour(page), path).not.toBe(before);
			await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
		}
		release();
		await open(page, '/settings/');
		await choose(page, settingsWords.scheme, settingsWords.schemes.device);
		await expect.poll(() => paintedCorner(page)).toBe(PAPER[device]);
		expect(await themeColour(page)).toBe(before);
		expect(seen).toEqual([]);
	});

test('a land chosen in another tab shows at the table, and goes with the choice', async ({
	page,
	context
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringIn(page, recorded('base', 'base-141'), 12);
	const settled = page.locator('[data-settled]:not(:has([data-pending], [data-tiles="0"]))');
	await expect(settled).toBeVisible();
	expect(await snowOn(page)).toBe(false);
	const other = await context.newPage();
	await open(other, '/settings/');
	await choose(other, settingsWords.land, settingsWords.lands.winter);
	await expect(page.locator('main [data-land="summer"]')).toHaveCount(0);
	await expect.poll(() => snowOn(page)).toBe(true);
	await page.reload();
	await expect(page.locator('main [data-land="winter"]').first()).toBeVisible();

	// What is printed is as the box is.
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('button', { name: rebuildWords.title }).click();
	await page.getByRole('button', { name: rebuildWords.print }).click();
	await expect(page.locator('[data-paper][data-land="summer"]')).toBeAttached();
	await page.reload();
	await choose(other, settingsWords.land, settingsWords.lands.box);
	await expect.poll(() => snowOn(page)).toBe(false);
});

/** True when much of the picture of the land has more blue than green, as snow has. */
const snowOn = (page: Page): Promise<boolean> =>
	page.locator('main [data-tiles]').evaluate((canvas: HTMLCanvasElement) => {
		const context = new OffscreenCanvas(60, 60).getContext('2d');
		context?.drawImage(canvas, 0, 0, 60, 60);
		const inks = context?.getImageData(0, 0, 60, 60).data ?? [];
		const blue = [...inks].filter((ink, at) => at % 4 === 2 && ink > (inks[at - 1] ?? 0));
		return blue.length > 200;
	});

for (const size of LOOK_CHOICES.scores.values.slice(1))
	test(`scores of six players that are ${size} fit a narrow phone, and lie in their cells`, async ({
		page
	}) => {
		await page.setViewportSize({ width: 360, height: 640 });
		await bringRecord(page, sixPlayers());
		const points = page.locator('main [data-points]');
		const usual = await sizeOf(points.first());
		await open(page, '/settings/');
		await choose(page, settingsWords.scores, settingsWords.sizes[size]);
		await page.goBack();
		await atTable(page);
		await expect(points).toHaveCount(6);
		expect(await sizeOf(points.first())).toBeGreaterThan(usual * 1.2);
		// More than players ever have.
		for (const each of await points.all())
			await each.evaluate((cell) => (cell.textContent = '188'));
		expect(await page.locator('.strip').evaluate(outOfCell)).toEqual([]);
		await expect(page.getByRole('button', { name: words.table.lookBack })).toBeInViewport();
		await expectAccessible(page, size);
	});

const sizeOf = (text: Locator): Promise<number> =>
	text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize));

/** Texts of scores that don't lie within their cell, or lie on another one. Runs in the page. */
function outOfCell(strip: Element): readonly string[] {
	return [...strip.querySelectorAll('button')].flatMap((cell) => {
		const { left, right } = cell.getBoundingClientRect();
		const parts = [...cell.children].map((part) => {
			const range = document.createRange();
			range.selectNodeContents(part);
			return range.getBoundingClientRect();
		});
		const [emblem, , points] = parts;
		const within = points && points.left >= left && points.right <= right;
		const apart = points && emblem && (emblem.right <= points.left || emblem.bottom <= points.top);
		return within && apart ? [] : [cell.textContent];
	});
}
