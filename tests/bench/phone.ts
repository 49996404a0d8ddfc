import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { open, serviceWorkerReady } from '../e2e/support/app';
import { recorded } from '../e2e/table/support/games';
import { bringIn } from '../e2e/table/support/setup';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { asMultiple, fixedIn } from './fixed';
import { loadOf, start, type Load, type Start } from './start';
import { table, timingOf } from './timing';
import type { Task } from './trace';
import { slowDown, tasksOfTurns, timedTurns, watchTurns } from './turns';

/*
 * Speed of the built app on a phone four times slower than this machine: `npm run bench:phone`. Turns of a recorded game are
 * played by tapping; then the server is gone, and the game is opened again and again in new pages. No other page of the
 * app is open meanwhile.
 */

const SLOWER = 4;
const BEFORE = 60;
const TURNS = 20;
const STARTS = 9;
const LONGEST = 50;
const BUILD = process.env['BUILD'] ?? 'build';

const game = recorded('winter', 'winter-117');
/** Turns of a game with one tile left. */
const LATE = game.turns.length - 1;

/** A context like a phone, on whose pages functions of this bench can run. */
async function phoneOf(browser: Browser, baseURL: string): Promise<BrowserContext> {
	const context = await browser.newContext({ ...screens.phone, baseURL });
	// What runs this file puts a call to a helper of its own beside each function that has a name.
	await context.addInitScript('globalThis.__name = (named) => named;');
	await watchTurns(context);
	return context;
}

/** Turns on a slow phone, and how long the fixed computation took on it. */
async function turns(context: BrowserContext) {
	const page = await context.newPage();
	await bringIn(page, game, BEFORE);
	const session = await context.newCDPSession(page);
	await slowDown(session, SLOWER);
	const times = await timedTurns(page, game, BEFORE, BEFORE + TURNS);
	const fixed = await fixedIn(page);
	await page.close();
	return { times, fixed };
}

/** All tasks of the same turns, in a browser of their own that isn't slowed down. */
async function tasks(url: string): Promise<{ tasks: readonly Task[]; fixed: number }> {
	const browser = await chromium.launch(chromiumLaunch());
	const context = await phoneOf(browser, url);
	const page = await context.newPage();
	await bringIn(page, game, BEFORE);
	const found = await tasksOfTurns(browser, page, game, BEFORE, BEFORE + TURNS);
	const fixed = await fixedIn(page);
	await browser.close();
	return { tasks: found, fixed };
}

/** The address of the game before its last turn, kept on the device, and no page left open. */
async function lateGame(context: BrowserContext): Promise<string> {
	const page = await context.newPage();
	await bringIn(page, game, LATE);
	const url = page.url();
	// What is kept for the next start is kept when there is time.
	await page.waitForTimeout(3000);
	await page.close();
	return url;
}

async function starts(context: BrowserContext, url: string): Promise<readonly Start[]> {
	const found: Start[] = [];
	for (let run = 0; run < STARTS; run++) found.push(await start(context, url, SLOWER));
	return found;
}

async function measure(browser: Browser) {
	const server = await serve(BUILD);
	const context = await phoneOf(browser, server.url);
	const first = await context.newPage();
	await open(first);
	await serviceWorkerReady(first);
	await first.close();
	const played = await turns(context);
	const found = await tasks(server.url);
	const late = await lateGame(context);
	await server.close();
	const started = await starts(context, late);
	const load = await loadOf(context, late, BUILD);
	return { played, found, started, load };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

function tellTasks({ tasks: all, fixed }: { tasks: readonly Task[]; fixed: number }): void {
	const long = all.filter(({ worked }) => worked > LONGEST).length;
	const longest = Math.max(...all.map(({ worked }) => worked));
	const took = Math.max(...all.map(({ took: time }) => time));
	console.log(
		`Not slowed down, ${String(TURNS)} turns: ${String(long)} tasks above ${String(LONGEST)} ms of ` +
			`the processor's time (target 0  ${long === 0 ? 'met' : 'MISSED'}); the longest ` +
			`${longest.toFixed(1)} ms, ${asMultiple(longest, fixed)} (from begin to end ${took.toFixed(1)} ms).`
	);
}

const tellLoad = ({ requests, script, gzipped, nodes }: Load): void => {
	console.log(
		`A start: ${String(requests)} requests, ${kB(script)} of script (${kB(gzipped)} gzipped); ` +
			`${String(nodes)} elements with ${String(LATE + 1)} tiles.`
	);
};

const browser = await chromium.launch(chromiumLaunch());
const busy = loadavg()[0] ?? 0;
const { played, found, started, load } = await measure(browser);
await browser.close();
console.log(
	`${String(SLOWER)} times slower; load ${busy.toFixed(1)} on ${String(availableParallelism())} cores.`
);
const rows = [
	{
		what: 'from the committing tap to the next turn painted, stored',
		timing: timingOf(played.times.map(({ fromTap }) => fromTap)),
		target: 100,
		slowTarget: 150
	},
	{
		what: 'the same from the finger lifted on',
		timing: timingOf(played.times.map(({ fromFinger }) => fromFinger))
	},
	{
		what: 'from nothing to something true to see, no network',
		timing: timingOf(started.map(({ seen }) => seen)),
		target: 500
	},
	{
		what: 'from nothing to the next tap, no network',
		timing: timingOf(started.map(({ ready }) => ready)),
		target: 1000
	}
];
console.log(table(rows, played.fixed));
tellTasks(found);
tellLoad(load);
