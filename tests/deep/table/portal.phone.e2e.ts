import { tileAt } from '../../../src/lib/engine/board';
import { replayEvents } from '../../../src/lib/record';
import type { LaidTurn } from '../../../src/lib/rules/catalogue';
import { words } from '../../../src/lib/words/en/table';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { chooseOnMap, layTile, scriptIn } from '../../e2e/table/support/script';
import { bringRecord } from '../../e2e/table/support/setup';
import { pointsSeen } from '../../e2e/table/support/turns';

const WENT_THROUGH = 'portal/went-through';
const script = scriptIn('tests/games/dragon-and-tower.json');
const { header, entries } = script.record;

/** The first portal beside more than a hundred tiles: where its figure went, and what stands on the board before. */
function portal() {
	for (const [index, event] of script.events.entries()) {
		const { board } = replayEvents(header, script.events.slice(0, index)).game;
		if (board.order.length <= 100 || event.type !== 'base/laid') continue;
		const laid: LaidTurn = event;
		const through = laid.choices?.find(({ type }) => type === WENT_THROUGH);
		if (!through || !('to' in through) || !through.to || !('segment' in through.to)) continue;
		const kind = tileAt(board, through.to)?.type.segments[through.to.segment]?.kind;
		if (kind) return { index, laid, to: through.to, kind };
	}
	throw new Error('Nobody lays a portal then.');
}

test('on a hundred tiles a portal’s place is found by its kind and one more tap', async ({
	page,
	isMobile
}) => {
	const { index, laid, to, kind } = portal();
	await bringRecord(page, { header, entries: entries.slice(0, index) });
	const finger = new Finger(page, isMobile);
	expect(await layTile(finger, script, laid)).toBe(true);
	await finger.press(words.questions.offer(WENT_THROUGH));

	const choices = page.locator('[data-choice]');
	await expect.poll(() => choices.count()).toBeGreaterThan(40);
	const all = await choices.count();
	const button = page.getByRole('button', { name: new RegExp(`^${words.tiles.kind(kind)} \\d+$`) });
	const said = Number(/\d+/.exec((await button.textContent()) ?? '')?.[0]);
	expect(said).toBeLessThan(all);
	const before = finger.taps('other');
	await finger.tap('other', button);
	await expect(choices).toHaveCount(said);
	await chooseOnMap(finger, to);
	expect(finger.taps('other') - before).toBe(2);
	await page.locator('.ask').waitFor({ state: 'detached' });
	await expect.poll(() => pointsSeen(finger)).toEqual(script.scoresAfter(index + 1));
});
