import type { Page } from '@playwright/test';
import { contractWords } from '../../src/lib/words/en/contract';
import { settingsWords } from '../../src/lib/words/en/settings';
import { words } from '../../src/lib/words/en/table';
import { setupWords } from '../../src/lib/words/en/setup';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { focusOrder, overflowingElements, smallTargets } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';
import { recorded } from '../e2e/table/support/games';
import { atTable, bringIn } from '../e2e/table/support/setup';

const SWITCHES = [
	settingsWords.confirmTurns,
	settingsWords.sounds,
	settingsWords.vibration,
	settingsWords.letterKeys
] as const;

const switchNamed = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
/** The control itself is hidden: its text is pressed. */
const press = (page: Page, text: string) => page.getByText(text, { exact: true }).click();
const level = (page: Page, id: string) =>
	page.getByRole('radio', { name: contractWords.answer('aids', id) });

test('every switch is kept, and a second tab follows at once', async ({ page, context }) => {
	const other = await context.newPage();
	await open(other, '/settings/');
	await open(page, '/settings/');
	for (const name of SWITCHES) {
		const before = await switchNamed(page, name).isChecked();
		await press(page, name);
		await expect(switchNamed(other, name)).toBeChecked({ checked: !before });
		await page.reload();
		await expect(switchNamed(page, name)).toBeChecked({ checked: !before });
	}
});

test('how much the app shows is what a new game begins with', async ({ page }) => {
	await open(page, '/settings/');
	await expect(level(page, 'helper')).toBeChecked();
	await press(page, contractWords.answer('aids', 'referee'));
	await open(page, '/new/');
	await page.locator('.rules > summary').click();
	await page.locator('.single > summary').click();
	await page.locator('[data-ruling="aids"] summary').click();
	const answer = page.locator('[data-ruling="aids"] input[value="referee"]');
	await expect(answer).toBeChecked();
	await expect(page.getByText(setupWords.title)).toBeVisible();
});

test('the settings are reached from the first page and from a table, and lead back', async ({
	page
}) => {
	await open(page);
	await page.getByRole('link', { name: words.shell.settings }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(settingsWords.title);
	await page.getByRole('link', { name: words.shell.home }).click();
	await expect(page).toHaveURL('/');

	await bringIn(page, recorded('base', 'base-141'), 10);
	const table = page.url();
	await page.getByRole('button', { name: words.table.menu }).click();
	await press(page, settingsWords.confirmTurns);
	await expectAccessible(page, 'the menu');
	await page.getByRole('link', { name: settingsWords.all }).click();
	// The menu has this switch, too.
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(settingsWords.title);
	await expect(switchNamed(page, settingsWords.confirmTurns)).toBeChecked();
	await page.reload();
	await page.getByRole('link', { name: settingsWords.backToTable }).click();
	await atTable(page);
	expect(page.url()).toBe(table);
});

test('the page has large targets, an order for the keyboard, and room for large text', async ({
	page
}) => {
	await page.setViewportSize({ width: 360, height: 640 });
	await open(page, '/settings/');
	expect(await smallTargets(page)).toEqual([]);
	const path = await focusOrder(page);
	expect(path[0]).toBe(words.shell.home);
	expect(path.length).toBeGreaterThan(SWITCHES.length);
	await page.keyboard.press('Tab');
	await switchNamed(page, settingsWords.sounds).focus();
	await page.keyboard.press('Space');
	await expect(switchNamed(page, settingsWords.sounds)).toBeChecked();
	await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
	expect(await overflowingElements(page)).toEqual([]);
	await expectAccessible(page, 'large text');
});
