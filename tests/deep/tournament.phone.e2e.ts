import type { Page } from '@playwright/test';
import { tournamentLink } from '../../src/lib/tournament/link';
import { invitationOf } from '../../src/lib/tournament/reports';
import { stateOf } from '../../src/lib/tournament/state';
import { words } from '../../src/lib/words';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { resultWords } from '../../src/lib/words/en/result';
import { reviewWords } from '../../src/lib/words/en/review';
import { tournamentWords as t } from '../../src/lib/words/en/tournament';
import { tournamentTableWords as says } from '../../src/lib/words/en/tournament-table';
import { open } from '../e2e/support/app';
import { expectAccessible, expectAccessibleColours } from '../e2e/support/axe';
import { press } from '../e2e/support/follow';
import { expect, test } from '../e2e/support/test';
import { recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { FIRST_ROUND, tournamentOf } from '../store/tournament-support';
import {
	choose,
	copiedLink,
	endGame,
	expectGoodLook,
	join,
	phone,
	play,
	report,
	save,
	show,
	tableButton,
	typePoints,
	type Seats
} from './tournament';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];

/**
 * The pairings of each round, where lots leave the order of the list in the first one; who starts comes first. By hand, from
 * wins and differences of points: after round 1 Gus 1 +3, Ben 1 +2, Cleo 1 +1, Eve 1 0, Fay 0 0, Dan 0 −1, Ann 0 −2, Hal 0 −3;
 * after round 2 Ben 2, Eve 2, Gus 1, Cleo 1, Hal 1, Fay ½, Dan ½, Ann 0, of whom Ben and Gus met, Cleo and Eve, and so on.
 */
const ROUNDS: readonly (readonly (readonly [string, string])[])[] = [
	[
		['Ann', 'Ben'],
		['Cleo', 'Dan'],
		['Eve', 'Fay'],
		['Gus', 'Hal']
	],
	[
		['Ben', 'Gus'],
		['Cleo', 'Eve'],
		['Fay', 'Dan'],
		['Hal', 'Ann']
	],
	[
		['Ben', 'Eve'],
		['Gus', 'Cleo'],
		['Hal', 'Fay'],
		['Dan', 'Ann']
	]
];

/**
 * What each table's game ends with after so many turns, who starts first: a city of one tile; one for the other player; a pennant
 * makes that 3; the same for the first one; and a monastery with two neighbours, 3 more.
 */
const POINTS: Readonly<Record<number, readonly [number, number]>> = {
	1: [1, 0],
	2: [1, 1],
	3: [1, 3],
	5: [6, 3]
};

/**
 * By hand: rank, name, wins, wins of the opponents without the weakest, difference and points. Eve won against Fay by time, Hal
 * and Fay were both absent in the last round, and 6 : 3 of Hal against Ann was corrected to 3 : 6.
 */
const STANDINGS = [
	['1', 'Ben', '3', '3.5', '+4', '5'],
	['2', 'Eve', '2', '5', '+1', '4'],
	['3', 'Cleo', '2', '3', '+1', '5'],
	['4', 'Ann', '1.5', '4', '+1', '8'],
	['5', 'Gus', '1', '5', '0', '7'],
	['6', 'Dan', '1', '3.5', '−1', '2'],
	['7', 'Fay', '0.5', '3', '0', '2'],
	['8', 'Hal', '0', '2.5', '−6', '6']
];

function seatsAt(round: number, table: number): Seats {
	const names = ROUNDS[round - 1]?.[table - 1];
	if (!names) throw new Error('Three rounds of four tables.');
	return { round, table, names };
}

/** Sets up the tournament, with lots that leave the order of the list. */
async function setUp(page: Page): Promise<void> {
	await page.addInitScript(() => {
		Math.random = () => 0.5;
	});
	await open(page, '/tournament/?new');
	await page.getByText(t.paste, { exact: true }).first().click();
	await page.getByRole('textbox', { name: t.paste }).fill(NAMES.join('\n'));
	await press(page, t.addPasted);
	await expect(page.getByText(t.count(8), { exact: true })).toBeVisible();
	await press(page, t.start);
}

/** Pairs a round. @returns the link for the phones of its tables */
async function pair(page: Page, round: number): Promise<string> {
	await press(page, round === 1 ? t.pairFirst : t.pairNext);
	await press(page, t.pair);
	await expect(page.getByText(t.stage('rounds', round, 3))).toBeVisible();
	for (const [at, names] of (ROUNDS[round - 1] ?? []).entries())
		await expect(tableButton(page, at + 1)).toHaveAccessibleName(
			new RegExp(`: ${t.versus(names)}\\. `)
		);
	await press(page, says.codes);
	await expect(page.getByRole('img', { name: says.roundCode(round) })).toBeVisible();
	if (round === 1) await expectGoodLook(page, 'the codes of a round');
	const link = await copiedLink(page);
	await press(page, words.common.close);
	return link;
}

