import type { Page } from '@playwright/test';
import { exampleWords } from '../../../src/lib/words/en/notes';
import { puzzleWords, trialWords } from '../../../src/lib/words/en/trial';
import { words } from '../../../src/lib/words/en/table';
import { packGame } from '../../../src/lib/share/pack';
import { linkOf } from '../../../src/lib/share/link';
import { open } from '../../e2e/support/app';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { recorded, recordOf } from '../../e2e/table/support/games';

const note = (page: Page) => page.getByRole('complementary', { name: trialWords.banner });
const drawn = (page: Page) => page.getByText(trialWords.drawn);
/** The next tile, as the bar says it. */
const next = (page: Page, tile: number) => page.getByText(words.table.progress(tile, 72));

/** Lays the drawn tile on the first spot where it fits, without a meeple. */
async function lay(page: Page): Promise<void> {
	await page.locator('[data-spot][tabindex="0"]').first().press('Enter');
	const alone = page.getByRole('button', { name: words.table.layAloneLabel });
	// A tile that leaves nothing to choose is laid at once.
	await expect(alone.or(drawn(page).and(page.locator(':not(.visually-hidden)')))).not.toHaveCount(
		0
	);
	if (await alone.isVisible()) await alone.click();
}

test('somebody alone plays the example on against the app, takes a turn back, and leaves', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, '/game/?example');
	await page.getByRole('button', { name: trialWords.againstApp }).click();
	await expectAccessible(page, 'the sheet');
	await page.getByRole('radio', { name: trialWords.strengthName('ahead') }).check({ force: true });
	await page.getByRole('button', { name: trialWords.start, exact: true }).click();

	await expect(page).toHaveURL(/\/game\/\?trial$/);
	await expect(note(page)).toContainText(trialWords.against(['Ada'], 'ahead'));
	await expect(next(page, 54)).toBeVisible();
	await lay(page);
	await expect(note(page)).toContainText('Tile 55 of 72: Ben laid');
	await expect(next(page, 56)).toBeVisible();
	await expectAccessible(page, 'the trial');

	// It is all there after a reload.
	await page.reload();
	await expect(note(page)).toContainText('Tile 55 of 72: Ben laid');
	await expect(next(page, 56)).toBeVisible();
	await page.getByRole('button', { name: words.common.undo, exact: true }).click();
	await expect(next(page, 54)).toBeVisible();
	await expect(page.getByText(words.table.reopened).last()).toBeVisible();

	await page.getByRole('link', { name: trialWords.toExample }).click();
	await expect(page.getByRole('complementary', { name: exampleWords.title })).toBeVisible();
	await expect(next(page, 54)).toBeVisible();
});

test('the review of a game is where it is played on, and a trial that is gone says so', async ({
	page
}) => {
	await open(page, '/review/?example');
	await page.getByRole('button', { name: trialWords.playOn }).click();
	await page.getByRole('button', { name: trialWords.start, exact: true }).click();
	await expect(note(page)).toContainText(trialWords.notKept);
	await page.evaluate(() => {
		sessionStorage.clear();
	});
	await page.reload();
	await expect(page.getByText(trialWords.gone)).toBeVisible();
});

test('a puzzle that somebody sent is played, judged, solved and sent on', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	const packed = await packGame(recordOf(recorded('base', 'base-108'), 40, 'puzzle'));
	await open(page, linkOf(packed, '/open/?puzzle'));
	await expect(page).toHaveURL(/\/game\/\?trial$/);
	await expect(page.getByRole('complementary', { name: puzzleWords.banner })).toBeVisible();
	await lay(page);
	const verdict = page.getByRole('status').filter({
		hasText: /best move|gives away about/
	});
	await expect(verdict).toBeVisible();
	await expectAccessible(page, 'a judged puzzle');
	await page.getByRole('button', { name: puzzleWords.again }).click();
	await expect(drawn(page).last()).toBeVisible();
	await page.getByRole('button', { name: puzzleWords.solve }).click();
	await expect(page.getByText(puzzleWords.solution)).toBeVisible();
	await expect(page.getByRole('button', { name: puzzleWords.send })).toBeEnabled();
});
