import { customBoxWords } from '../../src/lib/words/en/custom-boxes';
import { customTileWords } from '../../src/lib/words/en/custom-tiles';
import { words } from '../../src/lib/words/en/home';
import { setupWords } from '../../src/lib/words/en/setup';
import { words as tableWords } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { atTable, choose } from '../e2e/table/support/setup';
import { paletteTile, tapSpotOf } from '../e2e/table/support/turns';

/** The first tile that somebody describes. */
const LAKE = 'promo-1';

test('a tile described in an own box is played with, and laid', async ({ page }) => {
	const finger = new Finger(page);
	const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
	const unfold = async (part: string): Promise<void> => {
		await page.locator(`.${part} > summary`).click();
	};
	await open(page, '/');
	await finger.press(words.home.newGame);
	await choose(finger, 'base-c1');
	await unfold('rules');
	await unfold('custom-boxes');
	await page.getByRole('link', { name: customBoxWords.manage }).click();
	await button(customBoxWords.describe).click();
	const edges = page.getByRole('group', { name: customTileWords.terrain });
	for (let side = 0; side < 4; side++)
		await edges.getByRole('button', { name: customTileWords.edge('field') }).click();
	await page.getByRole('button', { name: /^field only/ }).click();
	await page.getByLabel(customTileWords.name).fill('Lake');
	await button(customBoxWords.put).click();
	await button(/Lake.*one more$/).click();
	await expect(page.getByText(customBoxWords.tiles(2))).toBeVisible();

	await page.locator('a[href$="/new/"]').click();
	await unfold('rules');
	await unfold('custom-boxes');
	await page.locator('.custom-boxes').getByText(customBoxWords.newName(1)).click();
	await finger.press(setupWords.startWith(2));
	await atTable(page);
	await expect(page.getByText(/of 74/)).toBeVisible();
	await paletteTile(finger, LAKE).click();
	await tapSpotOf(finger, { x: 0, y: 1 });
	await finger.press(tableWords.table.layAloneLabel);
	await expect(paletteTile(finger, LAKE)).toContainText('1');
});
