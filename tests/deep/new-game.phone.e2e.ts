import type { Locator, Page } from '@playwright/test';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/home';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { contractWords as rules } from '../../src/lib/words/en/contract';
import { setupWords as setup } from '../../src/lib/words/en/setup';
import { open } from '../e2e/support/app';
import { Finger, TAPS } from '../e2e/table/support/finger';
import { confirm, tapSpotOf, tapTile } from '../e2e/table/support/turns';
import { expect, test } from '../e2e/support/test';

const { home } = words;

const field = (page: Page, seat: number): Locator => page.getByLabel(setup.nameOf(seat));
const button = (page: Page, name: string): Locator =>
	page.getByRole('button', { name, exact: true });

/** A radio button is tapped by its label: the button itself is for screen readers only. */
const answer = (page: Page, name: string): Locator =>
	page.locator('label:visible', { hasText: name });

/** The line with the chosen rules, which opens the others. */
const summary = (page: Page): Locator => page.locator('.rules > summary');

test('a game is set up by tapping and waits on the first page', async ({ page }) => {
	await open(page);
	await page.getByText(home.beginHint).waitFor();
	await page.getByRole('link', { name: home.newGame }).tap();
	await answer(page, setup.printed('winter-wd')).tap();
	await field(page, 1).fill('<b>Ana</b>');
	await button(page, setup.chooseColour('Blue', 'blue')).tap();
	await expect(button(page, setup.taken('red'))).toBeDisabled();
	await button(page, 'Grey').tap();
	await button(page, setup.add).tap();
	await button(page, setup.moveUp('Blue')).tap();
	await answer(page, 'Grey').tap();
	await summary(page).tap();
	await answer(page, rules.preset('first-game')).tap();
	await expect(summary(page)).toContainText(rules.preset('first-game'));
	await button(page, setup.startWith(3)).tap();
	await expect(page).toHaveURL(/\/game\/\?id=[0-9a-f]{32}$/);

	await open(page);
	const link = page.getByRole('link', { name: home.continueGame(['<b>Ana</b>', 'Blue', 'Grey']) });
	await expect(link).toBeVisible();
	await expect(page.getByText(home.box('winter-wd'))).toBeVisible();
});

test('a game with both expansions is set up by tapping, and says so on the first page', async ({
	page
}) => {
	await open(page, '/new/');
	await answer(page, setup.printed('base-c1')).tap();
	await page.locator('.expansions > summary').tap();
	const search = page.getByRole('searchbox', { name: setup.searchExpansions });
	await search.fill('abbey');
	await answer(page, setup.expansion('abbey-and-mayor')).tap();
	await search.fill('ginger');
	await answer(page, setup.expansion('gingerbread')).tap();
	await expect(page.getByText(setup.tiles(90, ['abbey-and-mayor', 'gingerbread']))).toBeVisible();
	for (let more = 0; more < 4; more++) await button(page, setup.add).tap();
	await summary(page).tap();
	await page.getByText(rules.singleRules).tap();
	await page.getByText(rules.ruling('wagonMoves')).tap();
	await answer(page, rules.answer('wagonMoves', 'nearby')).tap();
	await button(page, setup.startWith(6)).tap();
	await expect(page).toHaveURL(/\/game\//);

	await open(page);
	const played = home.played('base-c1', ['abbey-and-mayor', 'gingerbread']);
	await expect(page.getByText(played)).toBeVisible();
	// 72 tiles, 12, 6, and the abbeys of six players.
	await expect(page.getByText(home.progress(1, 96))).toBeVisible();
	await open(page, '/new/');
	await page.locator('.expansions > summary').tap();
	await expect(page.getByRole('checkbox', { name: setup.expansion('gingerbread') })).toBeChecked();
	await expect(summary(page)).toContainText(
		rules.summary('today', [{ id: 'wagonMoves', answer: 'nearby' }])
	);
	await answer(page, setup.expansion('abbey-and-mayor')).tap();
	await expect(summary(page)).toContainText(rules.preset('today'));
});

test('the first tile from a Big Box lies after nine taps, two of them on what is played', async ({
	page
}) => {
	await open(page);
	const finger = new Finger(page);
	const choose = (value: string): Promise<void> =>
		finger.tap('other', page.locator(`label:has(input[value="${value}"])`));
	await finger.press(home.newGame);
	await choose('big-box-7');
	await choose('traders-and-builders');
	await choose('gold-mines');
	await finger.press(setup.startWith(2));
	await tapTile(finger, 'river-FSFS');
	await tapSpotOf(finger, { x: -1, y: 0 });
	await confirm(finger);
	expect(finger.taps(...TAPS)).toBeLessThanOrEqual(9);

	await open(page, '/new/');
	const ticked = (value: string): Locator => page.locator(`input[value="${value}"]`);
	for (const value of ['big-box-7', 'river', 'gold-mines'])
		await expect(ticked(value)).toBeChecked();
	await expect(ticked('traders-and-builders')).not.toBeChecked();
});

test('two players start from one screen, and next time the choices are remembered', async ({
	page
}) => {
	await open(page, '/new/');
	await field(page, 1).fill('Ana');
	const start = button(page, setup.startWith(2));
	await expect(start).toBeInViewport({ ratio: 1 });
	await expect(summary(page)).toBeInViewport({ ratio: 1 });
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	expect(height).toBeLessThanOrEqual(844);
	await start.tap();
	await expect(page).toHaveURL(/\/game\//);
	await open(page, '/new/');
	await expect(field(page, 1)).toHaveValue('Ana');
	await button(page, setup.removePlayer('Ana')).tap();
	await button(page, setup.addKnown('Ana')).tap();
	await expect(field(page, 1)).toHaveValue('Ana');
});

test('a deleted game can be restored, and its file saved', async ({ page }) => {
	await open(page, '/new/');
	await button(page, setup.startWith(2)).tap();
	await expect(page).toHaveURL(/\/game\//);
	await open(page);
	await button(page, home.tools).tap();
	await button(page, home.remove).tap();
	await expect(page.getByText(home.beginHint)).toBeVisible();
	await button(page, words.common.undo).tap();
	await button(page, home.tools).tap();
	const downloading = page.waitForEvent('download');
	await button(page, home.share).tap();
	await button(page, shareWords.file).tap();
	expect((await downloading).suggestedFilename()).toMatch(/^tilekeep-.*-Red-Blue\.json$/);
});

test('the shortcut opens the last game', async ({ page }) => {
	await open(page, '/new/');
	await button(page, setup.startWith(2)).tap();
	await expect(page).toHaveURL(/\/game\//);
	const game = page.url();
	await open(page, '/?continue');
	await expect(page).toHaveURL(game);
});

test('a file that is no game is refused in one sentence', async ({ page }) => {
	await open(page);
	await page.getByRole('link', { name: home.openShared }).tap();
	const file = { name: 'notes.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
	await page.locator('input[type=file]').setInputFiles(file);
	const refusal = gameFileWords.refused({ code: 'not-a-game' });
	await expect(page.getByRole('alert')).toContainText(refusal);
});
