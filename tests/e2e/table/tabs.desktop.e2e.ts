import { words } from '../../../src/lib/words/table';
import { troubleWords } from '../../../src/lib/words/troubles';
import { laidEventOf } from '../../tools/games/recorded';
import { open } from '../support/app';
import { expect, test } from '../support/test';
import { fileFromMenu } from './support/export';
import { Finger } from './support/finger';
import { recorded, turnOf } from './support/games';
import { atTable, bringIn } from './support/setup';
import { commit, ghost, layOut, playTurn, pointsSeen, tapCommit, tapTile } from './support/turns';

const game = recorded('base', 'base-129');

const reads = ({ page }: Finger) => page.getByText(troubleWords.readOnly);
const takeOver = async (finger: Finger): Promise<void> => {
	await finger.press(troubleWords.takeOver);
	await expect(reads(finger)).toBeHidden();
};

test.setTimeout(120_000);

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

test('however often two tabs take the game over, its log stays valid', async ({
	context,
	page
}) => {
	await bringIn(page, game, 0);
	const fingers = [new Finger(page, false), new Finger(await context.newPage(), false)] as const;
	const [first, second] = fingers;
	await open(second.page, page.url());
	await atTable(second.page);

	for (let index = 0; index < 4; index++) {
		const [writer, other] = index % 2 === 0 ? [first, second] : [second, first];
		if (await reads(writer).isVisible()) await takeOver(writer);
		await layOut(writer, turnOf(game, index));
		// The other tab takes the game over at the moment of the confirmation, which may find nothing to tap any more.
		writer.page.setDefaultTimeout(2_000);
		await Promise.all([
			tapCommit(writer, turnOf(game, index)).catch(() => undefined),
			other.press(troubleWords.takeOver)
		]);
		writer.page.setDefaultTimeout(15_000);
		await expect(reads(other)).toBeHidden();
		await expect(reads(writer)).toBeVisible();
		if (await ghost(other).isVisible()) await commit(other, turnOf(game, index));
		expect(await pointsSeen(other), `turn ${String(index + 1)}`).toEqual(
			turnOf(game, index).scores
		);
	}
	const { entries } = await fileFromMenu(first);
	expect(entries.map(({ event }) => event)).toEqual(
		game.turns.slice(0, 4).map((turn) => expect.objectContaining({ tile: laidEventOf(turn).tile }))
	);
});
