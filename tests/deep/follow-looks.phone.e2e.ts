import { replayRecord } from '../../src/lib/record';
import { followWords } from '../../src/lib/words/en/follow';
import { historyWords } from '../../src/lib/words/en/history';
import { words } from '../../src/lib/words/en/table';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	pasteAnswer,
	press,
	pressHistory
} from '../e2e/support/follow';
import { expect, test } from '../e2e/support/test';
import { screens } from '../tools/run/browsers';
import { Finger } from '../e2e/table/support/finger';
import { recorded, recordOf } from '../e2e/table/support/games';
import { tapPlace } from '../e2e/table/support/places';
import { atTable, bringRecord } from '../e2e/table/support/setup';

test.use({ launchOptions: connectingChromium });

const TURNS = 60;
const record = recordOf(recorded('winter', 'winter-117'), TURNS, 'winter-117-60');
const { game } = replayRecord(record);
/** Chloé’s, south of the long road. */
const FARM = { x: 0, y: 0, segment: 3 };
const ROAD = { x: 3, y: -1, segment: 0 };

test('who follows opens proofs and all farms, and looks at a moment of their own while the game goes on', async ({
	page,
	browser
}) => {
	await bringRecord(page, record);
	await openFollowSheet(page);
	const there = await (
		await browser.newContext({ ...screens.phone, reducedMotion: 'reduce' })
	).newPage();
	await page.getByLabel(followWords.codeLabel).waitFor();
	await answerOn(there, await linkOn(page));
	await pasteAnswer(page, await linkOn(there));
	await atTable(there);
	await press(page, words.common.close);
	const finger = new Finger(there);

	await tapPlace(finger, game, ROAD);
	const road = there.getByRole('region', { name: 'road' }).first();
	await expect(road).toContainText('Ada 3');
	await finger.press(words.common.close);
	await finger.press(words.farms.show);
	await expect(there.locator('[data-farms]')).toBeAttached();
	await tapPlace(finger, game, FARM);
	await expect(there.getByRole('region', { name: 'field' }).first()).toContainText('Chloé');
	await finger.press(words.common.close);
	await finger.press(words.farms.show);

	await finger.press(words.table.lookBack);
	const slider = there.getByRole('slider', { name: historyWords.sliderLabel });
	await slider.fill('20');
	const at20 = /^Tile 21 of 84: /;
	await expect(slider).toHaveAttribute('aria-valuetext', at20);
	await pressHistory(page, 'undo');
	await expect(slider, 'the game goes on without moving what they look at').toHaveAttribute(
		'max',
		String(TURNS - 1)
	);
	await expect(slider).toHaveAttribute('aria-valuetext', at20);
	await expect(page.getByRole('slider', { name: historyWords.sliderLabel })).toHaveCount(0);
	await there.getByRole('button', { name: historyWords.backToNow }).click();
	await expect(slider).toHaveAttribute('aria-valuetext', /^Tile 60 of 84: /);
	await expect(there.getByRole('button', { name: historyWords.backToNow })).toHaveCount(0);
	await expect(there.getByText(followWords.live)).toBeVisible();
	await there.context().close();
});
