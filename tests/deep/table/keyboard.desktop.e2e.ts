import { tileId } from '../../../src/lib/engine/tile';
import { tileType } from '../../../src/lib/rules/catalogue';
import { scoringWords } from '../../../src/lib/words/en/scoring';
import { words } from '../../../src/lib/words/en/table';
import { segmentIn, type RecordedTurn } from '../../tools/games/recorded';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { tabTo } from '../../e2e/table/support/keys';
import { bringIn } from '../../e2e/table/support/setup';
import { pointsSeen, rotationSeen } from '../../e2e/table/support/turns';
import { twins } from '../../e2e/table/support/twins';

const game = recorded('base', 'base-141');
/** Its first turns, past one that completes a road with a thief on it. */
const TURNS = 5;

async function playByKeys(finger: Finger, turn: RecordedTurn): Promise<void> {
	const { page } = finger;
	const type = tileType(tileId(turn.tile));
	await tabTo(page, `[data-tile="${turn.tile}"]`);
	await page.keyboard.press('Enter');
	await tabTo(page, `[data-spot="${String(turn.x)},${String(turn.y)}"]`);
	await page.keyboard.press('Enter');
	await page.locator('[data-ghost]').waitFor();
	for (let taps = 0; taps < 4; taps++) {
		const seen = await rotationSeen(finger);
		if (twins(type, turn.rotation, seen)) break;
		await page.keyboard.press('r');
		await expect.poll(() => rotationSeen(finger), { intervals: [20] }).not.toBe(seen);
	}
	const there = twins(type, turn.rotation, await rotationSeen(finger));
	const segment = segmentIn(turn);
	if (segment !== undefined) {
		await tabTo(page, `[data-segment="${String(there?.[segment])}"]`);
		await page.keyboard.press('Enter');
	} else await page.keyboard.press('n');
	await page.locator('.laying').waitFor({ state: 'detached' });
}

test('whole turns are entered by keyboard alone, with visible focus and announced awards', async ({
	page
}) => {
	await bringIn(page, game, 0);
	const finger = new Finger(page, false);
	for (let index = 0; index < TURNS; index++) {
		await playByKeys(finger, turnOf(game, index));
		expect(await pointsSeen(finger), `turn ${String(index + 1)}`).toEqual(
			turnOf(game, index).scores
		);
	}
	const spoken = page.getByRole('status').filter({ hasText: scoringWords.playerGets('Ada', 2) });
	await expect(spoken.first()).toBeAttached();
});

test('keys search a tile, step back, undo and redo', async ({ page }) => {
	await bringIn(page, game, 2);
	const progress = (tile: number) => page.getByText(words.table.progress(tile, 72));
	await expect(progress(4)).toBeVisible();
	await page.keyboard.press('/');
	await page.keyboard.type('16');
	await expect(page.locator('[data-tile]')).toHaveCount(1);
	await tabTo(page, '[data-tile="base-D"]');
	await page.keyboard.press('Enter');
	await expect(page.locator('[data-tile="base-D"]')).toHaveAttribute('aria-pressed', 'true');
	await page.keyboard.press('Escape');
	await expect(page.locator('[data-tile="base-D"]')).toHaveAttribute('aria-pressed', 'false');
	await page.keyboard.press('u');
	await expect(progress(3)).toBeVisible();
	await page.keyboard.press('y');
	await expect(progress(4)).toBeVisible();
});

test('the table has accessible names', async ({ page }) => {
	await bringIn(page, game, TURNS);
	const { table, common, tiles } = words;
	const named = [
		page.getByRole('heading', { level: 1, name: table.title(['Ada', 'Ben', 'Chloé']) }),
		page.getByRole('group', { name: table.board, exact: true }),
		page.getByRole('button', { name: table.score('Ada', 2, 6, []) }),
		page.getByRole('button', { name: common.undo, exact: true }),
		page.getByRole('button', { name: common.redo, exact: true }),
		page.getByRole('button', { name: table.menu, exact: true }),
		page.getByRole('list', { name: table.palette, exact: true }),
		page.getByRole('button', { name: tiles.label(tileType(tileId('base-C'))) }),
		page.getByRole('button', { name: table.spot({ x: 1, y: 0 }) }),
		page.getByRole('searchbox', { name: table.search })
	];
	for (const control of named) await expect(control.first(), String(control)).toBeAttached();
});
