import type { Browser, Page } from '@playwright/test';
import { Relay } from '../../src/serve/relay/relay';
import { serve, type Server } from '../../src/serve/serve';
import { broadcastWords } from '../../src/lib/words/en/broadcast';
import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import { expectAccessible } from '../e2e/support/axe';
import { linkOn, openFollowSheet, press, switchOn } from '../e2e/support/follow';
import { expect, test as base } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { recorded, recordOf, turnOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { commit, finish, tapSpotOf, tapTile } from '../e2e/table/support/turns';

/** The relay at the app's address, while there is one. */
let relay: Relay | undefined;
const test = base.extend<object, { server: Server }>({
	server: [
		async ({}, use) => {
			const server = await serve('build', { relay: () => relay });
			await use(server);
			await server.close();
		},
		{ scope: 'worker' }
	]
});

/** After so many turns the next one scores the first points. */
const TURNS = 4;
const played = recorded('base', 'base-141');
const { header, entries } = recordOf(played, TURNS, 'broadcast');
const game = { header: { ...header, rulings: { ...header.rulings, aids: 'referee' } }, entries };

const HD = { viewport: { width: 1280, height: 720 }, reducedMotion: 'reduce' } as const;

/** A streaming program opens an address, and taps nothing. */
async function streamed(browser: Browser, url: string): Promise<Page> {
	const page = await (await browser.newContext({ ...HD, serviceWorkers: 'block' })).newPage();
	await page.goto(url);
	return page;
}

const pointsOn = (page: Page): Promise<readonly string[]> =>
	page.locator('[data-points]').allInnerTexts();
const tilesOn = (page: Page) => page.getByRole('main').locator('canvas[data-tiles]');

/** The keeper allows that the tile in hand is shown. */
async function showTile(page: Page): Promise<void> {
	await openFollowSheet(page);
	await switchOn(page, followWords.tellsTile);
	await press(page, words.common.close);
}

/** What is opaque behind the panels, from the document to the frame of the board. */
const opaque = (page: Page): Promise<readonly string[]> =>
	page.evaluate(() =>
		['html', 'body', '#tilekeep', 'main', 'main [data-land]'].filter((selector) => {
			const element = document.querySelector(selector);
			const style = element && getComputedStyle(element);
			return style?.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.backgroundImage !== 'none';
		})
	);

/** The smallest text that is seen, in pixels. */
const smallestText = (page: Page): Promise<number> =>
	page.evaluate(() => {
		const seen = [...document.querySelectorAll('main :is(p, li, span, strong)')].filter(
			(one) => !one.closest('.visually-hidden') && one.textContent.trim() !== ''
		);
		return Math.min(...seen.map((one) => parseFloat(getComputedStyle(one).fontSize)));
	});

test('a broadcast follows a table by its address alone, shows what is behind it, and a tile in hand only where the table allows it', async ({
	page,
	browser
}) => {
	relay = new Relay();
	await bringRecord(page, game);
	await openFollowSheet(page);
	await press(page, followWords.relay.open);
	await expect(page.getByLabel(followWords.relay.codeLabel)).toBeVisible();
	const watch = await linkOn(page);
	await switchOn(page, followWords.lets);
	await expect(page.getByText(followWords.relay.stepHint(true))).toBeVisible();
	const play = await linkOn(page);
	await press(page, words.common.close);

	// Added at the end of a link, and in the address that the app offers.
	const stream = await streamed(browser, `${watch}?view=broadcast`);
	await expect(stream.getByRole('img', { name: words.table.board })).toBeVisible();
	await expect(tilesOn(stream)).toHaveAttribute('data-tiles', String(TURNS + 1));
	expect(await pointsOn(stream)).toEqual(await pointsOn(page));
	expect(await opaque(stream)).toEqual([]);
	expect(await smallestText(stream)).toBeGreaterThanOrEqual(20);
	await expect(stream.getByRole('button')).toHaveCount(0);
	await expectAccessible(stream, 'a broadcast');

	// A tile in hand is nobody’s business, until the table allows it.
	const text = await stream.getByRole('main').innerText();
	const [finger, turn] = [new Finger(page, false), turnOf(played, TURNS)];
	const inHand = stream.getByText(broadcastWords.inHand);
	await tapTile(finger, turn.tile);
	await expect(page.locator('[data-spot]').first()).toBeAttached();
	expect(await stream.getByRole('main').innerText()).toBe(text);
	await expect(stream.locator('[data-ghost], [data-tile]')).toHaveCount(0);
	await showTile(page);
	await expect(inHand).toBeVisible();
	await expect(inHand).toContainText(turn.tile.replace('base-', ''));
	await expect(stream.locator('canvas.tile:not([data-pending])')).toBeVisible();
	expect(await smallestText(stream)).toBeGreaterThanOrEqual(20);
	await expectAccessible(stream, 'a broadcast with a tile in hand');
	// Upright it lies on a corner of the board, which stays as large as it is.
	await stream.setViewportSize({ width: 720, height: 1280 });
	const frame = stream.getByRole('img', { name: words.table.board });
	await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(400);
	await expect(inHand).toBeInViewport();
	await stream.setViewportSize(HD.viewport);

	await tapSpotOf(finger, turn);
	if (await finish(finger, turn)) await commit(finger, turn);
	expect(await pointsOn(page)).toEqual(turn.scores?.map(String));
	await expect(tilesOn(stream)).toHaveAttribute('data-tiles', String(TURNS + 2));
	await expect.poll(() => pointsOn(stream)).toEqual(await pointsOn(page));
	await expect(inHand).toHaveCount(0);

	await stream.reload();
	await expect(tilesOn(stream)).toHaveAttribute('data-tiles', String(TURNS + 2));
	expect(await opaque(stream)).toEqual([]);

	// Lost and back again: the last board stays.
	await relay.close();
	relay = undefined;
	await expect(stream.getByText(broadcastWords.lost)).toBeVisible();
	await expect(tilesOn(stream)).toHaveAttribute('data-tiles', String(TURNS + 2));
	relay = new Relay();
	await expect(stream.getByText(broadcastWords.lost)).toHaveCount(0);

	// Who follows is offered the address: nobody can play with it.
	const there = await streamed(browser, play);
	await press(there, followWords.start);
	await atTable(there);
	await press(there, followWords.seatTitle);
	await press(there, broadcastWords.open);
	const sheet = there.getByRole('dialog', { name: broadcastWords.open });
	const address = await sheet.getByLabel(broadcastWords.address).inputValue();
	expect(address).toBe(watch.replace('?follow', '?follow&view=broadcast'));
	await expectAccessible(there, 'the address of a broadcast');
	await sheet.getByRole('button', { name: broadcastWords.here }).click();
	await expect(tilesOn(there)).toHaveAttribute('data-tiles', String(TURNS + 2));
	await there.keyboard.press('Escape');
	await atTable(there);
	await expect.poll(() => opaque(there)).toContain('html');
	await relay.close();
});
