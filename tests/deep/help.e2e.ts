import type { Page } from '@playwright/test';
import { SCORING } from '../../src/lib/rules/scoring-topics';
import { helpWords } from '../../src/lib/words/help';
import { words } from '../../src/lib/words/table';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { atTable, bringIn } from '../e2e/table/support/setup';
import { recorded } from '../e2e/table/support/games';
import { showOn } from '../e2e/table/support/large-text';

const PICTURES = SCORING.flatMap(({ topics }) => topics).flatMap(({ examples }) => examples).length;

/** Waits until all pictures of the help are drawn. */
async function drawn(page: Page): Promise<void> {
	await expect(page.locator('figure canvas')).toHaveCount(PICTURES);
	await expect(page.locator('figure canvas:is([data-tiles="0"], [data-pending])')).toHaveCount(0);
}

test('the help has a picture for each kind of scoring, and keeps in view what was asked for', async ({
	page
}) => {
	await open(page, '/help/#help-farm-scored');
	await drawn(page);
	await expect(page.getByRole('heading', { name: 'Farms', exact: true })).toBeInViewport();
	const city = page.getByRole('figure').filter({ hasText: 'A completed city with a pennant' });
	await expect(city).toContainText('3 tiles × 2 + 1 pennant × 2 = 8');
	await expect(city.locator('[data-share]')).toHaveText(['2', '2', '2', '2']);
	await expect(city.getByRole('img')).toHaveAccessibleName(
		'A board of 3 tiles. Each tile that counts shows 2. Each pennant that counts shows 2.'
	);
	await expectAccessible(page, 'the help with its pictures');
});

test('the pictures fit a small screen with large text', async ({ page }) => {
	await open(page, '/help/');
	for (const text of ['100%', '200%'] as const) {
		await showOn(page, [360, 640, text]);
		await drawn(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
		const cut = await page
			.locator('figcaption :is(h4, p, span)')
			.evaluateAll(
				(all) =>
					all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0).length
			);
		expect(cut, text).toBe(0);
	}
});

test('the help opened from the menu leads back to the table', async ({ page }) => {
	await bringIn(page, recorded('base', 'base-108'), 12);
	const table = page.url();
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('link', { name: words.table.help }).click();
	await page.getByRole('link', { name: helpWords.backToTable }).click();
	await atTable(page);
	expect(page.url()).toBe(table);
});
