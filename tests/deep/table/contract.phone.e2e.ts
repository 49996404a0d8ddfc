import type { Locator, Page } from '@playwright/test';
import { contractWords as rules } from '../../../src/lib/words/en/contract';
import { differenceWords } from '../../../src/lib/words/en/differences';
import { setupWords } from '../../../src/lib/words/en/setup';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded } from '../../e2e/table/support/games';
import { atTable, bringIn } from '../../e2e/table/support/setup';
import { pointsSeen } from '../../e2e/table/support/turns';

/** In its 21st and 24th turn small cities paid the two players 4 each. */
const game = recorded('winter', 'winter-12');
const TURNS = 26;
const PAID = game.turns[TURNS - 1]?.scores ?? [];

const row = (page: Page, id: string): Locator => page.locator(`[data-ruling="${id}"]`);

async function openContract(finger: Finger): Promise<void> {
	await finger.press(words.table.menu);
	await finger.press(rules.title);
	await finger.page.getByRole('dialog', { name: rules.title }).waitFor();
}

async function answer(finger: Finger, id: string, choice: string): Promise<void> {
	await finger.tap('other', row(finger.page, id).locator('summary'));
	await finger.tap('other', row(finger.page, id).locator(`label:has([value="${choice}"])`));
}

test('a table agrees on the rules of 2000 and one of its own, and reads them in the game', async ({
	page
}) => {
	const finger = new Finger(page);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, '/new/');
	const line = page.locator('.rules > summary');
	await finger.tap('other', line);
	await finger.tap('other', page.locator('.rules label', { hasText: rules.preset('2000') }));
	await expect(line).toContainText(rules.summary('2000', []));
	await finger.tap('other', page.getByText(rules.singleRules));
	await answer(finger, 'edge', 'limits');
	await finger.press(rules.oneLess('tableWidth'));
	await expect(row(page, 'tableWidth').locator('output')).toHaveText(
		rules.answer('tableWidth', '20')
	);
	await finger.press(setupWords.startWith(2));
	await atTable(page);

	await openContract(finger);
	const agreed = [
		{ id: 'edge', answer: 'limits' },
		{ id: 'tableWidth', answer: '20' }
	];
	await expect(page.getByText(rules.summary('2000', agreed))).toBeVisible();
	await expect(row(page, 'farmRule').locator('.differs')).toContainText(rules.changedMark);
});

test('a rule is changed in the middle of a game: the effect is shown first, and can be undone', async ({
	page
}) => {
	const finger = new Finger(page);
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await bringIn(page, game, TURNS);
	expect(await pointsSeen(finger)).toEqual(PAID);

	await openContract(finger);
	await answer(finger, 'smallCity', '2');
	await expect(row(page, 'smallCity')).toContainText(rules.source('smallCity'));
	await expectAccessible(page, 'the contract');
	await finger.press(rules.seeDifference);
	await expect(page.getByText(rules.wholeGame)).toBeVisible();
	for (const [player, before] of PAID.entries()) {
		const score = { before, after: before - 2 };
		const name = player === 0 ? 'Ada' : 'Ben';
		await expect(page.getByText(differenceWords.score(name, score)).first()).toBeVisible();
	}
	// The bar above is a part of its own, which may come later than what lies below.
	await expect(page.getByRole('heading', { level: 2, name: rules.title })).toBeVisible();
	await expectAccessible(page, 'what other rules would change');
	await finger.press(rules.confirm);
	await expect.poll(() => pointsSeen(finger)).toEqual(PAID.map((points) => points - 2));

	await openContract(finger);
	await finger.press(rules.otherRules);
	await expect(page.locator('tr[data-farms]')).toHaveCount(6);
	const own = page.locator('tr.own');
	await expect(own).toHaveCount(1);
	await expect(own).toHaveAttribute('data-city', '2');
	await expect(page.getByText(rules.now)).toBeVisible();
	await expectAccessible(page, 'the same board under other rules');
	await finger.press(words.common.close);

	await finger.press(words.common.undo);
	await expect.poll(() => pointsSeen(finger)).toEqual(PAID);
	await openContract(finger);
	await expect(page.getByText(rules.summary('today', []), { exact: true })).toBeVisible();
});
