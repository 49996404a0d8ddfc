import type { Page } from '@playwright/test';
import { words } from '../../src/lib/words';
import { deviceWords } from '../../src/lib/words/en/device';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { hostile } from '../tools/games/hostile';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { smallTargets, overflowingElements } from '../e2e/support/look';
import { stored } from '../e2e/support/stored';
import { expect, test } from '../e2e/support/test';

/** Chooses a file made to block the page. */
async function choose(page: Page, says: string): Promise<void> {
	const { as, make } = hostile(says);
	const buffer = Buffer.from(await make());
	await page.locator('input[type=file]').setInputFiles({ name: as, mimeType: '', buffer });
}

/** Counts the frames that the page paints from now on. */
const countFrames = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const count = () => {
			const { frames = '0' } = document.documentElement.dataset;
			document.documentElement.dataset['frames'] = String(Number(frames) + 1);
			requestAnimationFrame(count);
		};
		count();
	});
const frames = (page: Page): Promise<number> =>
	page.evaluate(() => Number(document.documentElement.dataset['frames']));

const cancel = (page: Page) => page.getByRole('button', { name: words.common.cancel });

test('searching a picture without a code doesn’t block the page, and can be cancelled', async ({
	page
}) => {
	await open(page, '/open/');
	await countFrames(page);
	await choose(page, 'a picture full of corners of codes');
	await expect(page.getByRole('progressbar')).toBeVisible();
	await expectAccessible(page, 'while it is read');
	expect(await smallTargets(page)).toEqual([]);
	expect(await overflowingElements(page)).toEqual([]);
	await expect(page.getByRole('alert')).toHaveText(gameFileWords.refused({ code: 'no-code' }));
	expect(await frames(page)).toBeGreaterThan(20);
	await expect(page.getByRole('progressbar')).toHaveCount(0);

	await choose(page, 'a picture full of corners of codes');
	await cancel(page).tap();
	await expect(page.getByText(incomingWords.stopped)).toBeVisible();
	await expect(page.getByRole('progressbar')).toHaveCount(0);
	expect(await stored(page)).toBe(0);
});

test('a backup that unpacks to too many bytes is refused at once, and a large one can be cancelled', async ({
	page
}) => {
	await open(page, '/device/');
	await choose(page, 'a backup of 390 MB of blank lines');
	await expect(page.getByRole('alert')).toHaveText(gameFileWords.refused({ code: 'damaged' }));
	await choose(page, 'a backup of 20,000 games');
	await expect(page.getByText(/^[\d,]+ of 20,000 games$/)).toBeVisible();
	await cancel(page).tap();
	await expect(page.getByText(deviceWords.stopped)).toBeVisible();
	await expect(cancel(page)).toHaveCount(0);
	await expect(page.getByRole('button', { name: deviceWords.choose })).toBeEnabled();
	expect(await stored(page)).toBe(0);
});
