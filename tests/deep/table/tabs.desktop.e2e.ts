import { troubleWords } from '../../../src/lib/words/en/troubles';
import { open } from '../../e2e/support/app';
import { expect, test } from '../../e2e/support/test';
import { fileFromMenu } from '../../e2e/table/support/export';
import { Finger } from '../../e2e/table/support/finger';
import { recorded, turnOf } from '../../e2e/table/support/games';
import { atTable, bringIn } from '../../e2e/table/support/setup';
import { reads, takeOver } from '../../e2e/table/support/tabs';
import { commit, ghost, layOut, pointsSeen, tapCommit } from '../../e2e/table/support/turns';
import { laidEventOf } from '../../tools/games/recorded';

const game = recorded('base', 'base-129');

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
