import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { historyWords } from '../../src/lib/words/en/history';
import { words } from '../../src/lib/words/en/table';
import { recorded } from '../e2e/table/support/games';
import { bringIn } from '../e2e/table/support/setup';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { tellFigure } from './figures';
import { asMultiple, fixedIn, fixedLine } from './fixed';
import { sharesOf } from './timing';
import { handled } from './trace';

/*
 * Script time of a step of the history slider: `npm run bench:scrub`. A recorded game of 84 tiles in
 * the real app and a real Chromium; keys move the slider through every event, back and on again. The trace tells how long
 * each input event was dispatched: its handler, the replay up to that moment, and Svelte's flush, which comes as soon as
 * the handler has returned. It is the processor's time, which doesn't depend on what else runs.
 */

const TARGET = 16;

/** Presses a key until the slider is at its target. Returns the script time of each step, in ms. */
const go = (page: Page, key: string, to: 'min' | 'max'): Promise<readonly number[]> =>
	handled(browser, page, 'input', async () => {
		const slider = page.getByRole('slider', { name: historyWords.sliderLabel });
		while ((await slider.inputValue()) !== (await slider.getAttribute(to))) {
			await page.keyboard.press(key);
			await page.waitForTimeout(60);
		}
	});

const number = (value: number): string => value.toFixed(1).padStart(6);

function line(title: string, times: readonly number[], target = Infinity): void {
	const { median, late } = sharesOf(times);
	tellFigure(title, median, fixed);
	const met = Math.max(median, late) <= target;
	const judged = target === Infinity ? '' : `target ${String(target)}  ${met ? 'met' : 'MISSED'}`;
	const steps = `${String(times.length)} steps`.padStart(11);
	const multiples = [median, late].map((time) => asMultiple(time, fixed).padStart(11)).join('');
	console.log(
		`${title.padEnd(38)}${steps}${number(median)}${number(late)}${multiples}   ${judged}`
	);
}

const RUNS = [
	['ArrowLeft', 'min', 'back, one event at a time'],
	['ArrowRight', 'max', 'on, one event at a time'],
	['PageDown', 'min', 'back, a tenth of the game at a time'],
	['PageUp', 'max', 'on, a tenth of the game at a time']
] as const;

const server = await serve('build');
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext({ ...screens.phone, baseURL: server.url });
const page = await context.newPage();
const game = recorded('winter', 'winter-117');
await bringIn(page, game, game.turns.length);
await page.getByRole('button', { name: words.table.lookBack, exact: true }).first().click();
// All animations have ended by now.
await page.waitForTimeout(4000);
console.log(`${String(game.turns.length)} turns; load ${(loadavg()[0] ?? 0).toFixed(1)} on`);
const fixed = await fixedIn(page);
console.log(
	`${String(availableParallelism())} cores. Median and 95th of 100, ms of script, then both as ×.`
);
console.log(fixedLine(fixed));
for (const [key, to, what] of RUNS) {
	line(what, await go(page, key, to), key.startsWith('Arrow') ? TARGET : undefined);
}
await browser.close();
await server.close();
