import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { bringRecord } from '../e2e/table/support/setup';
import { chromiumLaunch, softwareGpuArgs, screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { tellFigure } from './figures';
import { asMultiple, fixedIn, fixedLine } from './fixed';
import { pan, pinch } from './gestures';
import { largeRecord } from './large';
import { memoryOf, type Memory } from './memory';
import { sharesOf } from './timing';
import { traced, type Frames } from './trace';

/*
 * How smoothly fingers move a board of 150 tiles on a phone four times slower than this machine: `npm run bench:frames`.
 *
 * Fingers touch the real app in a real Chromium (Input.dispatchTouchEvent, 120 times a second), and the trace tells of
 * the frames meanwhile. A frame needs the main thread (input, script, style, paint, commit: all RunTask events of
 * CrRendererMain from one BeginMainThreadFrame to the next), then the compositor's (those of Compositor from one DrawFrame
 * to the next); they work side by side, and each has 16.7 ms. Only the main thread can be slowed down, by
 * Emulation.setCPUThrottlingRate. Both are measured in the processor's time, which doesn't depend on what else runs.
 *
 * What is left is for a phone's graphics chip: to paint the land for a new size (after the fingers have come to rest) and
 * to put the finished picture on the screen. Without a chip, processors do that and compete with the threads that are
 * measured; so the intervals between presented frames (the ends of PipelineReporter in STATE_PRESENTED_ALL or _PARTIAL)
 * and the share of STATE_DROPPED are shown, but only mean something on an idle machine with cores to spare.
 */

const SLOWER = 4;
const TILES = 150;
const TARGET = 16.7;
const MOST_MEMORY = 150;
const MIDDLE = { x: 195, y: 262 };

async function stretch(page: Page, name: string, gesture: () => Promise<void>): Promise<void> {
	const mark = (edge: string): Promise<unknown> =>
		page.evaluate((what) => performance.mark(what), `${name}-${edge}`);
	await mark('start');
	await gesture();
	await mark('end');
	await page.waitForTimeout(800);
}

async function gestures(page: Page, session: CDPSession): Promise<void> {
	await stretch(page, 'whole', () => pan(session, MIDDLE, 4000, 110));
	await stretch(page, 'pinch', async () => {
		await pinch(session, MIDDLE, 2000, 60, 190);
		await pinch(session, MIDDLE, 2000, 190, 60);
	});
	await pinch(session, MIDDLE, 500, 60, 210);
	await page.waitForTimeout(1500);
	await stretch(page, 'close', () => pan(session, MIDDLE, 4000, 150));
}

const STRETCHES = [
	['whole', 'the whole board is dragged about'],
	['pinch', 'two fingers draw it near and push it away'],
	['close', 'drawn near, it is dragged about']
] as const;

const number = (value: number): string => value.toFixed(1).padStart(6);
const verdict = (met: boolean): string => (met ? 'met' : 'MISSED');

function report(what: string, { main, compositor, intervals, presented, dropped }: Frames): void {
	const line = (title: string, times: readonly number[], target?: number): void => {
		const { median, late } = sharesOf(times);
		tellFigure(`${what}: ${title}`, late, fixed);
		const judged =
			target === undefined ? '' : `target ${String(target)}  ${verdict(late <= target)}`;
		const multiples = [median, late].map((time) => asMultiple(time, fixed).padStart(11)).join('');
		console.log(`  ${title.padEnd(34)}${number(median)}${number(late)}${multiples}   ${judged}`);
	};
	console.log(`${what} (${String(main.length)} frames)`);
	line('main thread, ms a frame', main, TARGET);
	line('compositor thread, ms a frame', compositor, TARGET);
	line('from frame to frame, ms', intervals);
	const share = (100 * dropped) / Math.max(1, presented + dropped);
	console.log(`  ${'dropped'.padEnd(34)}${number(share)} %`);
}

/** A page with the board, and a session to drive it. */
async function atBoard(browser: Browser, baseURL: string, slower: number) {
	const context = await browser.newContext({ ...screens.phone, baseURL });
	const page = await context.newPage();
	await bringRecord(page, largeRecord(TILES));
	const session = await context.newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
	// All animations have ended by now.
	await page.waitForTimeout(6000);
	return { page, session, close: () => context.close() };
}

/**
 * Memory of the page after moving the board, in a browser without a trace, which would take memory too. Here
 * Chromium paints as on a phone, with an emulated GPU: finished pictures are in its memory, not the page's.
 */
async function memoryMoved(url: string): Promise<Memory> {
	const browser = await chromium.launch(chromiumLaunch(softwareGpuArgs));
	const { page, session } = await atBoard(browser, url, 1);
	await gestures(page, session);
	const memory = await memoryOf(browser, session);
	await browser.close();
	return memory;
}

const server = await serve('build');
const browser = await chromium.launch(chromiumLaunch());
const busy = loadavg()[0] ?? 0;
const slow = await atBoard(browser, server.url, SLOWER);
const frames = await traced(browser, slow.page, () => gestures(slow.page, slow.session));
const fixed = await fixedIn(slow.page);
await browser.close();
const memory = await memoryMoved(server.url);
await server.close();

console.log(`${String(TILES)} tiles, ${String(SLOWER)} times slower; load ${busy.toFixed(1)} on`);
console.log(`${String(availableParallelism())} cores. Median and 95th of 100, then both as ×.`);
console.log(fixedLine(fixed));
for (const [name, what] of STRETCHES) report(what, frames(name));
const { heap, process: whole } = memory;
console.log('memory, MB');
console.log(`  ${'heap of the scripts'.padEnd(34)}${number(heap)}`);
const judged = `target ${String(MOST_MEMORY)}  ${verdict(whole <= MOST_MEMORY)}`;
console.log(`  ${'the whole process of the page'.padEnd(34)}${number(whole)}         ${judged}`);
