import { customTileWords } from '../../../src/lib/words/en/custom-tiles';
import { resultWords } from '../../../src/lib/words/en/result';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { test } from '../../e2e/support/test';
import { BEFORE, cut } from '../../e2e/table/support/cuts';
import { Finger } from '../../e2e/table/support/finger';
import { bringRecord } from '../../e2e/table/support/setup';
import { paletteTile, tapSpot } from '../../e2e/table/support/turns';

/** Every colour is the same on both screens: light on the phone and dark on the desktop see all of them. */
const schemeOn = (isMobile: boolean) => (isMobile ? 'light' : 'dark');

test('axe finds nothing on the questions and figures of expansions', async ({ page, isMobile }) => {
	await page.emulateMedia({ colorScheme: schemeOn(isMobile), reducedMotion: 'reduce' });
	const finger = new Finger(page, isMobile);
	const menu = page.getByRole('button', { name: words.table.menu });
	await bringRecord(page, cut(BEFORE.wagons));
	await expectAccessible(page, 'the question of a wagon');
	await bringRecord(page, cut(BEFORE.told));
	await page.getByRole('button', { name: words.table.filterExtra }).click();
	await paletteTile(finger, 'gingerbread-6').click();
	const sheet = page.getByRole('dialog');
	await expectAccessible(page, 'the edges of a told tile');
	for (const edge of ['city', 'road', 'road', 'road'] as const)
		await sheet.getByRole('button', { name: customTileWords.edge(edge), exact: true }).click();
	await page.locator('[data-layout]').first().waitFor();
	await expectAccessible(page, 'its layouts');
	await page.locator('[data-layout]').first().click();
	await expectAccessible(page, 'its pennants and name');
	await page.keyboard.press('Escape');
	await bringRecord(page, cut(BEFORE.barn));
	await paletteTile(finger, 'base-U').click();
	await tapSpot(finger, { x: 0, y: 1 });
	await page.locator('[data-kind="barn"]').click();
	await expectAccessible(page, 'a barn lying');
	await menu.click();
	await expectAccessible(page, 'the menu with told tiles');
	await page.keyboard.press('Escape');
	await page.locator('.strip button').first().click();
	await expectAccessible(page, 'a player with other figures');
	await bringRecord(page, cut(BEFORE.end + 1));
	await page.getByRole('button', { name: resultWords.scoreAll }).click();
	await expectAccessible(page, 'the final scoring with barns');
	await page.getByRole('button', { name: resultWords.closeGame }).click();
	await expectAccessible(page, 'the result by every source');
});
