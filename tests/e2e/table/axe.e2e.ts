import { historyWords } from '../../../src/lib/words/en/history';
import { resultWords } from '../../../src/lib/words/en/result';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../support/axe';
import { test } from '../support/test';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { bringIn } from './support/setup';
import { layOut } from './support/turns';

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
