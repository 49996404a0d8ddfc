import { manualPointsWords } from '../../../src/lib/words/en/manual-points';
import { existingTableWords } from '../../../src/lib/words/en/existing-table';
import { words as homeWords } from '../../../src/lib/words/en/home';
import { setupWords } from '../../../src/lib/words/en/setup';
import { resultWords } from '../../../src/lib/words/en/result';
import { words } from '../../../src/lib/words/en/table';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { put } from '../../e2e/table/support/existing-table';
import { Finger } from '../../e2e/table/support/finger';
import { atTable } from '../../e2e/table/support/setup';
import { pointsSeen, tapSegment } from '../../e2e/table/support/turns';

test('an existing table is entered with an island, figures and points, scored, and corrected', async ({
	page
}) => {
	await open(page);
	const finger = new Finger(page);
	await finger.press(homeWords.home.existingTable);
	await finger.tap('other', page.getByText(setupWords.printed('base-c1'), { exact: true }));
	await finger.press(setupWords.build);
	await atTable(page);

	// Two caps wall to wall: a city of 2 with Red's knight, which somebody forgot. 2 × 2 = 4.
	await put(finger, 'base-E', { x: 0, y: 0 });
	await put(finger, 'base-E', { x: 0, y: -1 });
	await tapSegment(finger, 0);
	// An island with Blue's monk: his own tile, 1 point.
	await finger.press(existingTableWords.next);
	await finger.press(existingTableWords.newIsland);
	await put(finger, 'base-B', { x: 2, y: 1 });
	await finger.tap('other', page.getByTitle('Blue').locator('..'));
	await tapSegment(finger, 0);
	await finger.press(existingTableWords.next);

	await finger.press(existingTableWords.points);
	await page.getByLabel(existingTableWords.pointsOf('Red'), { exact: true }).fill('12');
	await page.getByLabel(existingTableWords.pointsOf('Blue'), { exact: true }).fill('11');
	await finger.press(existingTableWords.lapOf('Blue'));
	await finger.press(existingTableWords.savePoints);
	await expect.poll(() => pointsSeen(finger)).toEqual([12, 61]);
	// What was entered so far is kept.
	await page.reload();
	await atTable(page);
	await expect.poll(() => pointsSeen(finger)).toEqual([12, 61]);

	await finger.press(existingTableWords.complete);
	await expect(page.getByRole('dialog')).toContainText('Completed city: Red +4');
	await expect(page.getByRole('dialog')).toContainText(existingTableWords.islands(2));
	await finger.press(existingTableWords.scoreNow);
	await page.locator('main[data-phase="ended"]').waitFor();
	await finger.press(resultWords.scoreAll);
	await expect.poll(() => pointsSeen(finger)).toEqual([16, 62]);

	await finger.press(words.table.menu);
	await finger.press(manualPointsWords.title);
	const sheet = page.getByRole('dialog', { name: manualPointsWords.title });
	await finger.press(manualPointsWords.more(manualPointsWords.amountOf('Red')));
	await page.getByLabel(manualPointsWords.reason).fill('A thief, forgotten');
	await expect(sheet).toContainText('16 → 17');
	await finger.press(manualPointsWords.confirm);
	await expect.poll(() => pointsSeen(finger)).toEqual([17, 62]);
	await finger.press(words.common.undo);
	await expect.poll(() => pointsSeen(finger)).toEqual([16, 62]);
	await finger.press(words.common.redo);
	// All is scored as before.
	await expect.poll(() => pointsSeen(finger)).toEqual([17, 62]);
	await finger.press(resultWords.closeGame);
	await expect(page.locator('[data-total="0"]')).toHaveText('17');
	await expect(page.locator('tr', { hasText: words.final.source('hand') })).toContainText('1');
});
