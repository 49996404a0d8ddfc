import { makeGameFile } from '../../src/lib/record/game-file';
import { withEntry } from '../../src/lib/record';
import type { TableEvent } from '../../src/lib/rules/catalogue';
import { ANALYSIS_DATABASE } from '../../src/lib/store/analyses';
import { analysisWords } from '../../src/lib/words/en/analysis';
import { chartWords } from '../../src/lib/words/en/charts';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { reviewWords } from '../../src/lib/words/en/review';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { asFile, recorded, recordOf } from '../e2e/table/support/games';
import type { RecordedGame } from '../tools/games/recorded';

const ENDING: readonly TableEvent[] = [
	{ type: 'base/ended', overruled: ['tiles-left'] },
	{ type: 'base/closed' }
];

/** A whole recorded game, as a file. */
function fileOf(game: RecordedGame): string {
	const record = ENDING.reduce(
		(before, event) => withEntry(before, { seq: before.entries.length, at: 0, v: 1, event }),
		recordOf(game, game.turns.length, 'looked-at')
	);
	return makeGameFile(record);
}

test('a finished game is looked at turn by turn, with a better move beside one that was played', async ({
	page,
	isMobile
}) => {
	await page.emulateMedia({ colorScheme: isMobile ? 'light' : 'dark', reducedMotion: 'reduce' });
	await open(page, '/open/');
	const file = fileOf(recorded('base', 'base-108'));
	await page.locator('input[type=file]').setInputFiles(asFile(file));
	await page.getByRole('button', { name: incomingWords.keep('stored') }).click();
	await expect(page.getByRole('heading', { name: analysisWords.title })).toBeVisible();
	// It is stored only once every turn is known.
	const progress = page.getByRole('progressbar', { name: analysisWords.working });
	await expect(progress).toBeVisible();
	await expect(progress).toBeHidden({ timeout: 120_000 });

	const chances = page.getByRole('figure', { name: analysisWords.chances });
	const reader = chances.getByRole('slider', { name: analysisWords.chancesReader });
	await expect(reader).toHaveAttribute('aria-valuetext', /^End: .*100%/);
	await reader.press('Home');
	await expect(page.getByText(reviewWords.showAll)).toBeVisible();
	await expect(page.getByRole('figure', { name: analysisWords.luck })).toBeVisible();
	await expect(page.getByText(analysisWords.luckiest, { exact: true })).toBeVisible();

	const looks = page.locator('.looks summary');
	await looks.first().click();
	await expect(page.getByRole('img', { name: analysisWords.pictures.played('') })).toBeVisible();
	await expect(page.getByRole('img', { name: analysisWords.pictures.better('') })).toBeVisible();
	await expect(page.getByText(analysisWords.whyBetter)).toBeVisible();
	await expectAccessible(page, 'the review with all that looking ahead says');

	// What was found is there again at once, without another look.
	const workers: string[] = [];
	page.on('worker', (worker) => workers.push(worker.url()));
	await page.reload();
	await expect(looks.first()).toBeVisible();
	await expect(progress).toBeHidden();
	expect(workers.filter((url) => url.includes('lookahead'))).toEqual([]);
	expect(await page.evaluate(() => indexedDB.databases())).toContainEqual(
		expect.objectContaining({ name: ANALYSIS_DATABASE.name })
	);

	await looks.first().click();
	await page.getByRole('link', { name: chartWords.seeOnBoard }).last().click();
	await expect(page).toHaveURL(/moment=\d+/);
});

test('a game with an expansion says why it isn’t looked at more closely', async ({ page }) => {
	await open(page, '/open/');
	await page
		.locator('input[type=file]')
		.setInputFiles(asFile(fileOf(recorded('abbey', 'abbey-144'))));
	await expect(page.getByText(analysisWords.uncovered.expansion)).toBeVisible();
});