/** A table's game from the organiser's link to its result. */
async function playTable(page: Page, link: string, seats: Seats, turns: number): Promise<void> {
	await join(page, link, seats);
	await play(page, turns);
	await endGame(page);
}

/** The link with the result of a finished game, once its points are as they must be. */
async function reported(page: Page, { names }: Seats, turns: number): Promise<string> {
	await report(page);
	const [own = 0, others = 0] = POINTS[turns] ?? [];
	await expect(
		page.getByRole('heading', { name: says.points(names[0], own, names[1], others) })
	).toBeVisible();
	return copiedLink(page);
}

/** The organiser follows a table's link, and is back at the tournament then. */
async function take(page: Page, link: string): Promise<void> {
	await page.goto(link);
	await expect(page.getByText(says.arrival('first'))).toBeVisible();
	await page.getByRole('link', { name: says.toTournament }).click();
}

async function accept(page: Page, ...tables: readonly number[]): Promise<void> {
	for (const table of tables) {
		await tableButton(page, table).click();
		await press(page, t.accept);
		await expect(page.getByText(t.saved(table))).toBeVisible();
	}
}

/** Everything is in the store. */
async function expectRoundDone(page: Page, round: number): Promise<void> {
	await page.reload();
	await expect(page.getByText(t.stage('rounds', round, 3))).toBeVisible();
	await expect(page.getByText(t.allDone)).toBeVisible();
}

/** The first round: its results come by every way there is. */
async function firstRound(organiser: Page, phones: readonly Page[]): Promise<void> {
	const turns = [3, 1, 2, 5];
	const link = await pair(organiser, 1);
	const [one, two, three, four] = phones;
	if (!one || !two || !three || !four) throw new Error('There are four phones.');
	await choose(one, link, seatsAt(1, 1));
	await expectGoodLook(one, 'a table to join');
	await Promise.all(
		phones.map((page, at) => playTable(page, link, seatsAt(1, at + 1), turns[at] ?? 0))
	);

	const first = await reported(one, seatsAt(1, 1), 3);
	await expectGoodLook(one, 'a result to report');
	await take(organiser, first);
	// A phone without the tournament passes it on.
	await two.goto(first);
	await expect(two.getByText(says.unknown)).toBeVisible();
	expect(await copiedLink(two)).toBe(first);
	// Pasted into “Open a game”: known already.
	await open(organiser, '/open/');
	await organiser.getByLabel(incomingWords.paste).fill(`Our result: ${first} Bye`);
	await press(organiser, incomingWords.openPasted);
	await expect(organiser.getByText(says.arrival('known'))).toBeVisible();
	await expectGoodLook(organiser, 'a result that came');

	// The game of a table is found again by the organiser's code.
	await choose(two, link, seatsAt(1, 2));
	await press(two, says.toGame);
	await take(organiser, await reported(two, seatsAt(1, 2), 1));
	// Also from its review, where the players say how it was decided.
	await three.getByRole('link', { name: resultWords.review }).click();
	await expect(three.getByRole('heading', { name: reviewWords.title })).toBeVisible();
	await report(three);
	await three.getByLabel(says.decided).selectOption(says.byTime('Fay'));
	await expect(three.getByText(says.timeUp('Fay'))).toBeVisible();
	await take(organiser, await copiedLink(three));
	await take(organiser, await reported(four, seatsAt(1, 4), 5));
	await accept(organiser, 1, 2, 3, 4);
	await expectRoundDone(organiser, 1);
}

/** The second round: one phone dies, and another one of the same table takes over. */
async function secondRound(organiser: Page, phones: readonly Page[]): Promise<void> {
	const link = await pair(organiser, 2);
	const [one, two, three, four] = phones;
	if (!one || !two || !three || !four) throw new Error('There are four phones.');
	await Promise.all([
		playTable(one, link, seatsAt(2, 1), 1),
		playTable(three, link, seatsAt(2, 3), 2),
		playTable(four, link, seatsAt(2, 4), 5),
		join(two, link, seatsAt(2, 2))
			.then(() => play(two, 2))
			.then(() => two.context().close())
	]);
	await take(organiser, await reported(one, seatsAt(2, 1), 1));
	await take(organiser, await reported(three, seatsAt(2, 3), 2));
	await take(organiser, await reported(four, seatsAt(2, 4), 5));
	// The phone of table 3 is free: the players of table 2 enter their game once more.
	await playTable(three, link, seatsAt(2, 2), 3);
	await take(organiser, await reported(three, seatsAt(2, 2), 3));
	await accept(organiser, 1, 2, 3, 4);
	await expectRoundDone(organiser, 2);
}

