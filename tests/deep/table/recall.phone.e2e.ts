import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, recordOf, turnOf } from '../../e2e/table/support/games';
import { laidEventOf } from '../../tools/games/recorded';
import { bringRecord } from '../../e2e/table/support/setup';
import { committed, layOut, pointsSeen } from '../../e2e/table/support/turns';

/** The first turn in which the abbot of that game comes home, and what it pays. */
const GAME = recorded('abbot', 'abbot-0');
const FIRST = GAME.turns.findIndex((turn) => laidEventOf(turn).recall);

test('an abbot is taken home with one tap, and undo takes his points back', async ({
	page,
	isMobile
}) => {
	const turn = turnOf(GAME, FIRST);
	const [award] = turn.awards ?? [];
	if (!award) throw new Error('Nobody is taken home in that game.');
	await bringRecord(page, recordOf(GAME, FIRST, GAME.id));
	const before = await pointsSeen(new Finger(page, isMobile));
	const finger = new Finger(page, isMobile);
	await layOut(finger, turn);
	const name = words.table.takeHome('abbot', 'garden', award.points);
	const takeHome = page.locator('.laying').getByRole('button', { name });
	const plain = await takeHome.evaluate((button) => getComputedStyle(button).backgroundColor);
	await finger.tap('figure', takeHome);
	await committed(finger);
	const after = before.map((points, seat) => points + (seat === turn.player ? award.points : 0));
	await expect.poll(() => pointsSeen(finger)).toEqual(after);
	await finger.press(words.common.undo);
	await expect.poll(() => pointsSeen(finger)).toEqual(before);
	// The turn is open again, and shows how it was entered.
	await expect(takeHome).toHaveAttribute('aria-pressed', 'true');
	await expect(takeHome).not.toHaveCSS('background-color', plain);
});
