import { resultWords } from '../../src/lib/words/en/result';
import { setupWords } from '../../src/lib/words/en/setup';
import { words } from '../../src/lib/words/en/home';
import { words as tableWords } from '../../src/lib/words/en/table';
import { open } from '../e2e/support/app';
import { expect, test } from '../e2e/support/test';
import { recorded, recordOf } from '../e2e/table/support/games';
import { bringRecord } from '../e2e/table/support/setup';

test('the people of the last finished game play again by one tap from the first page', async ({
	page
}) => {
	const game = recordOf(recorded('base', 'base-108'), 12, 'whole');
	await bringRecord(page, game);
	await page.getByRole('button', { name: tableWords.table.menu }).tap();
	await page.getByRole('button', { name: tableWords.table.endNow }).tap();
	await page.getByRole('button', { name: resultWords.scoreAll }).tap();
	await page.getByRole('button', { name: resultWords.closeGame }).tap();
	await page.locator('main[data-phase="closed"]').waitFor();
	await open(page);
	await page.getByRole('button', { name: words.home.playAgain }).tap();
	await expect(page).toHaveURL(/\/new\/$/);
	for (const [seat, { name }] of game.header.players.entries())
		await expect(page.getByLabel(setupWords.nameOf(seat + 1))).toHaveValue(name);
	await expect(page.getByText(setupWords.printed('base-c1'), { exact: true })).toBeVisible();
	const start = setupWords.startWith(game.header.players.length);
	await page.getByRole('button', { name: start }).tap();
	await expect(page).toHaveURL(/\/game\/\?id=/);
});
