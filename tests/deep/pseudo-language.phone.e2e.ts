import type { Page } from '@playwright/test';
import { open } from '../e2e/support/app';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { pages } from '../e2e/support/pages';
import { speakPseudo } from '../e2e/support/pseudo-language';
import { expect, test } from '../e2e/support/test';
import { recorded } from '../e2e/table/support/games';
import { atTable, bringIn } from '../e2e/table/support/setup';

test.use({ viewport: { width: 360, height: 640 } });

const said = (page: Page) => page.getByText(/ŵørdş/).first();

async function expectRoom(page: Page): Promise<void> {
	expect(await overflowingElements(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
}

for (const direction of ['ltr', 'rtl'] as const) {
	test(`all pages have room for a long language, read ${direction}`, async ({ page }) => {
		await speakPseudo(page, direction);
		for (const path of pages()) {
			await open(page, path);
			await expect(said(page)).toBeVisible();
			await expectRoom(page);
		}
	});

	test(`the table, its menu and its review have room for a long language, read ${direction}`, async ({
		page
	}) => {
		await bringIn(page, recorded('abbey', 'abbey-144'), 20);
		const game = new URL(page.url()).search;
		await speakPseudo(page, direction);
		await page.reload();
		await atTable(page);
		await expect(said(page)).toBeVisible();
		await expectRoom(page);
		await page.locator('main.table .bar button').first().tap();
		await expect(page.getByRole('dialog')).toBeVisible();
		await expectRoom(page);
		await open(page, `/review/${game}`);
		await expect(said(page)).toBeVisible();
		await expectRoom(page);
	});
}
