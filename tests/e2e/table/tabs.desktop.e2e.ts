import { words } from '../../../src/lib/words/en/table';
import { open } from '../support/app';
import { expect, test } from '../support/test';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { atTable, bringIn } from './support/setup';
import { reads, takeOver } from './support/tabs';
import { commit, ghost, layOut, playTurn, pointsSeen, tapTile } from './support/turns';

const game = recorded('base', 'base-129');

test('of two tabs on one game one writes and the other follows, and they can swap', async ({
	context,
	page
}) => {
	await bringIn(page, game, 0);
	const first = new Finger(page, false);
	const second = new Finger(await context.newPage(), false);
	await open(second.page, page.url());
	await atTable(second.page);

	await expect(reads(second)).toBeVisible();
	await expect(reads(first)).toBeHidden();
	await tapTile(second, turnOf(game, 0).tile);
	await expect(second.page.locator('[data-tile][aria-pressed="true"]')).toHaveCount(0);

	await playTurn(first, game, 0);
	await expect(second.page.getByText(words.table.progress(3, 72))).toBeVisible();
	await layOut(first, turnOf(game, 1));
	await expect(ghost(second), 'the second tab does not lay the first one’s tile').toBeHidden();

	await takeOver(second);
	await expect(reads(first)).toBeVisible();
	await expect(ghost(second), 'what was being entered goes along').toBeVisible();
	await commit(second, turnOf(game, 1));
	await expect(first.page.getByText(words.table.progress(4, 72))).toBeVisible();
	expect(await pointsSeen(first)).toEqual(turnOf(game, 1).scores);

	await second.page.close();
	await expect(reads(first), 'a tab that is left alone writes again').toBeHidden();
	await playTurn(first, game, 2);
});
