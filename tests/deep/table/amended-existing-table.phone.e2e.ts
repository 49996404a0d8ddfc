import { differenceWords } from '../../../src/lib/words/en/differences';
import { existingTableWords } from '../../../src/lib/words/en/existing-table';
import { historyWords } from '../../../src/lib/words/en/history';
import { words as homeWords } from '../../../src/lib/words/en/home';
import { setupWords } from '../../../src/lib/words/en/setup';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { put } from '../../e2e/table/support/existing-table';
import { Finger } from '../../e2e/table/support/finger';
import { atTable } from '../../e2e/table/support/setup';
import { confirm, pointsSeen, tapSegment, tapSpot, tapTile } from '../../e2e/table/support/turns';

test('a figure of an existing table is given to another player, and a later turn pays them', async ({
	page
}) => {
	await open(page);
	const finger = new Finger(page, true);
	await finger.press(homeWords.home.existingTable);
	await finger.tap('other', page.getByText(setupWords.printed('base-c1'), { exact: true }));
	await finger.press(setupWords.build);
	await atTable(page);
	// Red’s knight on a cap; Blue lays the other: a city of 2, 2 × 2 = 4.
	await put(finger, 'base-E', { x: 0, y: 0 });
	await tapSegment(finger, 0);
	await finger.press(existingTableWords.next);
	await finger.press(existingTableWords.complete);
	await finger.tap('other', page.getByRole('dialog').locator('label', { hasText: 'Blue' }));
	await finger.press(existingTableWords.playOn);
	await tapSpot(finger, { x: 0, y: -1 });
	await tapTile(finger, 'base-E');
	await confirm(finger);
	await expect.poll(() => pointsSeen(finger)).toEqual([4, 0]);

	await finger.press(words.table.lookBack);
	await page.getByRole('slider', { name: historyWords.sliderLabel }).fill('2');
	await finger.press(historyWords.amend);
	await finger.press(historyWords.changeExistingTable);
	// It was Blue’s: hers is taken away, and his put there.
	const knight = page.locator('.amend [data-segment="0"]');
	await finger.tapThere('figure', knight.locator('circle').first());
	await expect(knight).toHaveAttribute('aria-pressed', 'false');
	await finger.tap('other', page.locator('.amend').getByTitle('Blue').locator('..'));
	await tapSegment(finger, 0);
	await finger.press(existingTableWords.next);
	await finger.press(existingTableWords.complete);
	await finger.press(existingTableWords.seeDifference);
	await expect(
		page.getByText(differenceWords.score('Red', { before: 4, after: 0 }), { exact: true })
	).toBeVisible();
	await finger.press(historyWords.confirm);
	await expect(page.getByRole('heading', { name: historyWords.difference })).toBeHidden();
	await expect.poll(() => pointsSeen(finger)).toEqual([0, 4]);
	await finger.press(words.common.undo);
	await expect.poll(() => pointsSeen(finger)).toEqual([4, 0]);
});
