import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { makeGameFile } from '../../src/lib/record/game-file';
import { parseGameFile } from '../../src/lib/record/parse-file';
import { gameInPng } from '../../src/lib/share/png';
import { unpackGame } from '../../src/lib/share/pack';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { shareWords } from '../../src/lib/words/en/share';
import { resultWords } from '../../src/lib/words/en/result';
import { words } from '../../src/lib/words/en/table';
import { screens } from '../tools/run/browsers';
import { expectAccessible } from '../e2e/support/axe';
import { smallTargets, overflowingElements } from '../e2e/support/look';
import { stored } from '../e2e/support/stored';
import { expect, test } from '../e2e/support/test';
import { recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';

const game = recordOf(recorded('base', 'base-141'), 6, 'handed');

const names = game.header.players.map(({ name }) => name);

const button = (page: Page, name: string): Locator =>
	page.getByRole('button', { name, exact: true });

/** A device with a share sheet that records what it gets. */
const phone = (page: Page): Promise<unknown> =>
	page.addInitScript({
		content: `globalThis.given = [];
			Object.assign(navigator, {
				share: async (what) => void given.push(what),
				canShare: () => true
			});`
	});

/** The link that was sent or copied last. */
const linkFrom = (page: Page, sends: boolean): Promise<string> =>
	page.evaluate<string>(sends ? 'given.at(-1).url' : 'navigator.clipboard.readText()');

/** Opens the sheet by the menu of the table. */
async function share(page: Page): Promise<void> {
	await button(page, words.table.menu).click();
	await button(page, shareWords.open).click();
	await expect(button(page, shareWords.code)).toBeEnabled();
}

/** Sends the link from the sheet, or copies it. */
async function out(page: Page, sends: boolean): Promise<string> {
	await button(page, sends ? shareWords.send : shareWords.copy)
		.first()
		.click();
	if (!sends) await expect(page.getByText(shareWords.copied)).toBeVisible();
	return linkFrom(page, sends);
}

test.beforeEach(async ({ page, context, isMobile }) => {
	if (isMobile) await phone(page);
	else await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await bringRecord(page, game);
});

test('a running game is transferred, finished on the other phone, and transferred back', async ({
	page,
	browser,
	isMobile
}) => {
	await share(page);
	await button(page, shareWords.transferLong).click();
	await button(page, shareWords.transferNow).click();
	await expect(page.getByRole('img', { name: shareWords.codeOf(names) })).toBeVisible();
	await expectAccessible(page, 'the code of a game handed over');
	const given = await out(page, isMobile);
	await button(page, words.common.close).first().click();
	await expect(button(page, shareWords.takeBackTransfer)).toBeVisible();
	await expect(button(page, words.common.undo)).toBeDisabled();
	await expect(page.locator('[data-tile]'), 'nothing is entered any more').toHaveCount(0);
	await expectAccessible(page, 'a table that was handed over');

	const there = await (await browser.newContext(screens.phone)).newPage();
	await phone(there);
	await there.goto(given);
	await expect(button(there, shareWords.takeOver)).toBeVisible();
	expect(await stored(there)).toBe(0);
	await button(there, shareWords.takeOver).click();
	await expect(there.getByText(shareWords.transferTaken)).toBeVisible();
	await button(there, words.common.close).click();
	await expect(there.locator('[data-tile]').first()).toBeVisible();
	await button(there, words.table.menu).click();
	await button(there, words.table.endNow).click();
	await button(there, resultWords.scoreAll).click();
	await button(there, resultWords.closeGame).click();
	await expect(there).toHaveURL(/\/(game|review)\/\?id=handed/);
	await expect(there.locator('[data-phase=closed], .review')).toBeVisible();
	if (new URL(there.url()).pathname === '/game/') await share(there);
	else await button(there, shareWords.open).click();
	const back = await out(there, true);
	await there.context().close();

	await page.goto(back);
	await button(page, incomingWords.keep('continued')).click();
	await expect(page).toHaveURL(/\?id=handed$/);
	await page.goto('/game/?id=handed');
	await atTable(page);
	await expect(page.locator('[data-phase=closed]')).toBeVisible();
	await expect(button(page, shareWords.takeBackTransfer)).toHaveCount(0);
	expect(await stored(page)).toBe(1);
});

test('a game is shared in every format', async ({ page, isMobile }) => {
	await share(page);
	await expectAccessible(page, 'all ways to share');
	expect(await smallTargets(page)).toEqual([]);
	expect(await overflowingElements(page)).toEqual([]);
	expect((await out(page, isMobile)).length).toBeLessThan(1_000);
	for (const [name, begins] of [
		[shareWords.file, '{'],
		[shareWords.saveScoresAsTable, '\uFEFFPlace,Player'],
		[shareWords.saveAwardsAsTable, '\uFEFFTile,']
	] as const)
		expect((await saved(page, name)).toString('utf8').startsWith(begins), name).toBe(true);
	await button(page, shareWords.copyReport).click();
	await button(page, shareWords.picture).click();
	await expect(page.getByRole('img', { name: shareWords.pictureOf(names) })).toBeVisible();
	const packed = gameInPng(new Uint8Array(await saved(page, shareWords.savePicture)));
	const read = packed && (await unpackGame(packed));
	expect(read).toEqual(parseGameFile(makeGameFile(game)));
	// A story is as large as a phone's screen, and nobody can read the game in it.
	await page.getByText(shareWords.shape.story, { exact: true }).click();
	const shown = page.getByRole('img', { name: shareWords.pictureOf(names) });
	await expect
		.poll(() =>
			shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
		)
		.toEqual([1080, 1920]);
	await expectAccessible(page, 'the picture as a story');
	const story = await saved(page, shareWords.savePicture);
	expect(gameInPng(new Uint8Array(story))).toBeUndefined();
	await page.getByText(shareWords.shape.card, { exact: true }).click();
	await expect(shown).toBeVisible();
	const again = await saved(page, shareWords.savePicture);
	expect(gameInPng(new Uint8Array(again))).toEqual(packed);
	await button(page, shareWords.back).click();
	await button(page, shareWords.code).click();
	await expect(page.getByRole('img', { name: shareWords.codeOf(names) })).toBeVisible();
});

/** The file that a button saves. */
async function saved(page: Page, name: string): Promise<Buffer> {
	const download = page.waitForEvent('download');
	await button(page, name).click();
	return readFile(await (await download).path());
}
