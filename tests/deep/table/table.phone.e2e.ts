import { effectiveLog } from '../../../src/lib/record';
import { resultWords } from '../../../src/lib/words/en/result';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { fileFromMenu } from '../../e2e/table/support/export';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import {
	commit,
	confirm,
	finish,
	ghost,
	layOut,
	layOutSpotFirst,
	paletteTile,
	placeOn,
	playTurn,
	pointsSeen,
	tapSegment,
	tapSpot,
	tapTile
} from '../../e2e/table/support/turns';

const { table, common } = words;

/** Five players, without farmers; a tile fits nowhere before the turn with this index. */
const five = recorded('nofarm', 'nofarm-3');
const IN_VAIN = 18;

test('turns are entered spot first, and undo steps back through the draft and then through turns', async ({
	page
}) => {
	await bringIn(page, five, 0);
	const finger = new Finger(page);
	const undo = () => finger.press(common.undo, 'undo');
	for (let index = 0; index < 6; index++) {
		await layOutSpotFirst(finger, turnOf(five, index));
		await commit(finger, turnOf(five, index));
		expect(await pointsSeen(finger)).toEqual(turnOf(five, index).scores);
	}
	const index = five.turns.findIndex(({ deploy }, at) => at >= 6 && deploy !== undefined);
	for (let next = 6; next < index; next++) await playTurn(finger, five, next);

	const turn = turnOf(five, index);
	await layOut(finger, turn);
	await undo();
	await expect(ghost(finger)).toBeHidden();
	await expect(paletteTile(finger, turn.tile)).toHaveAttribute('aria-pressed', 'true');
	await undo();
	await expect(paletteTile(finger, turn.tile)).toHaveAttribute('aria-pressed', 'false');

	await undo();
	await expect(ghost(finger), 'the turn taken back lies there to be corrected').toBeVisible();
	await expect(page.getByText(table.progress(index + 1, 72))).toBeVisible();
	expect(await pointsSeen(finger)).toEqual(turnOf(five, index - 2).scores);
	await undo();
	await expect(page.getByText(table.progress(index, 72))).toBeVisible();
	await finger.press(common.redo, 'undo');
	await expect(page.getByText(table.progress(index + 1, 72))).toBeVisible();
	await finger.press(common.redo, 'undo');
	await expect(page.getByText(table.progress(index + 2, 72))).toBeVisible();
	expect(await pointsSeen(finger)).toEqual(turnOf(five, index - 1).scores);
	await playTurn(finger, five, index);
});

test('a tile that fits nowhere is set aside, and the game can end before its last tile and go on again', async ({
	page
}) => {
	await bringIn(page, five, IN_VAIN);
	const finger = new Finger(page);
	const [vain = ''] = turnOf(five, IN_VAIN).setAsideBefore ?? [];
	await tapTile(finger, vain);
	await expect(page.locator('.nowhere')).toHaveText(table.fitsNowhere);
	await finger.press(table.setAside);
	await expect(page.getByText(table.progress(IN_VAIN + 2, 72))).toBeVisible();
	await playTurn(finger, five, IN_VAIN);

	const before = await pointsSeen(finger);
	await finger.press(table.menu);
	await finger.press(table.endNow);
	await expect(page.locator('main.table')).toHaveAttribute('data-phase', 'ended');
	await finger.press(resultWords.scoreAll);
	await expect(page.getByText(resultWords.balanced)).toBeVisible();
	expect(await pointsSeen(finger)).not.toEqual(before);
	await finger.press(common.undo, 'undo');
	await expect(page.locator('main.table')).toHaveAttribute('data-phase', 'playing');
	expect(await pointsSeen(finger)).toEqual(before);
	await playTurn(finger, five, IN_VAIN + 1);
});

const four = recorded('base', 'base-126');

test('the table may break a rule: it is warned once, and the ledger shows it', async ({ page }) => {
	await bringIn(page, four, 5);
	const finger = new Finger(page);

	// A city all around against the road of the start tile.
	await tapSpot(finger, turnOf(four, 5));
	await expect(paletteTile(finger, 'base-C')).toHaveClass(/unfit/);
	await tapTile(finger, 'base-C');
	await expect(page.locator('.objection')).toHaveCount(1);
	await confirm(finger, table.confirmAnyway);
	await expect(page.getByText(table.progress(8, 72))).toBeVisible();
	await finger.press(common.undo, 'undo');
	await finger.press(table.otherTile);

	// The record's tile; on its spot some segments continue what somebody stands on.
	const turn = turnOf(four, 5);
	await tapTile(finger, turn.tile);
	await finish(finger, turn);
	const taken = page.locator('[data-segment].occupied').first();
	const segment = Number(await taken.getAttribute('data-segment'));
	await tapSegment(finger, segment);
	await expect(placeOn(finger, segment)).toHaveAttribute('aria-pressed', 'true');
	await expect(page.locator('.objection')).toHaveText(table.objection({ code: 'occupied' }));
	await confirm(finger, table.deployAnyway);

	// Another player than the next one draws.
	const names = page.locator('[data-points]');
	await finger.tap('other', names.nth(0));
	await finger.press(table.makeTurn('Ada'));
	await expect(page.getByText(table.turnOf('Ada'))).toBeVisible();
	await layOut(finger, turnOf(four, 6));
	await expect(page.locator('.objection')).toHaveText([
		table.objection({ code: 'not-their-turn' })
	]);
	await confirm(finger, table.confirmAnyway);

	await finger.press(table.menu);
	await finger.press(table.ledger);
	await expect(page.getByRole('dialog').locator('.overruled')).toHaveCount(2);
	await finger.press(common.close);
	const { entries } = await fileFromMenu(finger);
	const overruled = effectiveLog(entries).events.flatMap((event) => event.overruled ?? []);
	expect(overruled).toEqual(['occupied', 'not-their-turn']);
});
