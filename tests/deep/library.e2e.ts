import type { Page } from '@playwright/test';
import { SUMMARY_VERSION } from '../../src/lib/record';
import { words } from '../../src/lib/words/en/home';
import { libraryWords } from '../../src/lib/words/en/library';
import { closed, tallied } from '../review/summaries';
import { open } from '../e2e/support/app';
import { expectAccessible, expectAccessibleColours } from '../e2e/support/axe';
import { storeRows } from '../e2e/support/rows';
import { expect, test } from '../e2e/support/test';

const counted = tallied([{ city: 60, road: 20 }, { farm: 50 }], [24, 30]);

/** Fifty games of Ana and Ben, one in ten of them with Anna in Ana's place. */
const GAMES = Array.from({ length: 50 }, (_, day) =>
	closed(
		day,
		{ [day % 10 === 0 ? 'Anna' : 'Ana']: 80 - day, Ben: 50 },
		{
			version: SUMMARY_VERSION,
			box: day % 2 === 0 ? 'base-c1' : 'winter-we3',
			...counted
		}
	)
);

const rows = (page: Page) => page.getByRole('main').getByRole('article');
const undo = (page: Page) => page.getByRole('button', { name: words.common.undo, exact: true });

test('past games are searched and deleted, people merged and renamed, and all of it undone', async ({
	page
}) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	await storeRows(page, GAMES);
	await open(page);
	await expect(rows(page)).toHaveCount(5);
	await page.getByRole('link', { name: words.home.allGames(50) }).click();
	const status = page.getByRole('main').getByRole('status');
	await expect(status).toHaveText(libraryWords.resultCount(50, 50));

	await page.getByLabel(libraryWords.who).fill('anna');
	await expect(status).toHaveText(libraryWords.resultCount(5, 50));
	await page.getByText(libraryWords.more).click();
	await page.getByLabel(libraryWords.box, { exact: true }).selectOption('winter-we3');
	await expect(status).toHaveText(libraryWords.noMatch);
	await page.getByLabel(libraryWords.box, { exact: true }).selectOption('base-c1');
	await expect(rows(page)).toHaveCount(5);
	await expectAccessible(page, 'the list, searched');

	await rows(page).first().getByRole('button', { name: words.home.tools }).click();
	await page.getByRole('button', { name: words.home.remove, exact: true }).click();
	await expect(status).toHaveText(libraryWords.resultCount(4, 49));
	await undo(page).click();
	await expect(status).toHaveText(libraryWords.resultCount(5, 50));

	await page.getByRole('link', { name: libraryWords.players }).click();
	await page.getByRole('link', { name: 'Ana', exact: true }).click();
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText('Ana');
	await expect(page.getByRole('table', { name: libraryWords.against })).toContainText('45');
	await expectAccessible(page, 'somebody');

	await page.getByRole('button', { name: libraryWords.merge }).click();
	await page.getByText(libraryWords.mergeWith('Anna', 5)).click();
	await page.getByRole('button', { name: libraryWords.mergeNow('Ana', 'Anna') }).click();
	await expect(heading).toHaveText('Anna');
	await expect(page.getByRole('table', { name: libraryWords.against })).toContainText('50');
	await undo(page).click();
	await expect(page.getByRole('table', { name: libraryWords.against })).toContainText('5');

	await page.getByRole('button', { name: libraryWords.rename }).click();
	const sheet = page.getByRole('dialog');
	await sheet.getByLabel(libraryWords.newName).fill('Ben');
	await expect(sheet.getByText(libraryWords.taken('Ben'))).toBeVisible();
	await sheet.getByLabel(libraryWords.newName).fill('Annelie');
	await sheet.getByRole('button', { name: libraryWords.renameNow }).click();
	await expect(heading).toHaveText('Annelie');
	await page.getByRole('link', { name: libraryWords.gamesWith('Annelie') }).click();
	await expect(status).toHaveText(libraryWords.resultCount(5, 50));
	// Back, the search is there as it was.
	await undo(page).click();
	await expect(status).toHaveText(libraryWords.noMatch);
	await page.goBack();
	await expect(heading).toHaveText('Anna');
});

test('two players who met often are compared, and boxes have numbers', async ({ page }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	await storeRows(page, GAMES);
	await open(page, '/players/');
	const boxes = page.getByRole('table', { name: libraryWords.byBox }).getByRole('row');
	await expect(boxes).toHaveCount(3);
	await expect(boxes.filter({ hasText: words.home.box('winter-we3') })).toContainText('25');
	await expectAccessible(page, 'the players with boxes');
	await page.getByRole('link', { name: 'Ben', exact: true }).click();
	const rivals = page.getByRole('table', { name: libraryWords.against });
	await rivals.getByRole('link', { name: 'Ana', exact: true }).click();
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText(libraryWords.pair('Ben', 'Ana'));
	const meetings = page.getByRole('table', { name: libraryWords.meetings }).getByRole('row');
	await expect(meetings).toHaveCount(46);
	await expectAccessible(page, 'two players');
	await page.emulateMedia({ colorScheme: 'dark' });
	await expectAccessibleColours(page, 'two players, dark');
	await page.getByRole('link', { name: libraryWords.pageOf('Ana') }).click();
	await expect(heading).toHaveText('Ana');
	await open(page, '/players/?id=ben&with=nobody');
	await expect(page.getByText(libraryWords.pairUnknown)).toBeVisible();
});
