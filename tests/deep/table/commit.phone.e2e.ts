import { effectiveLog } from '../../../src/lib/record';
import { settingsWords } from '../../../src/lib/words/en/settings';
import { words } from '../../../src/lib/words/en/table';
import { segmentIn } from '../../tools/games/recorded';
import { expect, test } from '../../e2e/support/test';
import { fileFromMenu } from '../../e2e/table/support/export';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import {
	commit,
	confirm,
	ghost,
	layOut,
	placeOn,
	pointsSeen,
	tapSegment
} from '../../e2e/table/support/turns';

const { table, common } = words;

const game = recorded('base', 'base-141');
/** A turn with a figure. */
const TURN = game.turns.findIndex(({ deploy }, index) => index > 3 && deploy !== undefined);
const turn = turnOf(game, TURN);
const segment = segmentIn(turn) ?? 0;

test('undo opens a committed turn again with its figure: Done commits it again, and a tap takes the figure back', async ({
	page
}) => {
	await bringIn(page, game, TURN);
	const finger = new Finger(page);
	const laid = (turns: number) =>
		expect(page.getByText(table.progress(turns + 2, 72))).toBeVisible();
	await layOut(finger, turn);
	await commit(finger, turn);
	await laid(TURN + 1);

	await finger.press(common.undo, 'undo');
	await expect(ghost(finger)).toBeVisible();
	await expect(page.locator('.laying')).toContainText(table.reopened);
	await expect(page.getByRole('status').filter({ hasText: table.reopened })).toBeAttached();
	await expect(page.locator('.laying [aria-pressed="true"][data-segment]')).toHaveCount(1);
	await confirm(finger, table.confirm);
	await laid(TURN + 1);

	await finger.press(common.undo, 'undo');
	await tapSegment(finger, segment);
	await confirm(finger);
	await laid(TURN + 1);
	const { entries } = await fileFromMenu(finger);
	expect(effectiveLog(entries).last).not.toHaveProperty('deploy');
});

test('a double tap on a place commits one turn and touches nothing of the next', async ({
	page
}) => {
	await bringIn(page, game, TURN);
	const finger = new Finger(page);
	await layOut(finger, turn);
	await page.evaluate(tapAgain);
	await commit(finger, turn);
	await expect(page.locator('[data-tapped-again]')).toBeAttached();
	await expect(page.getByText(table.progress(TURN + 3, 72))).toBeVisible();
	await expect(page.locator('[data-tile][aria-pressed="true"]')).toHaveCount(0);
	expect(await pointsSeen(finger)).toEqual(turn.scores);
});

/** Makes a double tap of the next tap: the second one comes as soon as the sheet of the turn is gone. */
function tapAgain(): void {
	const tapped = (first: MouseEvent): void => {
		const { clientX, clientY, timeStamp } = first;
		const watch = new MutationObserver(() => {
			if (document.querySelector('.laying')) return;
			watch.disconnect();
			const second = new MouseEvent('click', { bubbles: true, detail: 2, clientX, clientY });
			Object.defineProperty(second, 'timeStamp', { value: timeStamp + 250 });
			document.elementFromPoint(clientX, clientY)?.dispatchEvent(second);
			document.body.dataset['tappedAgain'] = '';
		});
		watch.observe(document.body, { childList: true, subtree: true });
	};
	addEventListener('click', tapped, { capture: true, once: true });
}

test('a setting brings Done back, and lasts', async ({ page }) => {
	await bringIn(page, game, TURN);
	const finger = new Finger(page);
	await finger.press(table.menu);
	await page.getByText(settingsWords.confirmTurns).tap();
	await page.reload();
	await layOut(finger, turn);
	await tapSegment(finger, segment);
	const place = placeOn(finger, segment);
	await expect(place).toHaveAttribute('aria-pressed', 'true');
	await tapSegment(finger, segment);
	await expect(place).toHaveAttribute('aria-pressed', 'false');
	await tapSegment(finger, segment);
	await confirm(finger, table.confirm);
	await expect(page.getByText(table.progress(TURN + 3, 72))).toBeVisible();
});
