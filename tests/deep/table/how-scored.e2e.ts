import type { Page } from '@playwright/test';
import { replayRecord } from '../../../src/lib/record';
import { contractWords } from '../../../src/lib/words/en/contract';
import { helpWords } from '../../../src/lib/words/en/help';
import { resultWords } from '../../../src/lib/words/en/result';
import { setupWords } from '../../../src/lib/words/en/setup';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../../e2e/support/app';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, recordOf, turnOf } from '../../e2e/table/support/games';
import { tapPlace } from '../../e2e/table/support/places';
import { bringRecord } from '../../e2e/table/support/setup';
import { layOut } from '../../e2e/table/support/turns';

const TURNS = 60;
const recordedGame = recorded('winter', 'winter-117');
const record = recordOf(recordedGame, TURNS, 'winter-117-60');
const { game } = replayRecord(record);
const CITY = { x: 2, y: 3, segment: 0 };

const ask = (page: Page, name = words.common.howScored) =>
	page.getByRole('button', { name }).click();
const pictures = (page: Page) => page.getByRole('dialog').getByRole('figure');

/** Expects pictures under these headings, drawn, and closes them. */
async function expectAnswer(page: Page, ...topics: readonly string[]): Promise<void> {
	const sheet = page.getByRole('dialog', { name: words.common.howScored });
	await expect(sheet.getByRole('heading', { level: 3 })).toHaveText(topics);
	await expect(sheet.locator('canvas').first()).not.toHaveAttribute('data-tiles', '0');
	await page.keyboard.press('Escape');
	await expect(sheet).toHaveCount(0);
}

test('a question mark at the table opens the pictures that answer, and the table stays as it was', async ({
	page,
	isMobile
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await bringRecord(page, record);
	const finger = new Finger(page, isMobile);
	await tapPlace(finger, game, CITY);
	const card = page.getByRole('region', { name: 'city' }).first();
	await expect(card).toContainText('4 tiles × 1 + 1 pennant × 1 = 5');
	await ask(page);
	await expect(pictures(page).first()).toContainText('3 tiles × 2 + 1 pennant × 2 = 8');
	await expectAccessible(page, 'the pictures over the table');
	await expectAnswer(page, 'Cities', 'Several players in one place');
	await expect(card).toContainText('4 tiles × 1 + 1 pennant × 1 = 5');
	await finger.press(words.common.close);

	await layOut(finger, turnOf(recordedGame, TURNS));
	const laying = page.locator('.laying');
	await ask(page);
	await expect(pictures(page).first()).toBeVisible();
	await page.getByRole('link', { name: helpWords.allHelp }).click();
	await page.waitForURL(/\/help\/#help-\w+-scored$/);
	await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
	await page.goBack();
	await expect(laying).toBeVisible();

	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('button', { name: contractWords.title }).click();
	await page.locator('[data-ruling="farmRule"] summary').click();
	await ask(page, words.common.inPictures);
	await expectAnswer(page, 'Farms');
});

test('a step of the final scoring is explained by pictures of its kind', async ({ page }) => {
	await bringRecord(page, record);
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('button', { name: words.table.endNow }).click();
	await page.getByRole('button', { name: resultWords.begin }).click();
	await ask(page);
	await expect(pictures(page).first()).toBeVisible();
	await expectAnswer(page, 'Roads', 'Several players in one place', 'Roads in winter');
});

test('a rule of a new game is shown in pictures, and what was entered stays', async ({ page }) => {
	await open(page, '/new/');
	await page.getByLabel(setupWords.nameOf(1)).fill('Ada');
	await page.locator('.rules > summary').click();
	await page.locator('.single > summary').click();
	await page.locator('[data-ruling="smallCity"] summary').click();
	await ask(page, words.common.inPictures);
	await expectAnswer(page, 'Cities');
	await expect(page.getByLabel(setupWords.nameOf(1))).toHaveValue('Ada');
});
