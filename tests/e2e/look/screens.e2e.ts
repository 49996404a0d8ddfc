import { resultWords } from '../../../src/lib/words/en/result';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../support/app';
import { expect, test } from '../support/test';
import { BEFORE, cut } from '../table/support/cuts';
import { Finger } from '../table/support/finger';
import { recorded, turnOf } from '../table/support/games';
import { bringIn, bringRecord } from '../table/support/setup';
import { layOut } from '../table/support/turns';
import { looksAsBefore, looksAsBeforeInBoth } from './picture';

const game = recorded('winter', 'winter-117');
const TURNS = 40;
/** The day after the games, so that lists show the same dates. */
const TODAY = Date.UTC(2026, 10, 21, 12);

/** Every colour is the same on both screens: light on the phone and dark on the desktop see all of them. */
const schemeOn = (isMobile: boolean) => (isMobile ? 'light' : 'dark');

test.use({
	reducedMotion: 'reduce',
	locale: 'en-GB',
	timezoneId: 'UTC'
});

test('the main screens equal their baselines', async ({ page, isMobile }) => {
	const screen = isMobile ? 'phone' : 'desktop';
	const shown = (name: string): Promise<void> => looksAsBefore(page, `${screen}-${name}`);
	await page.emulateMedia({ colorScheme: schemeOn(isMobile) });
	await page.clock.setFixedTime(TODAY);
	await open(page);
	await shown('welcome');
	await open(page, '/new/');
	// The names of expansions come with their words, after the page.
	await expect(page.getByText('The River and The Abbot')).toBeVisible();
	await shown('new');
	await bringIn(page, game, TURNS);
	await looksAsBeforeInBoth(page, `${screen}-table`);
	await page.emulateMedia({ colorScheme: schemeOn(isMobile) });
	await layOut(new Finger(page, isMobile), turnOf(game, TURNS));
	await shown('laying');
	await page.getByRole('button', { name: words.table.menu }).click();
	await page.getByRole('button', { name: words.table.endNow }).click();
	await page.locator('main[data-phase="ended"]').waitFor();
	await page.getByRole('button', { name: resultWords.scoreAll }).click();
	await page.getByRole('button', { name: resultWords.closeGame }).click();
	await page.locator('main[data-phase="closed"]').waitFor();
	await shown('result');
	await bringRecord(page, cut(BEFORE.man));
	await shown('question');
	await open(page);
	// Boards are drawn when the page is idle: of the game to continue, and of the one in the list.
	await expect(page.locator('img[data-board]')).toHaveCount(2);
	await shown('home');
});
