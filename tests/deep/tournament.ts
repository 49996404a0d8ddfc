import type { Browser, Page } from '@playwright/test';
import { printingOf } from '../../src/lib/rules/printings';
import type { Tournament } from '../../src/lib/tournament/tournament';
import { resultWords } from '../../src/lib/words/en/result';
import { setupWords } from '../../src/lib/words/en/setup';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/table';
import { tournamentWords as t } from '../../src/lib/words/en/tournament';
import { tournamentTableWords as says } from '../../src/lib/words/en/tournament-table';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { press } from '../e2e/support/follow';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { putRows } from '../e2e/support/rows';
import { expect } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { recorded } from '../e2e/table/support/games';
import { atTable } from '../e2e/table/support/setup';
import { playTurn } from '../e2e/table/support/turns';
import { screens } from '../tools/run/browsers';
import { setupOf } from '../tools/games/recorded';

/* A tournament's organiser and the phones of its tables, in browser contexts of their own. */

/** The game that every table plays, for some turns. */
const game = recorded('base', 'base-228');

/** A phone of its own, by the address of the app. */
export async function phone(browser: Browser, baseURL: string): Promise<Page> {
	const context = await browser.newContext({
		...screens.phone,
		...{ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' }
	});
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
	return context.newPage();
}

/** Puts a tournament into the store of a device. */
export async function bringTournament(page: Page, tournament: Tournament): Promise<void> {
	await open(page);
	await putRows(page, 'tournaments', [tournament]);
}

/** The link that a page lets copy. All pages of a browser have one clipboard. */
export async function copiedLink(page: Page): Promise<string> {
	await press(page, shareWords.copy);
	await expect(page.getByText(shareWords.copied)).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

export async function expectGoodLook(page: Page, what: string): Promise<void> {
	await expectAccessible(page, what);
	expect(await smallTargets(page), what).toEqual([]);
	expect(await overflowingElements(page), what).toEqual([]);
}

/** A table of a round as a phone finds it. */
export interface Seats {
	readonly round: number;
	readonly table: number;
	/** The one who starts comes first. */
	readonly names: readonly [string, string];
}

/** Opens the organiser's link, and chooses a table. */
export async function choose(page: Page, link: string, { table, names }: Seats): Promise<void> {
	await page.goto(link);
	await page
		.getByRole('radiogroup')
		.getByText(says.table(table, ...names))
		.click();
	await expect(page.getByText(says.shared)).toBeVisible();
}

/** Joins a table by the organiser's link, and begins its game. */
export async function join(page: Page, link: string, seats: Seats): Promise<void> {
	await choose(page, link, seats);
	await press(page, says.setUp);
	await expect(page.getByText(says.formNote(seats.round, seats.table))).toBeVisible();
	for (const [seat, name] of seats.names.entries())
		await expect(page.getByLabel(setupWords.nameOf(seat + 1))).toHaveValue(name);
	const { id } = printingOf(setupOf(game));
	await page.locator(`section label:has(input[value="${id}"])`).click();
	await press(page, setupWords.startWith(2));
	await atTable(page);
}

/** Plays so many turns of the recorded game. */
export async function play(page: Page, turns: number): Promise<void> {
	const finger = new Finger(page);
	for (let turn = 0; turn < turns; turn++) await playTurn(finger, game, turn);
}

/** Ends a game early, and is at its result. */
export async function endGame(page: Page): Promise<void> {
	await press(page, words.table.menu);
	await press(page, words.table.endNow);
	await press(page, resultWords.scoreAll);
	await press(page, resultWords.closeGame);
	await page.locator('main[data-phase="closed"]').waitFor();
}

/** Opens the sheet with the result of a finished game. */
export async function report(page: Page): Promise<void> {
	await press(page, says.report);
	await expect(page.getByRole('dialog')).toContainText(says.contents);
}

/** The button of a table on the organiser's page. */
export const tableButton = (page: Page, table: number) =>
	page.getByRole('button', { name: `${t.enterResult(table)}:` });

/** Shows a part of the organiser's page. */
export const show = (page: Page, part: string): Promise<void> =>
	page.getByText(part, { exact: true }).first().click();

/** The organiser types points at a table, of who started first. */
export async function typePoints(
	page: Page,
	{ table, names }: Pick<Seats, 'table' | 'names'>,
	points: readonly number[]
) {
	await tableButton(page, table).click();
	const sheet = page.getByRole('dialog');
	for (const [seat, name] of names.entries())
		await sheet.getByLabel(t.pointsOf(name)).fill(String(points[seat]));
	return sheet;
}

/** Saves what was typed, for the first time or as a correction. */
export async function save(page: Page): Promise<void> {
	const sheet = page.getByRole('dialog');
	await sheet.getByRole('button', { name: new RegExp(`^(?:${t.save}|${t.correct})$`) }).click();
	await expect(sheet).toHaveCount(0);
}
