import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import { screens } from '../tools/run/browsers';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	pasteAnswer,
	press,
	pressHistory,
	scoresOn
} from './support/follow';
import { stored } from './support/stored';
import { expect, test } from './support/test';
import { Finger } from './table/support/finger';
import { recorded, recordOf } from './table/support/games';
import { atTable, bringRecord } from './table/support/setup';
import { playTurn } from './table/support/turns';

test.use({ launchOptions: connectingChromium });

const TURNS = 12;
const game = recorded('base', 'base-141');

test('another phone follows a table: turns and undos come over, and it stores nothing', async ({
	page,
	browser
}) => {
	await bringRecord(page, recordOf(game, TURNS, 'followed'));
	await openFollowSheet(page);
	await page.getByLabel(followWords.codeLabel).waitFor();
	const there = await (await browser.newContext(screens.phone)).newPage();
	await answerOn(there, await linkOn(page));
	await pasteAnswer(page, await linkOn(there));
	await atTable(there);
	await expect(there.getByText(followWords.live)).toBeVisible();
	await press(page, words.common.close);
	await expect(page.getByRole('button', { name: followWords.followers(1) })).toBeVisible();
	expect(await scoresOn(there)).toBe(await scoresOn(page));

	await playTurn(new Finger(page), game, TURNS);
	await expect.poll(() => scoresOn(there)).toBe(await scoresOn(page));
	await pressHistory(page, 'undo');
	await expect.poll(() => scoresOn(there)).toBe(await scoresOn(page));
	expect(await stored(there)).toBe(0);
	await there.context().close();
});
