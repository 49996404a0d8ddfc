import { historyWords, replayWords } from '../../../src/lib/words/en/history';
import { expect, test } from '../../e2e/support/test';
import { Finger } from '../../e2e/table/support/finger';
import { recorded } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import { pointsSeen } from '../../e2e/table/support/turns';

const TURNS = 30;

test('a replay is paused by a touch and by a key, sped up, and played to its end', async ({
	page
}) => {
	const game = recorded('winter', 'winter-117');
	await bringIn(page, game, TURNS);
	const now = await pointsSeen(new Finger(page));
	await page.goto(`${page.url()}&replay`);
	const slider = page.getByRole('slider', { name: historyWords.sliderLabel });
	const at = async (): Promise<number> => Number(await slider.inputValue());
	const play = page.getByRole('button', { name: replayWords.play, exact: true });
	const pause = page.getByRole('button', { name: replayWords.pause, exact: true });
	await expect.poll(at, { intervals: [50] }).toBeGreaterThan(0);

	await page.getByRole('button', { name: replayWords.speed(1) }).tap();
	await page.getByRole('button', { name: replayWords.speed(2) }).tap();
	await expect(page.getByRole('button', { name: replayWords.speed(4) })).toBeVisible();
	await expect(pause).toBeVisible();

	await page.getByRole('group', { name: 'The board' }).tap({ position: { x: 20, y: 20 } });
	await expect(play).toBeVisible();
	const paused = await at();
	await slider.press(' ');
	await expect.poll(at, { intervals: [50] }).toBeGreaterThan(paused);
	await slider.press('ArrowLeft');
	await expect(play).toBeVisible();

	await slider.fill(String(TURNS - 2));
	await play.tap();
	await expect.poll(at, { intervals: [50] }).toBe(TURNS);
	await expect(play).toBeVisible();
	expect(await pointsSeen(new Finger(page))).toEqual(now);
});
