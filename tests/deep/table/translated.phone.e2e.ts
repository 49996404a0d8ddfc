import type { Page } from '@playwright/test';
import { ledgerWords, words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { atTable, bringIn } from '../../e2e/table/support/setup';
import { commit, layOut } from '../../e2e/table/support/turns';
import { translate } from '../../ui/shell/support/translate';

const game = recorded('winter', 'winter-117');
/** A turn that pays. */
const PAYS = game.turns.findIndex(
	({ scores }, index) => index > 20 && String(scores) !== String(turnOf(game, index - 1).scores)
);

/** What is written there, as one reads it, whether translated (in capitals) or not. */
const textOf = async (page: Page, selector: string): Promise<string> =>
	(await page.locator(selector).first().innerText()).toLowerCase().replaceAll(/\s+/g, ' ');

const translatePage = (page: Page): Promise<unknown> =>
	page.evaluate(`(${String(translate)})(document.body)`);

const scores = (page: Page) => page.locator('[data-points]').allInnerTexts();

test('on a translated page scores, ledger and sheets are those of the game after a turn and an undo', async ({
	page
}) => {
	const errors: Error[] = [];
	page.on('pageerror', (error) => errors.push(error));
	const finger = new Finger(page);
	await bringIn(page, game, PAYS);
	const before = await scores(page);
	await translatePage(page);
	await layOut(finger, turnOf(game, PAYS));
	await translatePage(page);
	await commit(finger, turnOf(game, PAYS));
	await expect.poll(() => scores(page)).toEqual(turnOf(game, PAYS).scores?.map(String));
	await translatePage(page);
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('dialog').getByRole('button', { name: words.table.ledger }).click();
	await expect(page.getByRole('group', { name: ledgerWords.players })).toBeVisible();
	await translatePage(page);
	const ledger = await textOf(page, 'dialog[open]');
	await page.reload();
	await atTable(page);
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('dialog').getByRole('button', { name: words.table.ledger }).click();
	expect(ledger).toBe(await textOf(page, 'dialog[open]'));
	await page.keyboard.press('Escape');
	await translatePage(page);
	await page.getByRole('button', { name: words.common.undo, exact: true }).click();
	await expect.poll(() => scores(page)).toEqual(before);
	expect(errors).toEqual([]);
});
