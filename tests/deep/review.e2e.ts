import type { Page } from '@playwright/test';
import { withEntry, type GameRecord } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { chartWords } from '../../src/lib/words/en/charts';
import { contractWords } from '../../src/lib/words/en/contract';
import { historyWords } from '../../src/lib/words/en/history';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { proofWords } from '../../src/lib/words/en/proof';
import { resultWords } from '../../src/lib/words/en/result';
import { reviewWords } from '../../src/lib/words/en/review';
import { setupWords } from '../../src/lib/words/en/setup';
import { words } from '../../src/lib/words/en/home';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { asFile, namesOf, recorded, recordOf } from '../e2e/table/support/games';

const game = recorded('winter', 'winter-117');
const ENDING: readonly TableEvent[] = [
	{ type: 'base/ended', overruled: ['tiles-left'] },
	{ type: 'base/closed' }
];
/** The whole game, a turn every half minute. */
const HALF_A_MINUTE = 30_000;

function closed(): GameRecord {
	const played = recordOf(game, game.turns.length, 'closed-game');
	const { entries } = ENDING.reduce(
		(record, event) => withEntry(record, { seq: record.entries.length, at: 0, v: 1, event }),
		played
	);
	const { created } = played.header;
	return {
		header: played.header,
		entries: entries.map((entry) => ({ ...entry, at: created + HALF_A_MINUTE * (1 + entry.seq) }))
	};
}

const card = (page: Page, title: string) =>
	page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title }) });

test('a finished game is reviewed, one moment of it opened on the board, and its players start again', async ({
	page,
	isMobile
}) => {
	await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
	await open(page, '/open/');
	await page.locator('input[type=file]').setInputFiles(asFile(makeGameFile(closed())));
	// It is shown before it is kept.
	await expect(page).toHaveURL(/\/review\/\?visit$/);
	await page.getByRole('button', { name: incomingWords.keep('stored') }).click();
	await expect(page).toHaveURL(/\/review\/\?id=closed-game$/);

	// The list links a finished game here, and so does the end at the table.
	await open(page);
	await page.getByRole('link', { name: words.home.openGame(namesOf(game)) }).click();
	await page.getByRole('link', { name: reviewWords.explore }).click();
	await page.getByRole('link', { name: resultWords.review, exact: true }).click();

	const [ada = 0, ben = 0, chloe = 0] = game.finalScores ?? [];
	expect([ada, ben, chloe]).toEqual([39, 43, 42]);
	await expect(page.getByRole('heading', { name: reviewWords.won(['Ben'], ben) })).toBeVisible();
	const places = page.getByRole('list', { name: reviewWords.result }).getByRole('listitem');
	await expect(places).toHaveText([/^1.*Ben 43/, /^2.*Chloé 42/, /^3.*Ada 39/]);
	await expect(page.locator('[data-total="2"]')).toHaveText('42');
	await expect(page.getByText(reviewWords.span(84 * HALF_A_MINUTE))).toBeVisible();
	// Keys move along the race, and open the table at that point.
	const race = page.getByRole('slider', { name: chartWords.raceReader });
	await expect(race).toHaveAttribute('aria-valuetext', /: Ada 39, Ben 43, Chloé 42$/);
	await race.press('Home');
	await race.press('ArrowRight');
	await expect(race).toHaveAttribute('aria-valuetext', /: Ada 0, Ben 0, Chloé 0$/);
	await expect(page.getByText(/^Tile 2 of 84: /)).toBeVisible();
	await page.getByText(chartWords.asTable).first().click();
	await expect(page.getByRole('table', { name: chartWords.race })).toBeVisible();
	await expectAccessible(page, 'the review');

	await expect(card(page, reviewWords.honours(['farm']))).toContainText(
		'Chloé scored 9 points with a farm touching 3 cities.'
	);
	await page.getByRole('link', { name: reviewWords.honours(['farm']) }).click();
	await expect(page.locator('[data-highlight] [data-hatch="green"]')).toBeVisible();
	await expect(page.getByRole('slider', { name: historyWords.sliderLabel })).toHaveValue('84');

	await page.goBack();
	await page.getByRole('button', { name: contractWords.otherRules }).click();
	await expect(page.getByRole('dialog').getByRole('table')).toHaveCount(2);
	await page.keyboard.press('Escape');
	await page.getByRole('link', { name: reviewWords.again }).click();
	for (const [seat, name] of namesOf(game).entries())
		await expect(page.getByLabel(setupWords.nameOf(seat + 1))).toHaveValue(name);
});

test('the board of the review explains what is tapped, and leads to the turn that paid it', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, '/open/');
	await page.locator('input[type=file]').setInputFiles(asFile(makeGameFile(closed())));
	const board = page.getByRole('group', { name: reviewWords.board });
	const explained = (name: string) => page.getByRole('region', { name }).first();
	const shares = page.locator('[data-share]');
	await expect(page.getByText(reviewWords.boardHint)).toBeVisible();

	// By keyboard: the start tile’s road, completed with tile 16, which paid 6.
	const cursor = board.getByRole('application');
	await cursor.focus();
	await page.keyboard.press('Space');
	await page.keyboard.press('Enter');
	await expect(explained('road')).toContainText('6 tiles × 1 = 6');
	await expect(shares).toHaveText(['1', '1', '1', '1', '1', '1']);
	await expectAccessible(page, 'a road explained in the review');
	await page.getByRole('button', { name: proofWords.seeTurn(16) }).click();
	await expect(page.getByText(reviewWords.boardThen(16))).toBeVisible();
	await expect(page.getByRole('button', { name: proofWords.seeTurn(16) })).toHaveCount(0);
	await expect(shares).toHaveCount(6);
	await page.getByRole('button', { name: reviewWords.showAll }).click();
	await expect(explained('road')).toHaveCount(0);

	// A tap explains what lies there.
	// The cursor takes no taps: they go through it to the start tile.
	await cursor.click({ force: true, position: { x: 3, y: 3 } });
	await expect(page.locator('[data-highlight]')).toBeVisible();
	await page.getByRole('button', { name: words.common.close }).click();

	// What the final scoring paid, from the race.
	await page.getByRole('slider', { name: chartWords.raceReader }).press('End');
	await page.getByRole('button', { name: /farm/i }).first().click();
	await expect(explained('field')).toBeInViewport();
	await expect(page.locator('[data-highlight] [data-hatch]')).toBeVisible();
});
