import type { Page } from '@playwright/test';
import { words } from '../../src/lib/words/en/table';
import { watchWords } from '../../src/lib/words/en/watch';
import { expectAccessible } from '../e2e/support/axe';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { bringRecord } from '../e2e/table/support/setup';
import { gameOf, simulatedPhoto } from '../e2e/table/support/snap';
import { filmTable } from './filmed-table';

async function follow(page: Page, finger: Finger): Promise<void> {
	await finger.press(words.table.menu);
	await finger.press(words.table.watch);
	await expectAccessible(page, 'the explanation of the camera');
	expect(await overflowingElements(page)).toEqual([]);
	await finger.press(watchWords.begin);
	await expect(page.getByRole('button', { name: watchWords.looksRight })).toBeEnabled({
		timeout: 120_000
	});
	await expectAccessible(page, 'the set-up of the camera');
	expect(await smallTargets(page)).toEqual([]);
	await finger.press(watchWords.looksRight);
	await expect(page.getByText(watchWords.sight('still'))).toBeVisible({ timeout: 120_000 });
}

test('a tile laid under the camera becomes a turn with one tap', async ({ page }) => {
	const photo = simulatedPhoto('begun');
	await bringRecord(page, gameOf(photo, 1));
	const layLast = await filmTable(page, photo);
	const finger = new Finger(page);
	await follow(page, finger);
	await layLast();
	const proposal = page.locator('.proposed');
	await expect(proposal).toBeVisible({ timeout: 60_000 });
	await expectAccessible(page, 'a proposal of the camera');
	expect(await overflowingElements(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
	await finger.tap('done', proposal.getByRole('button').first());
	await expect(proposal).toHaveCount(0);
	await expect(page.getByRole('button', { name: words.common.undo, exact: true })).toBeEnabled();
	await expect(page.getByText(watchWords.sight('still'))).toBeVisible();
});
