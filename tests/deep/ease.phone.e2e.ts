import type { Page } from '@playwright/test';
import { SUMMARY_VERSION } from '../../src/lib/record';
import { personKey } from '../../src/lib/record/people';
import { deviceWords } from '../../src/lib/words/en/device';
import { libraryWords } from '../../src/lib/words/en/library';
import { reviewWords } from '../../src/lib/words/en/review';
import { words as homeWords } from '../../src/lib/words/en/home';
import { words } from '../../src/lib/words/en/table';
import { closed } from '../review/summaries';
import { exampleWords } from '../../src/lib/words/en/notes';
import { setupWords } from '../../src/lib/words/en/setup';
import { shareWords } from '../../src/lib/words/en/share';
import { open, serviceWorkerReady } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { storeRows } from '../e2e/support/rows';
import { focusOrder, smallTargets, overflowingElements } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';

const NARROW = { width: 360, height: 780 };

/** No horizontal scrolling at 360 px, also with text twice as large. */
async function fits(page: Page): Promise<void> {
	expect(await overflowingElements(page)).toEqual([]);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%';
	});
	expect(await overflowingElements(page)).toEqual([]);
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '';
	});
}

test('first page and new game: targets, focus in reading order, large text', async ({ page }) => {
	await page.setViewportSize(NARROW);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	await page.getByRole('link', { name: homeWords.home.example }).waitFor();
	expect(await smallTargets(page)).toEqual([]);
	expect(await focusOrder(page)).toEqual([
		words.shell.settings,
		words.shell.help,
		homeWords.home.newGame,
		homeWords.home.existingTable,
		homeWords.home.openShared,
		homeWords.home.example,
		homeWords.home.storageAndBackup
	]);
	await fits(page);

	await page.getByRole('link', { name: homeWords.home.newGame }).click();
	await page.getByLabel(setupWords.nameOf(1)).fill('Maximiliane Freifrau von Thurn');
	await page.locator('.expansions > summary').click();
	await page.getByText(setupWords.expansion('abbey-and-mayor'), { exact: true }).click();
	await page.locator('.rules > summary').click();
	await page.locator('.single > summary').click();
	await page.locator('[data-ruling="edge"] summary').click();
	expect(await smallTargets(page)).toEqual([]);
	const path = await focusOrder(page);
	expect(path.at(0)).toBe(words.shell.home);
	expect(path.at(-1)).toBe(setupWords.startWith(2));
	expect(path.indexOf(setupWords.nameOf(1))).toBeLessThan(path.indexOf(setupWords.nameOf(2)));
	expect(path.indexOf(setupWords.add)).toBeLessThan(path.indexOf(setupWords.how));
	await fits(page);
	await expectAccessible(page, 'new game');
});

test.describe(() => {
	test.use({ serviceWorkers: 'allow' });

	test('the example can be played on, reset and left, and is never listed', async ({ page }) => {
		await page.setViewportSize(NARROW);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page);
		await page.getByRole('link', { name: homeWords.home.example }).click();
		await page.locator('main.table').waitFor();
		const note = page.getByRole('complementary', { name: exampleWords.title });
		const points = page.locator('[data-points]');
		await expect(points).toHaveText(['27', '47']);
		expect(await smallTargets(page)).toEqual([]);
		await fits(page);
		await expectAccessible(page, 'the example');

		await page.getByRole('button', { name: words.common.undo }).click();
		await expect(points).toHaveText(['18', '41']);
		await note.getByRole('button', { name: exampleWords.startOver }).click();
		await expect(points).toHaveText(['27', '47']);
		await expect(note.getByRole('button', { name: exampleWords.startOver })).toHaveCount(0);

		await page.getByRole('button', { name: words.common.undo }).click();
		await expect(points).toHaveText(['18', '41']);
		await note.getByRole('link', { name: exampleWords.leave }).click();
		// No game yet: nothing to continue, and no list.
		await expect(page.getByText(homeWords.home.welcome)).toBeVisible();
		await page.getByRole('link', { name: homeWords.home.example }).click();
		await expect(points).toHaveText(['18', '41']);
		await page.getByRole('button', { name: words.table.menu }).click();
		const menu = page.getByRole('dialog');
		await expect(menu.getByRole('link', { name: words.table.home })).toBeVisible();
		await expect(menu.getByRole('button', { name: shareWords.open })).toHaveCount(0);

		// Reloaded, it starts again, also without a network.
		await serviceWorkerReady(page);
		await page.context().setOffline(true);
		await open(page, '/game/?example');
		await expect(points).toHaveText(['27', '47']);
	});
});

test('without its file the example says so, and tries again', async ({ page }) => {
	await page.route('**/example.json', (route) => route.abort());
	await open(page, '/game/?example');
	await expect(page.getByRole('alert')).toHaveText(exampleWords.failed);
	await page.unroute('**/example.json');
	await page.getByRole('button', { name: words.table.retry }).click();
	await page.locator('main.table').waitFor();
});

test('past games, people, this device and a review: targets, large text, every control in reach of the keys', async ({
	page
}) => {
	await page.setViewportSize(NARROW);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page);
	const three = [0, 1, 2].map((day) =>
		closed(day, { Ana: 60 + day, Ben: 61 }, { version: SUMMARY_VERSION })
	);
	await storeRows(page, three);
	const row = [homeWords.home.openGame(['Ana', 'Ben']), homeWords.home.tools];

	const ways = [
		['/games/', [libraryWords.who, libraryWords.more, ...row]],
		['/players/', ['Ana', 'Ben']],
		[
			`/players/?id=${personKey('Ana')}`,
			['Ben', libraryWords.gamesWith('Ana'), libraryWords.rename]
		],
		['/device/', [deviceWords.makeBackup, deviceWords.choose, deviceWords.trouble]],
		['/review/?example', [reviewWords.replay, shareWords.open]]
	] as const;
	for (const [path, inOrder] of ways) {
		await open(page, path);
		await expect(async () => {
			const reached = await focusOrder(page);
			const at = inOrder.map((name) => reached.indexOf(name));
			const wanted = at.toSorted((a, b) => a - b).filter((place) => place >= 0);
			expect(at, `${path}: ${reached.join(', ')}`).toEqual(wanted);
		}).toPass({ timeout: 15_000 });
		expect(await smallTargets(page), path).toEqual([]);
		await fits(page);
	}
});
