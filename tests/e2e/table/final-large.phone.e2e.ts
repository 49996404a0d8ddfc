import { resultWords } from '../../../src/lib/words/result';
import { words } from '../../../src/lib/words/table';
import { expect, test } from '../support/test';
import { recorded } from './support/games';
import { expectInSight, showOn, type Screen } from './support/large-text';
import { bringIn } from './support/setup';

const SCREENS: readonly Screen[] = [
	[360, 640, '100%'],
	[360, 640, '200%'],
	[390, 844, '200%']
];

test('the bar below the final scoring and the result never leaves the screen', async ({ page }) => {
	await bringIn(page, recorded('winter', 'winter-117'), 40);
	const menu = page.getByRole('button', { name: words.table.menu, exact: true });
	await menu.click();
	await page.getByRole('button', { name: words.table.endNow }).click();
	await expect(page.locator('main[data-phase="ended"]')).toBeVisible();
	for (const screen of SCREENS) {
		await showOn(page, screen);
		await expectInSight(menu, screen);
	}
	await page.getByRole('button', { name: resultWords.scoreAll }).click();
	await page.getByRole('button', { name: resultWords.closeGame }).click();
	await expect(page.locator('main[data-phase="closed"]')).toBeVisible();
	for (const screen of SCREENS) {
		await showOn(page, screen);
		await expectInSight(menu, screen);
	}
});