/** After the next pairing, a result of the second round is corrected: what that changes is said before. */
async function correct(organiser: Page): Promise<void> {
	await press(organiser, t.earlierRound);
	const sheet = await typePoints(organiser, seatsAt(2, 4), [3, 6]);
	for (const [name, from, to] of [
		['Ann', 8, 4],
		['Cleo', 4, 5],
		['Hal', 5, 8]
	] as const)
		await expect(sheet.getByText(t.changesRank(name, from, to))).toBeVisible();
	await expect(sheet.getByRole('status').getByRole('listitem')).toHaveCount(3);
	await expect(
		sheet.getByText(t.pairedOtherwise(3, ['Gus – Ann', 'Fay – Cleo', 'Dan – Hal']))
	).toBeVisible();
	await save(organiser);
	await press(organiser, t.laterRound);
}

/** The last round: at one table nobody came, which the organiser types. */
async function lastRound(organiser: Page, phones: readonly Page[], link: string): Promise<void> {
	const [one, , three, four] = phones;
	if (!one || !three || !four) throw new Error('There are three phones left.');
	await Promise.all([
		playTable(one, link, seatsAt(3, 1), 1),
		playTable(three, link, seatsAt(3, 2), 3),
		playTable(four, link, seatsAt(3, 4), 2)
	]);
	await take(organiser, await reported(one, seatsAt(3, 1), 1));
	await take(organiser, await reported(three, seatsAt(3, 2), 3));
	await take(organiser, await reported(four, seatsAt(3, 4), 2));
	await accept(organiser, 1, 2, 4);
	await tableButton(organiser, 3).click();
	await show(organiser, t.decided.absent);
	await show(organiser, t.both);
	await save(organiser);
	await expect(tableButton(organiser, 3)).toContainText(t.bothAbsent);
	await expectRoundDone(organiser, 3);
}

test('an evening of 8 players and 4 phones: a phone dies, a result is corrected, and the standings', async ({
	browser,
	server
}) => {
	const organiser = await phone(browser, server.url);
	const phones = await Promise.all([1, 2, 3, 4].map(() => phone(browser, server.url)));
	await setUp(organiser);
	await firstRound(organiser, phones);
	await secondRound(organiser, phones);
	const link = await pair(organiser, 3);
	await correct(organiser);
	await lastRound(organiser, phones, link);
	await expect(organiser.getByText(t.over)).toBeVisible();

	await show(organiser, t.standings);
	await expect(organiser.getByText(t.after(3))).toBeVisible();
	const cells = organiser
		.getByRole('table')
		.getByRole('row')
		.evaluateAll((rows) =>
			rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent.trim()))
		);
	expect(await cells).toEqual(STANDINGS);
	await expectAccessible(organiser, 'light');
	await expectAccessibleColours(organiser, 'dark');

	// What is erased is nowhere, and what it won stays.
	await show(organiser, t.players);
	await press(organiser, 'Eve');
	await press(organiser, t.erase);
	await show(organiser, t.standings);
	await expect(organiser.getByRole('row', { name: t.erased(5) })).toContainText('+1');
	await expect(organiser.getByText('Eve')).toHaveCount(0);

	await open(organiser);
	await organiser.getByRole('link', { name: words.shell.tournament }).click();
	await expect(organiser.getByRole('link', { name: t.count(8) })).toBeVisible();
	for (const page of [organiser, ...phones]) await page.context().close();
});

test('a game that goes on at another phone is taken for its table there', async ({ page }) => {
	const record = recordOf(recorded('base', 'base-108'), 12, 'carried');
	const players = record.header.players.map((player, seat) => ({
		...player,
		name: ['Ana', 'Ben'][seat] ?? ''
	}));
	await bringRecord(page, {
		...record,
		header: { ...record.header, players, created: Date.now() }
	});
	const cup = tournamentOf(['Ben', 'Eve', 'Ana', 'Jan'], [FIRST_ROUND]);
	const [round] = stateOf(cup).rounds;
	const invitation = round && invitationOf(cup, round);
	if (!invitation) throw new Error('Two tables were paired.');
	const tables = invitation.tables.slice(0, 1);
	await open(page, tournamentLink({ ...invitation, tables }, '/open/?tournament'));
	await press(page, says.use);
	await atTable(page);
	await endGame(page);
	await report(page);
	const heading = page.getByRole('dialog').getByRole('heading', { name: /^Ben/ });
	const [, ben = '', ana = ''] = /^Ben (\d+), Ana (\d+)$/.exec(await heading.innerText()) ?? [];
	await expect(page.locator('[data-total="0"]')).toHaveText(ana);
	await expect(page.locator('[data-total="1"]')).toHaveText(ben);
});
