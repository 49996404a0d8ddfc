import type { Page } from '@playwright/test';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { BEFORE, cut, script, twoAbbeysLeft } from '../../e2e/table/support/cuts';
import { Finger } from '../../e2e/table/support/finger';
import { tabTo } from '../../e2e/table/support/keys';
import { bringRecord } from '../../e2e/table/support/setup';
import { pointsSeen } from '../../e2e/table/support/turns';

const gone = (page: Page) => page.locator('.ask').waitFor({ state: 'detached' });

test('the Gingerbread Man is moved, and that undone, by keyboard alone', async ({ page }) => {
	await bringRecord(page, cut(BEFORE.man));
	const finger = new Finger(page, false);
	await expect(page.locator('[data-choice]').first()).toHaveAccessibleName(
		/^city .+ of the start tile$/
	);
	await tabTo(page, '[data-choice]');
	await page.keyboard.press('Enter');
	await gone(page);
	expect(await pointsSeen(finger)).toEqual(script.scoresAfter(BEFORE.man + 1));
	await page.keyboard.press('u');
	await page.locator('.ask').waitFor();
	await page.keyboard.press('y');
	await gone(page);
});

test('wagon questions are answered by keyboard alone, and the focus moves on', async ({ page }) => {
	await bringRecord(page, cut(BEFORE.wagons));
	await tabTo(page, '[data-choice]');
	await page.keyboard.press(' ');
	const { question } = words.questions.of('wagon/drive-on', 'Ben', 1);
	await expect(page.getByRole('heading', { name: question })).toBeVisible();
	await expect(page.getByRole('heading', { name: question })).toBeFocused();
	await tabTo(page, '.ask > button');
	await page.keyboard.press('Enter');
	await gone(page);
	await expect(page.locator('[data-tile]').first()).toBeFocused();
});

test('a last abbey is laid by keyboard alone', async ({ page }) => {
	await bringRecord(page, twoAbbeysLeft());
	await tabTo(page, '[data-spot="6,4"]');
	await page.keyboard.press('Enter');
	await page.locator('[data-ghost]').waitFor();
	await tabTo(page, '.laying .primary');
	await page.keyboard.press('Enter');
	const { question } = words.questions.of('abbey/last', 'Chloé', 0);
	await expect(page.getByRole('heading', { name: question })).toBeVisible();
});
