import type { Browser, Page } from '@playwright/test';
import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import { screens } from '../tools/run/browsers';
import { Relay } from '../../src/serve/relay/relay';
import { serve, type Server } from '../../src/serve/serve';
import { expectAccessible } from '../e2e/support/axe';
import {
	linkOn,
	openFollowSheet,
	press,
	pressHistory,
	scoresOn,
	switchOn
} from '../e2e/support/follow';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { stored } from '../e2e/support/stored';
import { expect, test as base } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { NAMES, recorded, recordOf, turnOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { playTurn } from '../e2e/table/support/turns';

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

const TURNS = 8;
const played = recorded('base', 'base-141');
const game = recordOf(played, TURNS, 'relayed');

/** All connections that a page makes: both kinds, and what it asks for at the relay's address. */
const watched = (page: Page): Promise<unknown> =>
	page.addInitScript({
		content: `globalThis.made = [];
			for (const kind of ['WebSocket', 'RTCPeerConnection'])
				globalThis[kind] = class extends globalThis[kind] {
					constructor(...given) { super(...given); made.push(kind); }
				};
			const ask = fetch;
			globalThis.fetch = (...given) => { made.push('fetch ' + new URL(given[0].url ?? given[0], location.href).pathname); return ask(...given); };`
	});
const asked = async (page: Page): Promise<readonly string[]> =>
	(await page.evaluate<readonly string[]>('made')).filter(
		(each) => !/^fetch (?!\/relay)/.test(each)
	);

async function another(browser: Browser, url: string): Promise<Page> {
	const context = await browser.newContext({ ...screens.phone, serviceWorkers: 'block' });
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

test('tables apart follow by a relay at the app’s own address, which may be killed; none is offered before there is one', async ({
	page,
	browser
}) => {
	await watched(page);
	await bringRecord(page, game);
	expect(await asked(page)).toEqual([]);
	await openFollowSheet(page);
	// The code for one network reaches nobody by itself.
	const first = new Set(['fetch /relay', 'RTCPeerConnection']);
	await expect.poll(async () => new Set(await asked(page))).toEqual(first);
	await expect(page.getByRole('button', { name: followWords.relay.open })).toHaveCount(0);
	await press(page, words.common.close);

	relay = new Relay();
	await openFollowSheet(page);
	await press(page, followWords.relay.open);
	await expect(page.getByLabel(followWords.relay.codeLabel)).toBeVisible();
	await expectAccessible(page, 'a link to follow by a relay');
	expect([await smallTargets(page), await overflowingElements(page)]).toEqual([[], []]);
	const watch = await linkOn(page);
	await switchOn(page, followWords.lets);
	await expect(page.getByText(followWords.relay.stepHint(true))).toBeVisible();
	const play = await linkOn(page);
	expect(play).not.toBe(watch);
	await press(page, words.common.close);

	const there = await another(browser, play);
	await expect(there.getByText(followWords.relay.invited)).toBeVisible();
	await press(there, followWords.start);
	await atTable(there);
	await expect(there.getByText(followWords.live)).toBeVisible();
	expect(await scoresOn(there)).toBe(await scoresOn(page));
	expect(await stored(there)).toBe(0);
	await expect(page.getByRole('button', { name: followWords.followers(1) })).toBeVisible();

	// Their own turn, over the relay.
	const turn = turnOf(played, TURNS);
	await press(there, followWords.seatTitle);
	const seats = there.getByRole('dialog', { name: followWords.seatTitle });
	await seats.getByText(NAMES[turn.player] ?? '', { exact: true }).click();
	await expect(seats).toHaveCount(0);
	await expect(there.getByText(followWords.yourTurn(true))).toBeVisible();
	await playTurn(new Finger(there), played, TURNS);
	await expect.poll(() => scoresOn(page)).toBe(await scoresOn(there));

	// The relay is gone with all it had: the table goes on, and fills it again.
	await relay.close();
	relay = undefined;
	await expect(there.getByText(followWords.away)).toBeVisible();
	await pressHistory(page, 'undo');
	const before = await scoresOn(page);
	relay = new Relay();
	await expect(there.getByText(followWords.away)).toHaveCount(0);
	await expect.poll(() => scoresOn(there)).toBe(before);

	// A damaged link, and a keeper's page that was reloaded.
	const lost = await another(browser, watch.slice(0, -3));
	await press(lost, followWords.start);
	await expect(lost.getByText(followWords.problem('damaged'))).toBeVisible();
	await page.reload();
	await atTable(page);
	await openFollowSheet(page);
	await expect(page.getByLabel(followWords.relay.codeLabel)).toBeVisible();
	await press(page, words.common.close);
	await pressHistory(page, 'redo');
	await expect.poll(() => scoresOn(there)).toBe(await scoresOn(page));
	expect(await asked(page)).not.toContain('RTCPeerConnection');
	await relay.close();
});
