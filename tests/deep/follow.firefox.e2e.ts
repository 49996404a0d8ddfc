import { chromium } from '@playwright/test';
import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import { findFirefox, screens } from '../tools/run/browsers';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	pasteAnswer,
	press,
	pressHistory,
	scoresOn
} from '../e2e/support/follow';
import { expect, test } from '../e2e/support/test';
import { recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';

const firefox = findFirefox();
test.use({
	launchOptions: {
		...(firefox !== undefined && { executablePath: firefox }),
		// Machines without a network connect to themselves.
		firefoxUserPrefs: {
			'media.peerconnection.ice.loopback': true,
			'media.peerconnection.ice.obfuscate_host_addresses': false
		}
	}
});

const game = recordOf(recorded('base', 'base-141'), 12, 'followed');

test('Firefox follows a table of Chromium, and Chromium one of Firefox', async ({
	page: there,
	server
}) => {
	const browser = await chromium.launch(connectingChromium);
	const context = await browser.newContext({ ...screens.phone, baseURL: server.url });
	const page = await context.newPage();
	await bringRecord(page, game);
	await openFollowSheet(page);
	await press(page, followWords.withCamera);
	await page.getByLabel(followWords.codeLabel).waitFor();
	await answerOn(there, await linkOn(page));
	const answer = await linkOn(there);
	await pasteAnswer(page, answer);
	await atTable(there);
	await expect(there.getByText(followWords.live)).toBeVisible();
	await press(page, words.common.close);
	await pressHistory(page, 'undo');
	await expect.poll(() => scoresOn(there)).toBe(await scoresOn(page));

	// The other way round: Firefox takes the game, and Chromium follows it.
	await press(page, followWords.followers(1));
	await press(page, followWords.hand);
	await press(there, followWords.take);
	await expect(page.getByText(followWords.live)).toBeVisible();
	await press(there, followWords.followers(1));
	await press(there, followWords.next);
	await there.getByLabel(followWords.codeLabel).waitFor();
	const second = await context.newPage();
	await answerOn(second, await linkOn(there));
	await pasteAnswer(there, await linkOn(second));
	await atTable(second);
	await press(there, words.common.close);
	await pressHistory(there, 'undo');
	for (const each of [page, second])
		await expect.poll(() => scoresOn(each)).toBe(await scoresOn(there));
	await browser.close();
});
