import type { Locator } from '@playwright/test';
import { rebuildWords } from '../../../src/lib/words/en/rebuild';
import { words } from '../../../src/lib/words/en/table';
import { expectAccessible } from '../../e2e/support/axe';
import { expect, test } from '../../e2e/support/test';
import { recorded } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';

const game = recorded('winter', 'winter-117');
const TURNS = 24;
/** The start tile lies as well. */
const TILES = TURNS + 1;

test('the table is rebuilt step by step, or from the printed picture', async ({
	page,
	isMobile
}) => {
	await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
	await bringIn(page, game, TURNS);
	const press = (target: Locator) => (isMobile ? target.tap() : target.click());
	const menu = page.getByRole('button', { name: words.table.menu });
	const openRebuilding = async () => {
		await menu.click();
		await page.getByRole('button', { name: rebuildWords.title }).click();
	};
	await openRebuilding();
	const sheet = page.getByRole('dialog', { name: rebuildWords.title });
	const button = (name: string) => sheet.getByRole('button', { name, exact: true });
	const step = (from: number, to = from) =>
		expect(sheet.getByText(rebuildWords.steps(from, to, TILES), { exact: true })).toBeVisible();
	const laid = sheet.locator('.whole .later');

	await step(1);
	await expect(button(rebuildWords.next)).toBeFocused();
	await expect(button(rebuildWords.back)).toBeDisabled();
	await expect(laid).toHaveCount(TILES - 1);
	await press(button(rebuildWords.next));
	await step(2);
	await page.keyboard.press('ArrowRight');
	await step(3);
	await press(button(rebuildWords.back));
	await step(2);
	await expect(laid).toHaveCount(TILES - 2);

	// A tap on an empty spot goes on from there.
	const last = await laid.last().boundingBox();
	if (!last) throw new Error('Nothing is left to lay.');
	const middle = [last.x + last.width / 2, last.y + last.height / 2] as const;
	await (isMobile ? page.touchscreen.tap(...middle) : page.mouse.click(...middle));
	await step(TILES);

	// Whoever lays many tiles finds the place again.
	await page.reload();
	await openRebuilding();
	await step(TILES);

	await press(sheet.getByText(rebuildWords.orderName('whole-rows')));
	await expect(sheet.locator('.whole [data-marked]').first()).toBeVisible();
	await expectAccessible(page, 'a row to be laid again');
	await sheet.getByRole('slider').focus();
	await page.keyboard.press('End');
	await expect(sheet.getByRole('heading', { name: rebuildWords.endTitle })).toBeVisible();
	await expect(sheet.locator('.step li')).toHaveCount(game.players);

	await press(button(rebuildWords.print));
	await page.emulateMedia({ media: 'print' });
	const paper = page.locator('[data-paper]');
	await expect(paper.getByRole('img', { name: rebuildWords.picture })).toBeInViewport();
	await expect(paper.locator('.start')).toHaveCount(1);
	await expect(sheet).toBeHidden();
	await expect(page.locator('main')).toBeHidden();
	await page.emulateMedia({ media: 'screen' });
	await expect(paper).toBeHidden();

	await press(button(rebuildWords.done));
	await expect(sheet).toHaveCount(0);
	await expect(paper).toHaveCount(0);
	await expect(menu).toBeFocused();
	await expect(page.locator('.strip [data-points]').first()).toBeVisible();
});
