import type { Browser, Page } from '@playwright/test';
import { printingOf } from '../../src/lib/rules/printings';
import { tournamentLink } from '../../src/lib/tournament/link';
import { invitationOf } from '../../src/lib/tournament/reports';
import { stateOf } from '../../src/lib/tournament/state';
import type { Tournament } from '../../src/lib/tournament/tournament';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { resultWords } from '../../src/lib/words/en/result';
import { reviewWords } from '../../src/lib/words/en/review';
import { setupWords } from '../../src/lib/words/en/setup';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/table';
import { tournamentWords } from '../../src/lib/words/en/tournament';
import { tournamentTableWords as says } from '../../src/lib/words/en/tournament-table';
import { screens } from '../tools/run/browsers';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { playTurn } from '../e2e/table/support/turns';
import { setupOf } from '../tools/games/recorded';
import { FIRST_ROUND, tournamentOf } from '../store/tournament-support';

const game = recorded('base', 'base-108');
const TURNS = 3;
/** Table 1: Ben and Ana. Table 2: Eve and Jan. */
const cup = tournamentOf(['Ben', 'Eve', 'Ana', 'Jan'], [FIRST_ROUND]);

const press = (page: Page, name: string): Promise<void> =>
	page.getByRole('button', { name, exact: true }).first().click();

