import { mkdtempSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import { serve } from '../../src/serve/serve';
import { nextEntry, withEntry } from '../../src/lib/record';
import { makeGameFile } from '../../src/lib/record/game-file';
import { pageWindow, type AppWindow } from '../e2e/support/app-window';
import { gameIn } from '../record/records';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { browsersHere, mostWhile, sizesOf, windowOf, type Browser } from './browsers';
import { tasksDuring, type Task } from './trace';

/*
 * How long the review of a game of 71 turns takes to look at all of them, and in how much memory: `npm run bench:review`, or with
 * the names of browsers behind `--`. The real app in real browsers on this machine, on which nothing else should run.
 */

/** In ms: until the first turn is shown and until all are, from the game's review on; and a task of the main thread. */
const LIMITS = { first: 3_000, all: 20_000, task: 50 } as const;
const PATIENCE = 300_000;

/** A game of people, as a file, with its end. */
function fileOfGame(): { path: string; turns: number } {
	const record = gameIn('tests/games/championship.json');
	const { at = 0 } = record.entries.at(-1) ?? {};
	const closed = withEntry(record, nextEntry(record, { type: 'base/closed' }, at));
	const path = join(mkdtempSync(join(tmpdir(), 'tilekeep-')), 'championship.json');
	writeFileSync(path, makeGameFile(closed));
	const turns = record.entries.filter(({ event }) => event.type === 'base/laid').length;
	return { path, turns };
}

/** Notes in the page when the review, its first looks and all of them are shown. */
const WATCH = `const seen = window.reviewSeen = {};
const look = () => {
	const note = (what, is) => { if (is && !(what in seen)) seen[what] = performance.now(); };
	const part = document.querySelector('[aria-labelledby="review-analysis"]');
	note('review', document.querySelector('#review-race'));
	note('first', part && part.querySelector('.parts'));
	note('all', 'first' in seen && part && !part.querySelector('progress'));
};
new MutationObserver(look).observe(document, { subtree: true, childList: true });`;

interface Seen {
	readonly review: number;
	readonly first: number;
	readonly all: number;
}

/** Opens the game's review, and waits until all turns were looked at. @returns when what was shown, in ms of the page */
async function lookAt(window: AppWindow, url: string): Promise<Seen> {
	await window.goto(`${url}/open/`);
	await window.find('html[data-hydrated]');
	await window.run(WATCH);
	await window.upload('input[type=file]', game.path);
	const until = Date.now() + PATIENCE;
	while (Date.now() < until) {
		const seen = (await window.run('return window.reviewSeen;')) as Partial<Seen>;
		if (seen.all !== undefined) return seen as Seen;
		await new Promise((later) => setTimeout(later, 500));
	}
	throw new Error('The review doesn’t come to its end.');
}

const judged = (value: number, limit: number, shown: string): string =>
	`${shown} (at most ${String(limit / 1000)} s: ${value <= limit ? 'met' : 'MISSED'})`;
const seconds = (time: number, limit: number): string =>
	judged(time, limit, `${(time / 1000).toFixed(1)} s`);
const MB = 1024 * 1024;
const inMB = (bytes: number): string => `${(bytes / MB).toFixed(0)} MB`;

async function measure(browser: Browser, url: string): Promise<void> {
	const [window, close] = await windowOf(browser);
	await window.goto(`${url}/open/`);
	await window.find('html[data-hydrated]');
	const before = Math.max(...sizesOf(browser));
	const [seen, most] = await mostWhile(browser, () => lookAt(window, url));
	await close();
	console.log(
		`${browser.padEnd(9)} the first turn after ${seconds(seen.first - seen.review, LIMITS.first)}, ` +
			`all after ${seconds(seen.all - seen.review, LIMITS.all)}; ` +
			`the page's process takes ${most.toFixed(0)} MB at most, ${before.toFixed(0)} MB before`
	);
}

/** How long workers have to answer, in ms. */
const ANSWER = 500;

/** The JavaScript heap of each worker of a page that answers, in bytes. */
async function heapsOfWorkers(session: CDPSession): Promise<readonly number[]> {
	const heaps: number[] = [];
	session.on('Target.attachedToTarget', ({ sessionId }) => {
		const message = JSON.stringify({ id: 1, method: 'Runtime.getHeapUsage' });
		// One that ended meanwhile is asked no more.
		session.send('Target.sendMessageToTarget', { sessionId, message }).catch(() => undefined);
	});
	session.on('Target.receivedMessageFromTarget', ({ message }) => {
		const { result } = JSON.parse(message) as { readonly result?: { readonly usedSize?: number } };
		if (result?.usedSize !== undefined) heaps.push(result.usedSize);
	});
	const options = { autoAttach: true, waitForDebuggerOnStart: false, flatten: false };
	await session.send('Target.setAutoAttach', options);
	await new Promise((later) => setTimeout(later, ANSWER));
	return heaps;
}

/** The most that the heaps of a page and its workers take while something runs, in bytes. */
async function heapsWhile(
	page: Page,
	done: Promise<unknown>
): Promise<{ page: number; worker: number }> {
	const most = { page: 0, worker: 0 };
	const work = { over: false };
	void done.finally(() => (work.over = true));
	while (!work.over) {
		const session = await page.context().newCDPSession(page);
		const { usedSize } = await session.send('Runtime.getHeapUsage');
		most.page = Math.max(most.page, usedSize);
		most.worker = Math.max(most.worker, ...(await heapsOfWorkers(session)));
		await session.detach();
	}
	return most;
}

/** Main thread and heaps, which only Chromium tells; apart, as measuring takes time. */
async function measureInside(url: string): Promise<void> {
	const browser = await chromium.launch(chromiumLaunch());
	const page = await browser.newPage(screens.phone);
	// The process of the page is that of its first address.
	await page.goto(`${url}/open/`);
	let heaps = { page: 0, worker: 0 };
	const tasks = await tasksDuring(browser, page, async () => {
		const done = lookAt(pageWindow(page, { touches: true }), url);
		heaps = await heapsWhile(page, done);
		await done;
	});
	await browser.close();
	console.log(
		`chromium  ${longestOf(tasks)}; heap of the page ${inMB(heaps.page)} at most, of a worker ${inMB(heaps.worker)}`
	);
}

function longestOf(tasks: readonly Task[]): string {
	const longest = tasks.toSorted((a, b) => b.worked - a.worked).slice(0, 3);
	const [most] = longest;
	const each = longest.map(({ worked, took }) => `${worked.toFixed(0)} (${took.toFixed(0)})`);
	const met = (most?.worked ?? 0) <= LIMITS.task;
	return `longest tasks of the main thread ${each.join(', ')} ms of the processor's time, from begin to end in brackets (at most ${String(LIMITS.task)} ms: ${met ? 'met' : 'MISSED'})`;
}

const game = fileOfGame();
const server = await serve('build');
console.log(
	`${String(game.turns)} turns; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${String(availableParallelism())} cores.`
);
for (const browser of browsersHere()) {
	await measure(browser, server.url);
	if (browser === 'chromium') await measureInside(server.url);
}
await server.close();
