import type { Page } from '@playwright/test';
import { writeSheet } from '../../src/lib/notation';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { shareWords } from '../../src/lib/words/en/share';
import { sheetWords } from '../../src/lib/words/en/sheet';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { keepButton } from '../e2e/support/link';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { stored } from '../e2e/support/stored';
import { expect, test } from '../e2e/support/test';
import { gameIn } from '../record/records';
import { toWrite } from '../notation/support';

const game = toWrite(gameIn('tests/games/championship.json'));

async function expectTidy(page: Page, where: string): Promise<void> {
	await expectAccessible(page, where);
	expect(await smallTargets(page), where).toEqual([]);
	expect(await overflowingElements(page), where).toEqual([]);
}

test('a championship is pasted, opened, kept, and written down again', async ({ page, server }) => {
	await open(page, `${server.url}/open/`);
	const sheet = writeSheet(game, 'freels');
	await page.getByLabel(incomingWords.paste).fill(sheet);
	await page.getByRole('button', { name: incomingWords.openPasted, exact: true }).click();
	await expect(page.getByText(sheetWords.turns(71, true))).toBeVisible();
	await expectTidy(page, 'a game in writing that was found');
	await page.getByRole('button', { name: sheetWords.open }).click();
	await keepButton(page, 'stored').click();
	await expect(page).toHaveURL(/\/review\/\?id=/);
	expect(await stored(page)).toBe(1);

	await page.getByRole('button', { name: shareWords.open }).click();
	await page.getByRole('button', { name: shareWords.writeDown }).click();
	const text = page.getByRole('textbox', { name: sheetWords.text });
	await page.getByText(sheetWords.form('freels'), { exact: true }).click();
	await expect(text).toHaveValue(sheet);
	await expectTidy(page, 'a game that is written down');
	const saved = page.waitForEvent('download');
	await page.getByRole('button', { name: sheetWords.save }).click();
	expect((await saved).suggestedFilename()).toMatch(/^tilekeep-.+\.freels\.txt$/);

	await page.getByRole('button', { name: sheetWords.paper }).click();
	await expect(page.getByRole('region', { name: sheetWords.paperTitle })).toBeVisible();
	await expectAccessible(page, 'a scoresheet for paper');
	const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
	expect(pdf.match(/\/Type\s*\/Page\b/g), 'one page of A4').toHaveLength(1);
});
