import type { Page } from '@playwright/test';
import { ledgerWords, words } from '../../../src/lib/words/en/table';
import { manualPointsWords } from '../../../src/lib/words/en/manual-points';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { expectAccessible, expectAccessibleColours } from '../../e2e/support/axe';
import { overflowingElements, smallTargets } from '../../e2e/support/look';
import { expect, test } from '../../e2e/support/test';
import { namesOf, recorded } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';

const game = recorded('winter', 'winter-117');
const NAMES = namesOf(game);
const TURNS = 60;

const sheet = (page: Page) => page.getByRole('dialog', { name: words.table.ledger });
const sums = (page: Page) => sheet(page).locator('[data-sum] b');
const menu = (page: Page) => page.getByRole('button', { name: words.table.menu });
const status = (page: Page) => sheet(page).getByRole('status');

/** Points of several texts, with typographic minus signs. */
const numbers = (texts: readonly string[]) => texts.map((text) => Number(text.replace('−', '-')));

async function openLedger(page: Page): Promise<void> {
	await menu(page).click();
	await page.getByRole('dialog').getByRole('button', { name: words.table.ledger }).click();
	await expect(sheet(page)).toBeVisible();
}

test.beforeEach(async ({ page }) => {
	await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
	await bringIn(page, game, TURNS);
});

test('the ledger sums up to the scores, by player and by kind, and shows an award on the board', async ({
	page
}) => {
	const scores = numbers(await page.locator('[data-points]').allInnerTexts());
	await openLedger(page);
	expect(numbers(await sums(page).allInnerTexts())).toEqual(scores);
	await expectAccessible(page, 'the ledger');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessibleColours(page, 'the ledger in the dark');
	expect(await smallTargets(page)).toEqual([]);

	const kinds = sheet(page).locator('[data-source]');
	const points: number[] = [];
	for (const kind of await kinds.all()) {
		await kind.click();
		await expect(kind).toHaveAttribute('aria-pressed', 'true');
		const each = numbers(await sums(page).allInnerTexts());
		points.push(...each);
		const sum = each.reduce((a, b) => a + b, 0);
		await expect(kind.locator('b')).toHaveText(String(sum));
		await expect(status(page)).toContainText(words.common.points(sum));
		await kind.click();
	}
	expect(points.reduce((a, b) => a + b, 0)).toBe(scores.reduce((a, b) => a + b, 0));

	const award = sheet(page).getByRole('button', {
		name: scoringWords.title({ occasion: 'completed', kind: 'city' })
	});
	await award.first().click();
	await expect(sheet(page)).toHaveCount(0);
	await expect(
		page.getByRole('button', {
			name: scoringWords.highlighted({ occasion: 'completed', kind: 'city' })
		})
	).toBeVisible();
});

test('the ledger opens from the scores with one player, and all of it works by keyboard', async ({
	page
}) => {
	const [ada = '', ben = ''] = NAMES;
	const score = page.locator('.strip button').first();
	const points = Number(await score.locator('[data-points]').innerText());
	await score.focus();
	await page.keyboard.press('Enter');
	await page.getByRole('dialog').getByRole('button', { name: words.table.ledger }).focus();
	await page.keyboard.press('Enter');
	const player = (name: string) =>
		sheet(page).getByRole('button', { name: new RegExp(`^${name}`) });
	await expect(player(ada)).toHaveAttribute('aria-pressed', 'true');
	await expect(status(page)).toContainText(words.common.points(points));
	// Only what paid Ada.
	for (const line of await sheet(page).locator('.awards').allInnerTexts())
		expect(line).toContain(ada);

	await player(ben).focus();
	await page.keyboard.press('Space');
	await expect(player(ben)).toHaveAttribute('aria-pressed', 'true');
	await expect(player(ada)).toHaveAttribute('aria-pressed', 'false');
	await page.keyboard.press('Space');
	await expect(player(ben)).toHaveAttribute('aria-pressed', 'false');
	await expect(sheet(page).getByText(ledgerWords.hint)).toBeVisible();
	await page.keyboard.press('Escape');
	await expect(sheet(page)).toHaveCount(0);
	await expect(score).toBeFocused();

	await openLedger(page);
	await page.keyboard.press('Escape');
	await expect(menu(page)).toBeFocused();
});

test('menu and ledger fit with text twice as large', async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	await menu(page).click();
	await expect(page.getByRole('dialog')).toBeVisible();
	expect(await overflowingElements(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
	await page.keyboard.press('Escape');
	await expect(page.getByRole('dialog')).toHaveCount(0);
	await openLedger(page);
	expect(await overflowingElements(page)).toEqual([]);
	expect(await overflowing(page)).toEqual([]);
});

/** What is wider than the sheet around it. */
const overflowing = (page: Page) =>
	page.evaluate(() => {
		const content = document.querySelector('dialog .content');
		return content && content.scrollWidth > content.clientWidth
			? [`${String(content.scrollWidth)} px of ${String(content.clientWidth)}`]
			: [];
	});

test('manual points are one tap away from the ledger', async ({ page }) => {
	await openLedger(page);
	await sheet(page).getByRole('button', { name: manualPointsWords.title }).click();
	await expect(page.getByRole('dialog', { name: manualPointsWords.title })).toBeVisible();
	await expect(sheet(page)).toBeHidden();
});
