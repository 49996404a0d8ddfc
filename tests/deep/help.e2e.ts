import type { Page } from '@playwright/test';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { scoringTopics } from '../../src/lib/rules/scoring-topics';
import { helpWords } from '../../src/lib/words/en/help';
import { words } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { atTable, bringIn } from '../e2e/table/support/setup';
import { recorded } from '../e2e/table/support/games';
import { showOn } from '../e2e/table/support/large-text';

const PICTURES = scoringTopics()
	.flatMap(({ topics }) => topics)
	.flatMap(({ examples }) => examples).length;

/** Opens all sections, once those of all expansions are there: their words come after the page. */
async function openAll(page: Page): Promise<void> {
	for (const id of EXPANSION_IDS) await expect(page.locator(`#help-${id}`)).toBeAttached();
	await page.evaluate(() => {
		for (const section of document.querySelectorAll('details')) section.open = true;
	});
}

/** The height of the page, in screens. */
const screens = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);

/** Waits until all pictures of the help are drawn. */
async function drawn(page: Page): Promise<void> {
	await expect(page.locator('figure canvas')).toHaveCount(PICTURES);
	await expect(page.locator('figure canvas:is([data-tiles="0"], [data-pending])')).toHaveCount(0);
}

test('the help has a picture for each kind of scoring, and keeps in view what was asked for', async ({
	page
}) => {
	await open(page, '/help/#help-farm-scored');
	await expect(page.locator('figure canvas').first()).toBeVisible();
	await expect(page.locator('figure canvas:is([data-tiles="0"], [data-pending])')).toHaveCount(0);
	await expect(page.getByRole('heading', { name: 'Farms', exact: true })).toBeInViewport();
	const city = page.getByRole('figure').filter({ hasText: 'A completed city with a pennant' });
	await expect(city).toContainText('3 tiles × 2 + 1 pennant × 2 = 8');
	await expect(city.locator('[data-share]')).toHaveText(['2', '2', '2', '2']);
	await expect(city.getByRole('img')).toHaveAccessibleName(
		'A board with 3 tiles. Each tile that counts shows 2. Each pennant that counts shows 2.'
	);
	await openAll(page);
	await drawn(page);
	await expectAccessible(page, 'the help with its pictures');
});

test('the help is found by its words, and what was found opens', async ({ page }) => {
	await open(page, '/help/');
	await page.getByLabel(helpWords.search).fill('hotspot');
	await page.getByRole('main').getByRole('button').filter({ hasText: 'hotspot' }).click();
	await expect(page.getByText(/use one phone’s hotspot/)).toBeVisible();
	await expect(page.getByRole('heading', { name: 'Show on other phones' })).toBeInViewport();
});

test('the pictures fit a small screen with large text', async ({ page }) => {
	await open(page, '/help/');
	await openAll(page);
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
	await page.setViewportSize({ width: 390, height: 844 });
	expect(await screens(page)).toBeLessThanOrEqual(2);
	for (const group of ['play', 'scoring'])
		await page.locator(`section[aria-labelledby="help-group-${group}"]`).evaluate((section) => {
			for (const one of section.querySelectorAll(':scope > div > details'))
				if (!one.querySelector('#help-others')) (one as HTMLDetailsElement).open = true;
		});
	await expect(page.locator('figure canvas').first()).toBeVisible();
	await expect(page.locator('figure canvas:is([data-tiles="0"], [data-pending])')).toHaveCount(0);
	const all = await screens(page);
	console.log(`How the game is played and scored: ${String(all)} screens.`);
	expect(all).toBeLessThanOrEqual(12);
	await page.getByRole('link', { name: helpWords.backToTable }).click();
	await atTable(page);
	expect(page.url()).toBe(table);
});
