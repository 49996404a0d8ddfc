import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import { watchWords } from '../../src/lib/words/en/watch';
import { screens } from '../tools/run/browsers';
import { expectAccessible } from '../e2e/support/axe';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	pasteAnswer,
	press
} from '../e2e/support/follow';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { expect, test } from '../e2e/support/test';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { gameOf, simulatedPhoto } from '../e2e/table/support/snap';
import { filmTable } from './filmed-table';

test.use({ launchOptions: connectingChromium });

test('a tile laid under the camera of a phone that follows becomes a turn with one tap at the other', async ({
	page,
	browser
}) => {
	const photo = simulatedPhoto('begun');
	await bringRecord(page, gameOf(photo, 1));
	await openFollowSheet(page);
	await page.getByLabel(followWords.codeLabel).waitFor();
	const there = await (await browser.newContext(screens.phone)).newPage();
	await answerOn(there, await linkOn(page));
	await pasteAnswer(page, await linkOn(there));
	await atTable(there);
	await press(page, followWords.camera.name);
	await expect(page.getByText(followWords.camera.is)).toBeVisible();
	await expectAccessible(page, 'the list with the camera of the table');
	expect(await overflowingElements(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
	await press(page, words.common.close);
	await expect(page.getByText(watchWords.other.off)).toBeVisible();

	await expect(there.getByText(followWords.camera.own)).toBeVisible();
	const layLast = await filmTable(there, photo);
	await press(there, words.table.menu);
	await press(there, words.table.watch);
	await press(there, watchWords.begin);
	const right = there.getByRole('button', { name: watchWords.looksRight });
	await expect(right).toBeEnabled({ timeout: 120_000 });
	await right.click();
	await expect(there.getByText(watchWords.told)).toBeVisible();
	await expect(there.getByText(followWords.camera.own)).toHaveCount(0);
	await expect(page.getByText(watchWords.sight('still'))).toBeVisible({ timeout: 120_000 });
	await expectAccessible(there, 'the camera of another table');
	expect(await overflowingElements(there)).toEqual([]);

	await layLast();
	const proposal = page.locator('.proposed');
	await expect(proposal).toBeVisible({ timeout: 60_000 });
	await expect(there.locator('.proposed')).toHaveCount(0);
	await expectAccessible(page, 'a proposal of another phone’s camera');
	expect(await overflowingElements(page)).toEqual([]);
	expect(await smallTargets(page)).toEqual([]);
	const progress = there.locator('main.table .progress').first();
	const before = await progress.innerText();
	await proposal.getByRole('button').first().click();
	await expect(proposal).toHaveCount(0);
	await expect(page.getByRole('button', { name: words.common.undo, exact: true })).toBeEnabled();
	await expect(progress).not.toHaveText(before);

	await press(page, watchWords.options);
	await press(page, watchWords.other.stop);
	await expect(there.getByText(followWords.camera.over)).toBeVisible();
	await expect(there.getByText(watchWords.told)).toHaveCount(0);
});
