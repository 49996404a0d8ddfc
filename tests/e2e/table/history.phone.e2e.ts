import { differenceWords } from '../../../src/lib/words/en/differences';
import { historyWords } from '../../../src/lib/words/en/history';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../support/test';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { bringIn } from './support/setup';
import { confirm, ghost, pointsSeen } from './support/turns';

const game = recorded('winter', 'winter-117');
const TURNS = 60;
/** Chloé puts the thief for whose road she gets 5 in turn 52. */
const THIEF = 18;
const PAID = 52;

test('the history is opened; a past turn is amended, and that undone', async ({
	page,
	isMobile
}) => {
	await bringIn(page, game, TURNS);
	const finger = new Finger(page, isMobile);
	const slider = page.getByRole('slider', { name: historyWords.sliderLabel });
	const at = (turn: number) =>
		expect(slider).toHaveAttribute(
			'aria-valuetext',
			new RegExp(`^Tile ${String(turn + 1)} of 84: `)
		);
	const scores = () => expect.poll(() => pointsSeen(finger), { intervals: [20] });
	expect(await pointsSeen(finger)).toEqual([12, 9, 7]);

	await finger.press(words.table.lookBack);
	await at(TURNS);
	await expect(slider).toBeFocused();
	await expect(page.locator('[data-spot], [data-tile]:visible')).toHaveCount(0);
	await page.keyboard.press('ArrowLeft');
	await at(TURNS - 1);
	await slider.fill(String(PAID));
	await at(PAID);
	await scores().toEqual(turnOf(game, PAID - 1).scores);
	// What was scored, and to the next scoring and back; a button keeps the focus.
	const scored = page.getByRole('list', { name: historyWords.scored }).getByRole('button');
	await expect(scored).toContainText(scoringWords.playerGets('Chloé', 5));
	const next = page.getByRole('button', { name: new RegExp(`^${historyWords.pointsAfter}`) });
	const before = page.getByRole('button', { name: new RegExp(`^${historyWords.pointsBefore}`) });
	await expect(next).toHaveCount(0);
	await finger.tap('other', before);
	await expect(scored.first()).toBeVisible();
	await expect(slider).not.toHaveValue(String(PAID));
	await finger.tap('other', next);
	await at(PAID);
	await expect(slider).not.toBeFocused();
	await finger.press(historyWords.back);
	await at(PAID - 1);
	await scores().toEqual(turnOf(game, PAID - 2).scores);
	await finger.press(historyWords.backToNow);
	await expect(slider).toBeHidden();
	await scores().toEqual([12, 9, 7]);

	await finger.press(words.table.lookBack);
	await slider.fill(String(THIEF));
	await finger.press(historyWords.amend);
	await finger.press(historyWords.changeTurn);
	await expect(ghost(finger)).toBeVisible();
	await finger.press(historyWords.cancel);
	await at(THIEF);

	await finger.press(historyWords.amend);
	await finger.press(historyWords.changeTurn);
	// It was Ben's turn, and without a figure.
	await finger.tap('other', page.locator('label').filter({ hasText: 'Ben' }));
	await confirm(finger, words.table.confirmAnyway);
	await expect(page.getByRole('heading', { name: historyWords.conflicts(1) })).toBeVisible();
	await expect(
		page.getByRole('button', { name: new RegExp(`^Tile ${String(THIEF + 2)} of 84: Ada `) })
	).toHaveAttribute('aria-current', 'step');
	await finger.press(historyWords.keepAsPlayed);
	await expect(page.getByRole('heading', { name: historyWords.difference })).toBeVisible();
	await expect(
		page.getByText(differenceWords.score('Chloé', { before: 7, after: 2 }))
	).toBeVisible();
	await finger.press(historyWords.confirm);
	// The effect is shown before it is stored.
	await expect(page.getByRole('heading', { name: historyWords.difference })).toBeHidden();
	await scores().toEqual([12, 9, 2]);
	await page.reload();
	await scores().toEqual([12, 9, 2]);

	await finger.press(words.common.undo);
	await scores().toEqual([12, 9, 7]);
	await finger.press(words.table.lookBack);
	await slider.fill(String(THIEF));
	await expect(slider).toHaveAttribute('aria-valuetext', /Chloé.? laid .+thief on the road/);
});
