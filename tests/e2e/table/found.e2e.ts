import { byHandWords } from '../../../src/lib/words/by-hand';
import { differenceWords } from '../../../src/lib/words/differences';
import { foundWords } from '../../../src/lib/words/found';
import { historyWords } from '../../../src/lib/words/history';
import { words as homeWords } from '../../../src/lib/words';
import { setupWords } from '../../../src/lib/words/setup';
import { words } from '../../../src/lib/words/table';
import { open } from '../support/app';
import { expect, test } from '../support/test';
import { Finger } from './support/finger';
import { atTable } from './support/setup';
import { confirm, pointsSeen, tapSegment, tapSpot, tapTile } from './support/turns';

/** Puts a tile down, spot first, and leaves it looked at. */
async function put(finger: Finger, tile: string, spot: { x: number; y: number }): Promise<void> {
	await tapSpot(finger, spot);
	await tapTile(finger, tile);
	await finger.page.getByRole('button', { name: foundWords.next }).waitFor();
}

test('a table nobody recorded is built with an island, figures and points, scored, and corrected by hand', async ({
	page,
	isMobile
}) => {
	await open(page);
	const finger = new Finger(page, isMobile);
	await finger.press(homeWords.home.found);
	await finger.press(setupWords.build);
	await atTable(page);

	// Two caps wall to wall: a city of 2 with Red's knight, which somebody forgot. 2 × 2 = 4.
	await put(finger, 'base-E', { x: 0, y: 0 });
	await put(finger, 'base-E', { x: 0, y: -1 });
	await tapSegment(finger, 0);
	// An island with Blue's monk: his own tile, 1 point.
	await finger.press(foundWords.next);
	await finger.press(foundWords.elsewhere);
	await put(finger, 'base-B', { x: 2, y: 1 });
	await finger.tap('other', page.getByTitle('Blue').locator('..'));
	await tapSegment(finger, 0);
	await finger.press(foundWords.next);

	await finger.press(foundWords.points);
	await page.getByLabel(foundWords.pointsOf('Red'), { exact: true }).fill('12');
	await page.getByLabel(foundWords.pointsOf('Blue'), { exact: true }).fill('11');
	await finger.press(foundWords.lapOf('Blue'));
	await finger.press(foundWords.save);
	await expect.poll(() => pointsSeen(finger)).toEqual([12, 61]);

	await finger.press(foundWords.goOn);
	await expect(page.getByRole('dialog')).toContainText('Completed city: Red +4');
	await expect(page.getByRole('dialog')).toContainText(foundWords.islands(2));
	await finger.press(foundWords.score);
	await page.locator('main[data-phase="ended"]').waitFor();
	await finger.press(words.final.all);
	await expect.poll(() => pointsSeen(finger)).toEqual([16, 62]);

	await finger.press(words.table.menu);
	await finger.press(byHandWords.title);
	const sheet = page.getByRole('dialog', { name: byHandWords.title });
	await finger.press(byHandWords.more(byHandWords.amountOf('Red')));
	await page.getByLabel(byHandWords.reason).fill('A thief, forgotten');
	await expect(sheet).toContainText('16 → 17');
	await finger.press(byHandWords.confirm);
	await expect.poll(() => pointsSeen(finger)).toEqual([17, 62]);
	await finger.press(words.common.undo);
	await expect.poll(() => pointsSeen(finger)).toEqual([16, 62]);
	await finger.press(words.common.redo);
	await finger.press(words.final.all);
	await finger.press(words.final.close);
	await expect(page.locator('[data-total="0"]')).toHaveText('17');
	await expect(page.locator('tr', { hasText: words.final.sources.hand })).toContainText('1');
});

test('a figure that was found is another player’s, and the turn played since pays them', async ({
	page,
	isMobile
}) => {
	test.skip(!isMobile, 'The sheets of building are tapped on a laptop above.');
	await open(page);
	const finger = new Finger(page, isMobile);
	await finger.press(homeWords.home.found);
	await finger.press(setupWords.build);
	await atTable(page);
	// Red’s knight on a cap; Blue lays the other: a city of 2, 2 × 2 = 4.
	await put(finger, 'base-E', { x: 0, y: 0 });
	await tapSegment(finger, 0);
	await finger.press(foundWords.next);
	await finger.press(foundWords.goOn);
	await finger.tap('other', page.getByRole('dialog').locator('label', { hasText: 'Blue' }));
	await finger.press(foundWords.playOn);
	await tapSpot(finger, { x: 0, y: -1 });
	await tapTile(finger, 'base-E');
	await confirm(finger);
	await expect.poll(() => pointsSeen(finger)).toEqual([4, 0]);

	await finger.press(historyWords.open);
	await page.getByRole('slider', { name: historyWords.slider }).fill('2');
	await finger.press(historyWords.correct);
	await finger.press(historyWords.changeFound);
	// It was Blue’s: hers is taken away, and his put there.
	const knight = page.locator('.mend [data-segment="0"]');
	await finger.tapThere('figure', knight.locator('circle').first());
	await expect(knight).not.toBeChecked();
	await finger.tap('other', page.locator('.mend').getByTitle('Blue').locator('..'));
	await tapSegment(finger, 0);
	await finger.press(foundWords.next);
	await finger.press(foundWords.goOn);
	await finger.press(foundWords.see);
	await expect(
		page.getByText(differenceWords.score('Red', { before: 4, after: 0 }), { exact: true })
	).toBeVisible();
	await finger.press(historyWords.confirm);
	await expect(page.getByRole('heading', { name: historyWords.difference })).toBeHidden();
	await expect.poll(() => pointsSeen(finger)).toEqual([0, 4]);
	await finger.press(words.common.undo);
	await expect.poll(() => pointsSeen(finger)).toEqual([4, 0]);
});
