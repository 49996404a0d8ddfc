import { setupWords } from '../../src/lib/words/en/setup';
import { words } from '../../src/lib/words/en/table';
import { open } from './support/app';
import { expect, test } from './support/test';
import { watch } from './support/watch';
import { framedGame } from './table/support/last-frame';

test('a request to another host is noticed, and refused by the policy', async ({
	page,
	server
}) => {
	const seen = await watch(page, server.url);
	await open(page);
	await page.evaluate(() => {
		document.body.append(Object.assign(new Image(), { src: 'https://example.com/pixel.png' }));
	});
	await expect.poll(() => seen).toContain('img-src refused https://example.com/pixel.png');
});

test('the policy refuses an inline script and an inline style', async ({ page, server }) => {
	const seen = await watch(page, server.url);
	await open(page);
	await page.evaluate(() => {
		document.body.setAttribute('style', 'color: red');
		document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' }));
	});
	await expect.poll(() => seen).toContain('style-src-attr refused inline');
	await expect.poll(() => seen).toContain('script-src-elem refused inline');
});

test('the policy refuses nothing while a game with the river begins, and is kept for its next start', async ({
	page,
	server
}) => {
	const seen = await watch(page, server.url);
	await open(page, '/new/');
	await page.getByRole('button', { name: setupWords.startWith(2) }).click();
	await page.locator('[data-tile]:visible').first().click();
	await page.getByRole('button', { name: words.table.layAlone }).click();
	await expect.poll(() => framedGame(page)).toBeDefined();
	expect(seen).toEqual([]);
});