/** A phone of its own. */
async function phone(browser: Browser, baseURL: string): Promise<Page> {
	const context = await browser.newContext({
		...screens.phone,
		...{ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' }
	});
	await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
	return context.newPage();
}

/** Puts a tournament into the store of a phone. */
async function bringTournament(page: Page, tournament: Tournament): Promise<void> {
	await open(page);
	await page.evaluate(
		(row) =>
			new Promise<void>((resolve, reject) => {
				const opening = indexedDB.open('tilekeep');
				opening.onerror = reject;
				opening.onsuccess = () => {
					const change = opening.result.transaction('tournaments', 'readwrite');
					change.objectStore('tournaments').put(row);
					change.oncomplete = () => {
						opening.result.close();
						resolve();
					};
				};
			}),
		tournament
	);
}

/** The link that a page lets copy. */
async function copiedLink(page: Page): Promise<string> {
	await press(page, shareWords.copy);
	await expect(page.getByText(shareWords.copied)).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
}

async function expectGoodLook(page: Page, what: string): Promise<void> {
	await expectAccessible(page, what);
	expect(await smallTargets(page), what).toEqual([]);
	expect(await overflowingElements(page), what).toEqual([]);
}

/** Joins a table by the organiser's code, and begins its game. */
async function join(page: Page, link: string, table: number, names: readonly [string, string]) {
	await page.goto(link);
	await page.getByText(says.table(table, ...names)).click();
	await expect(page.getByText(says.shared)).toBeVisible();
	await expectGoodLook(page, 'a table to join');
	await press(page, says.setUp);
	await expect(page.getByText(says.formNote(1, table))).toBeVisible();
	for (const [seat, name] of names.entries())
		await expect(page.getByLabel(setupWords.nameOf(seat + 1))).toHaveValue(name);
	const { id } = printingOf(setupOf(game));
	await page.locator(`section label:has(input[value="${id}"])`).click();
	await press(page, setupWords.startWith(2));
	await atTable(page);
}

/** Plays a few turns, ends the game, and is at its result. */
async function playToTheEnd(page: Page, turns: number): Promise<void> {
	const finger = new Finger(page);
	for (let turn = 0; turn < turns; turn++) await playTurn(finger, game, turn);
	await press(page, words.table.menu);
	await press(page, words.table.endNow);
	await press(page, resultWords.scoreAll);
	await press(page, resultWords.closeGame);
	await page.locator('main[data-phase="closed"]').waitFor();
}

/** Opens the sheet with the result of a finished game. */
async function report(page: Page): Promise<void> {
	await press(page, says.report);
	await expect(page.getByRole('dialog')).toContainText(says.contents);
}

test('two tables join by one code, play, and report; the organiser accepts what came', async ({
	browser,
	server
}) => {
	const organiser = await phone(browser, server.url);
	await bringTournament(organiser, cup);
	await open(organiser, `/tournament/?id=${cup.id}`);
	await press(organiser, says.codes);
	await expect(organiser.getByRole('img', { name: says.roundCode(1) })).toBeVisible();
	await expectGoodLook(organiser, 'the codes of a round');
	const invitation = await copiedLink(organiser);

	// Table 1 by the code of all, table 2 too; each chooses its own.
	const [one, two] = [await phone(browser, server.url), await phone(browser, server.url)];
	await join(one, invitation, 1, ['Ben', 'Ana']);
	await playToTheEnd(one, TURNS);
	await report(one);
	await expectGoodLook(one, 'a result to report');
	const first = await copiedLink(one);
	const heading = await one.getByRole('dialog').getByRole('heading', { name: /Ben/ }).innerText();

	// By link: entered once, and waiting to be accepted.
	await organiser.goto(first);
	await expect(organiser.getByText(says.arrival('first'))).toBeVisible();
	await expect(organiser.getByRole('heading', { name: heading })).toBeVisible();
	await expectGoodLook(organiser, 'a result that came');
	// Pasted into “Open a game”: known already.
	await open(organiser, '/open/');
	await organiser.getByLabel(incomingWords.paste).fill(`Our result: ${first} Bye`);
	await press(organiser, incomingWords.openPasted);
	await expect(organiser.getByText(says.arrival('known'))).toBeVisible();

	// A phone without the tournament passes it on.
	await join(two, invitation, 2, ['Eve', 'Jan']);
	await two.goto(first);
	await expect(two.getByText(says.unknown)).toBeVisible();
	expect(await copiedLink(two)).toBe(first);

	// The phone of table 1 dies: its game goes on at table 2's, which scans the organiser's code again.
	await two.goto(invitation);
	await two.getByText(says.table(2, 'Eve', 'Jan')).click();
	await expect(two.getByText(says.joined)).toBeVisible();
	await press(two, says.toGame);
	await atTable(two);
	await playToTheEnd(two, TURNS);
	// Also from its review.
	await two.getByRole('link', { name: resultWords.review }).click();
	await expect(two.getByRole('heading', { name: reviewWords.title })).toBeVisible();
	await report(two);
	await two.getByLabel(says.decided).selectOption(says.byTime('Eve'));
	await expect(two.getByText(says.timeUp('Eve'))).toBeVisible();
	const second = await copiedLink(two);
	await organiser.goto(second);
	await expect(organiser.getByText(says.arrival('first'))).toBeVisible();

	await organiser.getByRole('link', { name: says.toTournament }).click();
	for (const table of [1, 2]) {
		await organiser
			.getByRole('button', { name: new RegExp(`^${tournamentWords.enterResult(table)}`) })
			.click();
		await press(organiser, tournamentWords.accept);
		await expect(organiser.getByText(tournamentWords.saved(table))).toBeVisible();
	}
	await expect(organiser.getByText(tournamentWords.allDone)).toBeVisible();
	for (const page of [organiser, one, two]) await page.context().close();
});

test('a game that goes on at another phone is taken for its table there', async ({ page }) => {
	const record = recordOf(game, 12, 'carried');
	const players = record.header.players.map((player, seat) => ({
		...player,
		name: ['Ana', 'Ben'][seat] ?? ''
	}));
	await bringRecord(page, {
		...record,
		header: { ...record.header, players, created: Date.now() }
	});
	const [round] = stateOf(cup).rounds;
	const invitation = round && invitationOf(cup, round);
	if (!invitation) throw new Error('Two tables were paired.');
	const tables = invitation.tables.slice(0, 1);
	await open(page, tournamentLink({ ...invitation, tables }, '/open/?tournament'));
	await press(page, says.use);
	await atTable(page);
	await playToTheEnd(page, 0);
	await report(page);
	const heading = page.getByRole('dialog').getByRole('heading', { name: /^Ben/ });
	const [, ben = '', ana = ''] = /^Ben (\d+), Ana (\d+)$/.exec(await heading.innerText()) ?? [];
	await expect(page.locator('[data-total="0"]')).toHaveText(ana);
	await expect(page.locator('[data-total="1"]')).toHaveText(ben);
});
