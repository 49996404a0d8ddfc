import type { Browser, Page } from '@playwright/test';
import { encodeCode, findCode } from '../../src/lib/follow/code';
import { toBase64Url } from '../../src/lib/share/encoding';
import { followWords } from '../../src/lib/words/en/follow';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/table';
import { screens } from '../tools/run/browsers';
import { laidEventOf } from '../tools/games/recorded';
import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	pasteAnswer,
	press,
	pressHistory,
	scoresOn,
	switchOn
} from '../e2e/support/follow';
import { forge, proposed } from '../e2e/support/forged';
import { overflowingElements, smallTargets } from '../e2e/support/look';
import { stored } from '../e2e/support/stored';
import { expect, test } from '../e2e/support/test';
import { Finger } from '../e2e/table/support/finger';
import { NAMES, recorded, recordOf, turnOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { playTurn } from '../e2e/table/support/turns';

test.use({ launchOptions: connectingChromium });

const TURNS = 12;
const played = recorded('base', 'base-141');
const game = recordOf(played, TURNS, 'followed');

/** Records each connection that a page makes, and the channels it gets. */
const watched = (page: Page): Promise<unknown> =>
	page.addInitScript({
		content: `globalThis.made = []; globalThis.channels = [];
			const Real = RTCPeerConnection;
			globalThis.RTCPeerConnection = class extends Real {
				constructor(config) {
					super(config);
					made.push(config);
					this.addEventListener('datachannel', (event) => channels.push(event.channel));
				}
			};`
	});
/** The configurations of all connections that a page has made. */
const made = (page: Page): Promise<unknown> => page.evaluate('made');
const NO_SERVER = [{ iceServers: [] }];

/** Another phone opens the link, and shows its answer. */
async function follows(browser: Browser, link: string): Promise<Page> {
	const page = await (await browser.newContext(screens.phone)).newPage();
	await watched(page);
	await page.goto(link);
	await expect(page.getByRole('button', { name: followWords.start })).toBeVisible();
	expect(await made(page), 'nobody was asked to connect').toEqual([]);
	await press(page, followWords.start);
	await expect(page.getByLabel(followWords.answerLabel)).toBeVisible();
	return page;
}

test('others follow a table: every turn and undo, read-only, until the game is kept', async ({
	page,
	browser
}) => {
	await watched(page);
	await bringRecord(page, game);
	await openFollowSheet(page);
	await expect(page.getByLabel(followWords.codeLabel)).toBeVisible();
	expect(await made(page)).toEqual(NO_SERVER);
	await expectAccessible(page, 'the code to follow by');
	expect(await smallTargets(page)).toEqual([]);
	expect(await overflowingElements(page)).toEqual([]);
	const withoutCamera = await linkOn(page);
	await press(page, followWords.withCamera);
	await expect(page.getByText(followWords.noReach)).toBeHidden();
	await expect.poll(() => linkOn(page)).not.toBe(withoutCamera);
	expect(await made(page)).toEqual([...NO_SERVER, ...NO_SERVER]);

	await pasteAnswer(page, 'This is no code.');
	await expect(page.getByText(followWords.problem('no-code'))).toBeVisible();
	await pasteAnswer(page, await linkOn(page));
	await expect(page.getByText(followWords.problem('offer'))).toBeVisible();

	const offered = findCode(await linkOn(page));
	if (!offered.ok) throw new Error(offered.error);
	const answered = { ...offered.value, kind: 'answer' } as const;
	const bad = {
		'other-game': toBase64Url(encodeCode({ ...answered, game: answered.game ^ 1 })),
		'too-old': toBase64Url(encodeCode({ ...answered, offer: answered.offer ^ 1 })),
		damaged: (await linkOn(page)).replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
	} as const;
	for (const why of ['other-game', 'too-old', 'damaged'] as const) {
		await pasteAnswer(page, bad[why]);
		await expect(page.getByText(followWords.problem(why))).toBeVisible();
	}
	const there = await follows(browser, await linkOn(page));
	expect(await made(there)).toEqual(NO_SERVER);
	await expectAccessible(there, 'the answer');
	expect(await overflowingElements(there)).toEqual([]);
	const answer = await linkOn(there);
	await pasteAnswer(page, answer);
	await atTable(there);
	await expect(there.getByText(followWords.live)).toBeVisible();
	await expect(page.getByText(followWords.joined)).toBeVisible();
	expect(await scoresOn(there)).toBe(await scoresOn(page));
	expect(await stored(there)).toBe(0);
	await expectAccessible(there, 'a followed table');
	expect(await overflowingElements(there)).toEqual([]);

	await press(page, followWords.next);
	await expect(page.getByLabel(followWords.codeLabel)).toBeVisible();
	const second = await follows(browser, await linkOn(page));
	await pasteAnswer(page, await linkOn(second));
	await atTable(second);
	await press(page, words.common.close);
	const count = page.getByRole('button', { name: followWords.followers(2) });
	await expect(count).toBeVisible();
	const menu = page.getByRole('button', { name: words.table.menu });
	const [here, beside] = await Promise.all([count.boundingBox(), menu.boundingBox()]);
	expect(here?.y, 'it takes no room from the board').toBe(beside?.y);
	expect(await smallTargets(page)).toEqual([]);
	await expectAccessible(page, 'a table that others follow');

	const before = await scoresOn(page);
	const turns = await turnsOn(there);
	await press(page, words.common.undo);
	await expect.poll(() => turnsOn(there)).toBe(turns - 1);
	await press(page, words.common.redo);
	await expect.poll(() => turnsOn(there)).toBe(turns);

	await forge(there);
	// Before the next entry, which would put the document right again.
	await expect(second.getByText(followWords.live)).toBeVisible();
	await press(page, words.common.undo);
	await expect.poll(() => turnsOn(second)).toBe(turns - 1);
	await press(page, words.common.redo);
	await expect.poll(() => turnsOn(second)).toBe(turns);
	expect(await scoresOn(page)).toBe(before);
	expect(await scoresOn(second)).toBe(before);
	await expect(second.getByText(followWords.live)).toBeVisible();

	await press(second, followWords.keep);
	await expect(second.getByText(followWords.kept)).toBeVisible();
	expect(await stored(second)).toBe(1);
	// The keeper's page goes, and everybody knows.
	await page.reload();
	await atTable(page);
	await expect(page.getByRole('button', { name: followWords.followers(2) })).toHaveCount(0);
	await expect(second.getByText(followWords.ended)).toBeVisible();
	await expect(second.getByRole('link', { name: followWords.scan.offer })).toBeVisible();
	await openFollowSheet(page);
	await expect(
		page.getByLabel(followWords.codeLabel),
		'a new code without a question'
	).toBeVisible();
	await press(page, words.common.close);
	expect(await scoresOn(second)).toBe(before);
	await second.reload();
	await expect(second.getByText(followWords.gone)).toBeVisible();
	await second.goto('/game/?id=followed');
	await atTable(second);
	expect(await scoresOn(second)).toBe(before);
});

test('others enter their own turns where they may, by the rules, and catch up after they slept', async ({
	page,
	browser
}) => {
	await bringRecord(page, game);
	await openFollowSheet(page);
	await expect(page.getByLabel(followWords.codeLabel)).toBeVisible();
	const there = await follows(browser, await linkOn(page));
	await pasteAnswer(page, await linkOn(there));
	await atTable(there);
	const turn = turnOf(played, TURNS);
	await press(there, followWords.seatTitle);
	await expectAccessible(there, 'where to sit');
	expect(await smallTargets(there)).toEqual([]);
	const seats = there.getByRole('dialog', { name: followWords.seatTitle });
	await seats.getByText(NAMES[turn.player] ?? '', { exact: true }).click();
	await expect(seats).toHaveCount(0);
	await expect(there.getByText(followWords.yourTurn(false))).toBeVisible();
	const name = followWords.follower(NAMES[turn.player], true);
	const sheet = page.getByRole('dialog', { name: shareWords.follow });
	await expect(sheet.getByText(name, { exact: true })).toBeVisible();
	await switchOn(page, followWords.lets);
	await expectAccessible(page, 'who follows');
	await press(page, words.common.close);

	await expect(there.getByText(followWords.yourTurn(true))).toBeVisible();
	expect(await overflowingElements(there)).toEqual([]);
	await press(there, words.common.undo);
	await expect(there.getByText(followWords.refused('not-a-turn'))).toBeVisible();
	await playTurn(new Finger(there), played, TURNS);
	await expect.poll(() => scoresOn(page)).toBe(await scoresOn(there));
	await expect(there.getByText(followWords.live)).toBeVisible();
	expect(await stored(there)).toBe(0);

	// What no app would propose: too late, for another seat, no turn, and all of that too often.
	const kept = await scoresOn(page);
	const after = game.entries.length + 1;
	const forged = [
		{ after: after - 1, event: laidEventOf(turn) },
		{ after, event: laidEventOf(turnOf(played, TURNS + 1)) },
		...Array.from({ length: 20 }, () => ({ after, event: { type: 'log/undone' } }))
	];
	const refused = await proposed(there, forged);
	expect(refused.slice(0, 3)).toEqual(['late', 'not-your-turn', 'not-a-turn']);
	expect(refused.length, 'a flood gets no flood of answers').toBeLessThan(15);
	expect(refused.at(-1)).toBe('too-many');
	expect(await scoresOn(page)).toBe(kept);

	// A page that is loaded again comes back without a code, to its seat, and still asks no server.
	await reloads(there);
	await expect(there.getByText(followWords.live)).toBeVisible();
	expect(await scoresOn(there)).toBe(kept);
	expect(await there.evaluate('made.map(({ iceServers }) => ({ iceServers }))')).toEqual(NO_SERVER);
	await press(page, followWords.followers(1));
	await expect(sheet.getByText(name, { exact: true })).toBeVisible();
	await press(page, words.common.close);

	const wanted = (await turnsOn(there)) - 3;
	// As a phone in a pocket: nothing of the page runs.
	const cdp = await there.context().newCDPSession(there);
	const asleep = (state: 'frozen' | 'active') => cdp.send('Page.setWebLifecycleState', { state });
	await asleep('frozen');
	for (let i = 0; i < 3; i++) await press(page, words.common.undo);
	await asleep('active');
	await expect.poll(() => turnsOn(there)).toBe(wanted);
	expect(await scoresOn(there)).toBe(await scoresOn(page));

	// At the end of the table.
	await there.setViewportSize({ width: 1280, height: 800 });
	await press(there, followWords.seatTitle);
	await press(there, followWords.screen);
	const screen = there.getByRole('complementary', { name: followWords.screen });
	await expect(screen.getByText(followWords.lastPaid)).toBeVisible();
	await expectAccessible(there, 'a screen for everybody');
	expect(await overflowingElements(there)).toEqual([]);
	const board = await there.locator('.stage').boundingBox();
	expect((board?.width ?? 0) * (board?.height ?? 0)).toBeGreaterThan(0.7 * 1280 * 800);
	await reloads(there);
	await press(there, followWords.leaveScreen);
	await expect(there.getByText(followWords.live)).toBeVisible();

	// The pen goes there and back, in two taps each; a third phone sees all of it.
	const third = await joins(browser, page);
	await handOver(page, there, 2);
	await pressHistory(there, 'undo');
	for (const each of [page, third])
		await expect.poll(() => scoresOn(each)).toBe(await scoresOn(there));
	expect(await stored(there)).toBe(1);
	await handOver(there, page, 1);
	await pressHistory(page, 'undo');
	for (const each of [there, third])
		await expect.poll(() => scoresOn(each)).toBe(await scoresOn(page));

	// The keeper's app is killed, and is back: whoever scans the new code goes on.
	const before = await scoresOn(page);
	const killed = page.waitForEvent('crash');
	void page.goto('chrome://crash').catch(() => undefined);
	await killed;
	const back = await page.context().newPage();
	await open(back, '/game/?id=followed');
	await atTable(back);
	expect(await scoresOn(back)).toBe(before);
	await openFollowSheet(back);
	await back.getByLabel(followWords.codeLabel).waitFor();
	await answerOn(third, await linkOn(back));
	await pasteAnswer(back, await linkOn(third));
	await atTable(third);
	await press(back, words.common.close);
	await pressHistory(back, 'redo');
	await expect.poll(() => scoresOn(third)).toBe(await scoresOn(back));

	await third.close();
	await press(back, followWords.followers(0));
	await expect(back.getByLabel(followWords.codeLabel), 'a new code in one tap').toBeVisible();
});

/** A follower's page is loaded again, once the keeper holds a way back ready. */
async function reloads(page: Page): Promise<void> {
	await page.waitForFunction("sessionStorage.getItem('tilekeep:way-back')");
	await page.reload();
	await atTable(page);
}

/** One more phone follows. */
async function joins(browser: Browser, keeper: Page): Promise<Page> {
	await press(keeper, followWords.followers(1));
	await press(keeper, followWords.next);
	await keeper.getByLabel(followWords.codeLabel).waitFor();
	const page = await follows(browser, await linkOn(keeper));
	await pasteAnswer(keeper, await linkOn(page));
	await atTable(page);
	await press(keeper, words.common.close);
	return page;
}

/** One phone, which so many follow, hands the game to the first of them, which takes it; the first one follows from now on. */
async function handOver(from: Page, to: Page, followers: number): Promise<void> {
	await press(from, followWords.followers(followers));
	await press(from, followWords.hand);
	await press(to, followWords.take);
	await expect(to.getByText(followWords.live)).toHaveCount(0);
	await expect(from.getByText(followWords.live)).toBeVisible();
}

/** The number of the last turn, as the slider of the look back says it. */
const turnsOn = async (page: Page): Promise<number> =>
	Number(
		(await page.getByRole('slider').first().getAttribute('aria-valuemax')) ??
			(await page.getByRole('slider').first().getAttribute('max'))
	);
