import type { Page } from '@playwright/test';
import { words } from '../../src/lib/words';
import { tournamentWords as t } from '../../src/lib/words/en/tournament';
import { open } from '../e2e/support/app';
import { expectAccessible, expectAccessibleColours } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';

/** Points that each of them makes in every game. */
const POINTS = { Ann: 100, Ben: 95, Cleo: 88, Dan: 80, Eve: 71, Fay: 61, Gus: 50, Hal: 38 };

/** The pairings of each round where lots leave the order of the list; who starts comes first. */
const ROUNDS = [
	['Ann – Ben', 'Cleo – Dan', 'Eve – Fay', 'Gus – Hal'],
	['Gus – Eve', 'Cleo – Ann', 'Ben – Dan', 'Fay – Hal'],
	['Eve – Ann', 'Fay – Ben', 'Cleo – Gus', 'Dan – Hal']
];

/**
 * By hand: rank, name, wins, wins of the opponents without the weakest, difference and points, after the last game of the first
 * round was corrected from 50 : 38 to 40 : 45.
 */
const STANDINGS = [
	['1', 'Ann', '3', '4', '+46', '300'],
	['2', 'Ben', '2', '4', '+44', '285'],
	['3', 'Cleo', '2', '4', '+34', '264'],
	['4', 'Eve', '2', '4', '+2', '213'],
	['5', 'Dan', '1', '4', '+19', '240'],
	['6', 'Fay', '1', '4', '−21', '183'],
	['7', 'Hal', '1', '2', '−60', '121'],
	['8', 'Gus', '0', '4', '−64', '140']
];

const tableButton = (page: Page, table: number) =>
	page.getByRole('button', { name: `${t.enterResult(table)}:` });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const show = (page: Page, part: string) => page.getByText(part, { exact: true }).first().click();

async function enter(page: Page, table: number, pair: string, points: readonly number[]) {
	const names = pair.split(' – ');
	await tableButton(page, table).click();
	const sheet = page.getByRole('dialog');
	for (const [seat, name] of names.entries())
		await sheet.getByLabel(t.pointsOf(name)).fill(String(points[seat]));
	await sheet.getByRole('button', { name: /^(?:Save|Correct) the result$/ }).click();
	await expect(sheet).toHaveCount(0);
}

const pointsOf = (pair: string): readonly number[] =>
	pair.split(' – ').map((name) => POINTS[name as keyof typeof POINTS]);

test('an evening of 8 players: three rounds, a reload, a corrected result, and the standings', async ({
	page
}) => {
	// Lots leave the order of the list.
	await page.addInitScript(() => {
		Math.random = () => 0.5;
	});
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, '/tournament/?new');
	await page.getByText(t.paste, { exact: true }).first().click();
	await page.getByRole('textbox', { name: t.paste }).fill(Object.keys(POINTS).join('\n'));
	await button(page, t.addPasted).click();
	await expect(page.getByText(t.count(8), { exact: true })).toBeVisible();
	await button(page, t.start).click();

	for (const [index, pairs] of ROUNDS.entries()) {
		await button(page, index === 0 ? t.pairFirst : t.pairNext).click();
		await button(page, t.pair).click();
		await expect(page.getByText(t.stage('rounds', index + 1, 3))).toBeVisible();
		for (const [at, pair] of pairs.entries()) {
			await expect(tableButton(page, at + 1)).toHaveAccessibleName(new RegExp(`: ${pair}\\. `));
			await enter(page, at + 1, pair, pointsOf(pair));
		}
		// Everything is in the store.
		await page.reload();
		await expect(page.getByText(t.stage('rounds', index + 1, 3))).toBeVisible();
		await expect(page.getByText(t.allDone)).toBeVisible();
	}
	await expect(page.getByText(t.over)).toBeVisible();

	for (let back = 0; back < 2; back++) await button(page, t.earlierRound).click();
	await enter(page, 4, 'Gus – Hal', [40, 45]);
	await show(page, t.standings);
	const cells = page
		.getByRole('table')
		.getByRole('row')
		.evaluateAll((rows) =>
			rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent.trim()))
		);
	expect(await cells).toEqual(STANDINGS);
	await expectAccessible(page, 'light');
	await expectAccessibleColours(page, 'dark');

	// What is erased is nowhere, and what it won stays.
	await show(page, t.players);
	await button(page, 'Eve').click();
	await button(page, t.erase).click();
	await show(page, t.standings);
	await expect(page.getByRole('row', { name: t.erased(5) })).toContainText('213');
	await expect(page.getByText('Eve')).toHaveCount(0);

	await open(page);
	await page.getByRole('link', { name: words.shell.tournament }).click();
	await expect(page.getByRole('link', { name: t.count(8) })).toBeVisible();
});
