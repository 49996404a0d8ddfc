import { historyWords } from '../../../src/lib/words/history';
import { resultWords } from '../../../src/lib/words/result';
import { words } from '../../../src/lib/words/table';
import { customTileWords } from '../../../src/lib/words/custom-tiles';
import { expectAccessible } from '../support/axe';
import { test } from '../support/test';
import { BEFORE, cut } from './support/cuts';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { bringIn, bringRecord } from './support/setup';
import { layOut, paletteTile, tapSpot } from './support/turns';

const game = recorded('winter', 'winter-117');
const TURNS = 40;

/** Every colour is the same on both screens: light on the phone and dark on the desktop see all of them. */
const schemeOn = (isMobile: boolean) => (isMobile ? 'light' : 'dark');

test('axe finds nothing on the table in all its states', async ({ page, isMobile }) => {
	await page.emulateMedia({ colorScheme: schemeOn(isMobile), reducedMotion: 'reduce' });
	await bringIn(page, game, TURNS);
	await expectAccessible(page, 'between turns');
	const finger = new Finger(page, isMobile);
	await layOut(finger, turnOf(game, TURNS));
	await expectAccessible(page, 'a tile lying');
	// A sheet is loaded when it is first opened.
	const sheet = page.getByRole('dialog');
	await page.getByRole('button', { name: words.table.menu }).click();
	await sheet.waitFor();
	await expectAccessible(page, 'the menu');
	await page.keyboard.press('Escape');
	await sheet.waitFor({ state: 'detached' });
	await page.locator('.strip button').first().click();
	await sheet.waitFor();
	await expectAccessible(page, 'a player');
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: words.table.lookBack }).click();
	await expectAccessible(page, 'looking back');
	await page.getByRole('button', { name: historyWords.amend }).click();
	await expectAccessible(page, 'what to correct');
	await page.getByRole('button', { name: historyWords.changeTurn }).click();
	await page.locator('.amend .laying').waitFor();
	await expectAccessible(page, 'a turn of the past');
	await page.getByRole('button', { name: historyWords.cancel }).click();
	await page.getByRole('button', { name: historyWords.backToNow }).click();
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('button', { name: words.table.endNow }).click();
	await page.locator('main[data-phase="ended"]').waitFor();
	await expectAccessible(page, 'the final scoring');
	await page.getByRole('button', { name: resultWords.scoreAll }).click();
	await page.getByRole('button', { name: resultWords.closeGame }).click();
	await expectAccessible(page, 'the result');
});

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
