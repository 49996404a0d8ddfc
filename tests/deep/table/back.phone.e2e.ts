import type { Page } from '@playwright/test';
import { withEntry } from '../../../src/lib/record';
import type { TableEvent } from '../../../src/lib/rules/catalogue';
import { historyWords } from '../../../src/lib/words/en/history';
import { reviewWords } from '../../../src/lib/words/en/review';
import { words as homeWords } from '../../../src/lib/words/en/home';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { namesOf, recorded, recordOf } from '../../e2e/table/support/games';
import { bringIn, bringRecord } from '../../e2e/table/support/setup';
import { confirm, ghost } from '../../e2e/table/support/turns';

const game = recorded('winter', 'winter-117');
const TURNS = 20;
/** The turn in which Chloé places a thief, and the number of turns after which the game is tested. */
const THIEF = 18;

const slider = (page: Page) => page.getByRole('slider', { name: historyWords.sliderLabel });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('Back closes looking back, also after a reload, and leaves the game after that', async ({
	page
}) => {
	await bringIn(page, game, TURNS);
	await open(page);
	await page
		.getByRole('link', { name: homeWords.home.continueGame(namesOf(game)) })
		.first()
		.click();
	const look = button(page, words.table.lookBack);
	await look.tap();
	await slider(page).fill('7');
	await page.goBack();
	await expect(slider(page)).toBeHidden();
	await expect(look).toBeVisible();
	await page.goForward();
	await expect(slider(page)).toBeVisible();
	await button(page, historyWords.backToNow).tap();
	await expect(slider(page)).toBeHidden();

	await look.tap();
	await slider(page).fill('7');
	await page.waitForURL(/moment=7/);
	await page.reload();
	await expect(slider(page)).toHaveValue('7');
	// Something covers it.
	await page.getByRole('button', { name: /^Ada/ }).tap();
	await expect(page.getByRole('dialog')).toBeVisible();
	await page.goBack();
	await expect(slider(page)).toBeHidden();
	await expect(page.getByRole('dialog')).toBeHidden();
	await expect(look).toBeVisible();
	await page.goBack();
	await expect(page).toHaveURL(/\/$/);
});

test('a correction survives a reload and Back, and is gone once the game went on', async ({
	page
}) => {
	await bringIn(page, game, TURNS);
	const finger = new Finger(page);
	await finger.press(words.table.lookBack);
	await slider(page).fill(String(THIEF));
	await finger.press(historyWords.amend);
	await finger.press(historyWords.changeTurn);
	await finger.tap('other', page.locator('label').filter({ hasText: 'Ben' }));
	// An address that changes while a page is reloaded makes Back load the page as well.
	await page.waitForURL(`**moment=${String(THIEF)}**`);
	await page.reload();
	await expect(page.getByText(historyWords.resumed)).toBeVisible();
	await expect(ghost(finger)).toBeVisible();
	await expect(page.getByRole('radio', { name: /Ben/ })).toBeChecked();
	await confirm(finger, words.table.confirmAnyway);
	await expect(page.getByRole('heading', { name: historyWords.conflicts(1) })).toBeVisible();

	await page.goBack();
	await expect(slider(page)).toBeHidden();
	await finger.press(historyWords.resume);
	await expect(page.getByRole('heading', { name: historyWords.conflicts(1) })).toBeVisible();
	await finger.press(historyWords.keepAsPlayed);
	await page.reload();
	await expect(page.getByRole('heading', { name: historyWords.difference })).toBeVisible();
	// From the differences back to the answers.
	await finger.press(historyWords.stepBack);
	await expect(page.getByText(historyWords.answered(1, 1))).toBeVisible();
	await finger.press(historyWords.seeDifference);

	// Another window writes in the meantime.
	await page.evaluate(() => {
		const kept = localStorage.getItem('tilekeep:correction') ?? '';
		localStorage.setItem('tilekeep:correction', kept.replace('"entries":20', '"entries":19'));
	});
	await page.goto(page.url().replace(/&moment.*/, ''));
	await expect(page.getByText(historyWords.amendmentOutdated)).toBeVisible();
	await expect(slider(page)).toBeHidden();
	await expect
		.poll(() => page.evaluate(() => localStorage.getItem('tilekeep:correction')))
		.toBeNull();
});

const ENDING: readonly TableEvent[] = [
	{ type: 'base/ended', overruled: ['tiles-left'] },
	{ type: 'base/closed' }
];

test('Back from a moment opened in the review leads to the review', async ({ page }) => {
	const running = recordOf(game, TURNS, 'running');
	const over = ENDING.reduce(
		(record, event) => withEntry(record, { seq: record.entries.length, at: 1, v: 1, event }),
		recordOf(game, TURNS, 'over')
	);
	for (const record of [running, over]) {
		await bringRecord(page, record);
		const review = `/review/?id=${record.header.id}`;
		await open(page, review);
		const moment = page.getByRole('link', { name: reviewWords.replay });
		await moment.tap();
		await page.waitForURL(/\/game\//);
		await slider(page).fill('9');
		await page.waitForURL(/moment=9/);
		await page.reload();
		await expect(slider(page)).toHaveValue('9');
		await button(page, historyWords.backToReview).tap();
		await expect(page).toHaveURL(new RegExp(`${review.replace('?', '\\?')}$`));
		await moment.tap();
		await expect(slider(page)).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL(new RegExp(`${review.replace('?', '\\?')}$`));
	}
	// In a window of its own there is no page before it.
	await open(page, `/game/?id=over&moment=9&review&over`);
	await button(page, historyWords.backToReview).tap();
	await expect(page).toHaveURL(/\/review\/\?id=over$/);
});
