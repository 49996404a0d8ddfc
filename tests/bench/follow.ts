import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright';
import '../tools/games/all-expansions';
import { followWords } from '../../src/lib/words/en/follow';
import { words } from '../../src/lib/words/en/table';
import {
	answerOn,
	connectingChromium,
	linkOn,
	openFollowSheet,
	press
} from '../e2e/support/follow';
import { recorded, recordOf } from '../e2e/table/support/games';
import { atTable, bringRecord } from '../e2e/table/support/setup';
import { screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { sharesOf } from './timing';
import { tellFigure } from './figures';
import { fixedHere } from './fixed';

/*
 * How soon those who follow see a table: `npm run bench:follow`. One keeper and seven who follow, as pages of the real app in a
 * real Chromium on this machine. It measures the time from a pasted answer to the board, from a written entry to the painted
 * frame of everybody who follows, and how long a phone needs to catch up that slept for two minutes: a browser of its own, all of
 * whose processes are stopped meanwhile (`-- --asleep 10` for fewer seconds). Eight phones have eight processors. Here the
 * processor of one machine paints all pages, so the entries are measured a second time while only one page is painted, each in
 * its turn; all others do everything else.
 */

const FOLLOWERS = 7;
/** How often an entry is undone and redone with all pages painted, and for each page painted alone. */
const STEPS = { all: 15, alone: 4 } as const;
const TURNS = 60;
/** Entries that the sleeper misses. */
const UNDONE = 10;
const LIMITS = { answer: 1_000, entry: 100, awake: 1_000 } as const;
const asleepAt = process.argv.indexOf('--asleep');
const ASLEEP = asleepAt === -1 ? 120 : Number(process.argv[asleepAt + 1]);

const game = recordOf(recorded('base', 'base-141'), TURNS, 'followed');

/**
 * Notes when a page sends a part of the game, and when each new number of turns, and the land for it, is on the screen. Times are
 * those of the machine's clock, so that pages compare.
 */
const CLOCKS = `(() => {
	const now = () => performance.timeOrigin + performance.now();
	const seen = globalThis.seen = { sent: 0, turns: [], land: 0 };
	const painted = (run) => requestAnimationFrame(() => {
		const channel = new MessageChannel();
		channel.port1.onmessage = () => run(now());
		channel.port2.postMessage(0);
	});
	const send = RTCDataChannel.prototype.send;
	RTCDataChannel.prototype.send = function (data) {
		if (data[0] >> 1 === 0) seen.sent ||= now();
		return send.call(this, data);
	};
	const draw = CanvasRenderingContext2D.prototype.drawImage;
	CanvasRenderingContext2D.prototype.drawImage = function (...given) {
		painted((at) => (seen.land = at));
		return draw.apply(this, given);
	};
	let last;
	new MutationObserver(() => {
		const turns = document.querySelector('[type=range]')?.max;
		if (turns === last) return;
		last = turns;
		painted((at) => seen.turns.push(at));
	}).observe(document, { subtree: true, childList: true, attributes: true });
})();`;

/** What {@link CLOCKS} noted. */
interface Seen {
	readonly sent: number;
	readonly turns: readonly number[];
	readonly land: number;
}

async function phone(browser: Browser): Promise<Page> {
	const context = await browser.newContext({ ...screens.phone, baseURL: server.url });
	const page = await context.newPage();
	await page.addInitScript({ content: CLOCKS });
	return page;
}

/** Somebody follows by the code that the keeper shows now. @returns the ms from the answer to the board */
async function follow(page: Page): Promise<number> {
	await answerOn(page, await linkOn(keeper));
	const answer = await linkOn(page);
	await keeper.getByLabel(followWords.pasteAnswer).fill(answer);
	const begun = performance.now();
	await press(keeper, followWords.use);
	await atTable(page);
	return performance.now() - begun;
}

/** Makes the code for one more. */
async function next(): Promise<void> {
	await press(keeper, followWords.next);
	await keeper.getByLabel(followWords.codeLabel).waitFor();
}

const seenOn = async (page: Page): Promise<Seen> => page.evaluate('seen');

/** One entry of the log. @returns for each who follows the ms until the turn, and the land, were on the screen */
async function step(button: string): Promise<readonly (readonly [number, number])[]> {
	for (const page of [keeper, ...followers])
		await page.evaluate('Object.assign(seen, { sent: 0, turns: [], land: 0 })');
	// Without looking at it: the keeper's page may be one that isn't painted.
	const named = { name: button, exact: true, includeHidden: true };
	await keeper.getByRole('button', named).first().dispatchEvent('click');
	// Long enough for the slowest, and for animations: they shall not be in the way of the next one.
	await keeper.waitForTimeout(1_000);
	const { sent } = await seenOn(keeper);
	const all = await Promise.all(followers.map(seenOn));
	return all.map(({ turns, land }) => [(turns[0] ?? NaN) - sent, land - sent]);
}

/** Undoes and redoes the last turn so often. */
async function steps(times: number): Promise<readonly Awaited<ReturnType<typeof step>>[]> {
	const all: Awaited<ReturnType<typeof step>>[] = [];
	for (let at = 0; at < times; at++)
		for (const button of [words.common.undo, words.common.redo]) all.push(await step(button));
	return all;
}

/** Shows a page, or paints nothing of it. */
const showPage = (page: Page, on: boolean): Promise<unknown> =>
	page.evaluate(`document.documentElement.style.visibility = '${on ? '' : 'hidden'}'`);

/** Stops or wakes all processes of a browser that leads a group of its own. */
const signal = (leader: number | undefined, what: 'SIGSTOP' | 'SIGCONT'): void => {
	if (leader === undefined) throw new Error('The browser has no process.');
	process.kill(-leader, what);
};

/** The ms that a phone needs to catch up after it slept. */
async function afterSleep(): Promise<number> {
	const other = await chromium.launchServer(connectingChromium);
	const page = await phone(await chromium.connect(other.wsEndpoint()));
	await next();
	await follow(page);
	await press(keeper, words.common.close);
	await page.waitForTimeout(1_000);
	const turns = Number(await page.locator('[type=range]').first().getAttribute('max'));
	const leader = other.process().pid;
	signal(leader, 'SIGSTOP');
	for (let at = 0; at < UNDONE; at++) await press(keeper, words.common.undo);
	await keeper.waitForTimeout(ASLEEP * 1_000);
	signal(leader, 'SIGCONT');
	const begun = performance.now();
	await page.locator(`[type=range][max="${String(turns - UNDONE)}"]`).waitFor();
	const awake = performance.now() - begun;
	await other.close();
	return awake;
}

function line(what: string, times: readonly number[], limit = Infinity): void {
	const { median, late } = sharesOf(times);
	tellFigure(what, median, fixed);
	const isMet = limit === Infinity || late <= limit;
	if (!isMet) process.exitCode = 1;
	const judged = limit === Infinity ? '' : isMet ? 'met' : 'MISSED';
	const cells = [median, late, limit].map((time) =>
		Number.isFinite(time) ? time.toFixed(0).padStart(8) : ''.padStart(8)
	);
	console.log(`${what.padEnd(56)}${String(times.length).padStart(5)}${cells.join('')}  ${judged}`);
}

const server = await serve('build');
const browser = await chromium.launch(connectingChromium);
const keeper = await phone(browser);
await bringRecord(keeper, game);
await openFollowSheet(keeper);
await press(keeper, followWords.withCamera);
await keeper.getByLabel(followWords.codeLabel).waitFor();
const followers: Page[] = [];
const answers: number[] = [];
for (let at = 0; at < FOLLOWERS; at++) {
	if (at > 0) await next();
	const page = await phone(browser);
	answers.push(await follow(page));
	followers.push(page);
}
await press(keeper, words.common.close);
const entries = (await steps(STEPS.all)).flat();
const alone: (readonly [number, number] | undefined)[] = [];
for (const [index, one] of followers.entries()) {
	for (const page of [keeper, ...followers]) await showPage(page, page === one);
	for (const each of await steps(STEPS.alone)) alone.push(each[index]);
}
await showPage(keeper, true);
const load = loadavg()[0] ?? 0;
await openFollowSheet(keeper);
const awake = await afterSleep();
await browser.close();
await server.close();

const fixed = fixedHere();
console.log(`Load ${load.toFixed(1)} on ${String(availableParallelism())} cores. Times in ms.`);
console.log(`${''.padEnd(56)}${'runs  median     p95   limit'.padStart(29)}`);
line('answer to board', answers, LIMITS.answer);
for (const [times, what, limit] of [
	[entries, `${String(FOLLOWERS)} follow, all painted here`, undefined],
	[alone, `${String(FOLLOWERS)} follow, one painted here`, LIMITS.entry]
] as const) {
	line(
		`entry to painted turn, ${what}`,
		times.map((each) => each?.[0] ?? NaN),
		limit
	);
	line(
		`entry to painted land, ${what}`,
		times.map((each) => each?.[1] ?? NaN)
	);
}
line(`asleep for ${String(ASLEEP)} s, to caught up`, [awake], LIMITS.awake);
