import { isDeepStrictEqual } from 'node:util';
import type { Browser, CDPSession, Page } from 'playwright';
import { effectiveLog, type Entry } from '../../src/lib/record';
import { words } from '../../src/lib/words/en/table';
import { timingOf } from '../bench/timing';
import { recorded, recordOf } from '../e2e/table/support/games';
import { bringRecord } from '../e2e/table/support/setup';
import type { SeededRandom } from '../tools/games/seeded-random';
import { newPhone, openBrowser } from './browser';
import { expectThat, type Part, type Run, type Watch } from './part';
import { rawEntries } from './raw';
import type { Site } from './site';

/** Taps in a game, and in the short run. */
const TAPS = 500;
const FEW = 40;
/** Turns on the table, and most of them that are undone. */
const TURNS = 30;
const DEPTH = 20;
/** What is measured at the beginning and at the end: so many taps. */
const SAMPLE = 20;
/** Limit for the growth of the JavaScript heap, in MB: the log itself is a tenth of it. */
const MOST_GROWN = 8;

const MB = 1024 * 1024;

/** One game with undo and redo again and again. */
export const undo: Part = {
	name: 'undo',
	unit: 'taps',
	weight: 1,
	least: TAPS,
	short: FEW,
	begin: async (site, watch) => new Undo(site, watch, await openBrowser())
};

class Undo implements Run {
	constructor(
		readonly site: Site,
		readonly watch: Watch,
		readonly browser: Browser
	) {}

	async attempt(rng: SeededRandom): Promise<number> {
		const phone = await newPhone(this.browser, this.site);
		const page = await phone.newPage();
		const record = recordOf(recorded('winter', 'winter-117'), TURNS, 'undone');
		await bringRecord(page, record);
		const taps = this.watch.short ? FEW : TAPS;
		await this.#tapAll(page, await phone.newCDPSession(page), rng, taps);
		const entries = (await rawEntries(page, 'undone')).map(({ entry }) => entry as Entry);
		expectThat(
			isDeepStrictEqual(effectiveLog(entries).events, effectiveLog(record.entries).events),
			'the turns that stood before, when all was brought back',
			effectiveLog(entries).events.length
		);
		await phone.close();
		return taps;
	}

	async end(): Promise<void> {
		await this.browser.close().catch(() => undefined);
	}

	/** Random taps on undo and redo, and redo of everything at the end. */
	async #tapAll(page: Page, devtools: CDPSession, rng: SeededRandom, taps: number): Promise<void> {
		const times: number[] = [];
		let taken = 0;
		let before = NaN;
		for (let tap = 0; tap < taps; tap++) {
			const left = taps - tap;
			const back = taken >= left || taken === DEPTH || (taken > 0 && rng.below(2) === 0);
			times.push(await tapped(page, back ? words.common.redo : words.common.undo));
			taken += back ? -1 : 1;
			if (times.length === SAMPLE) before = await heapOf(devtools);
		}
		if (taken > 0) await tapped(page, words.common.redo);
		this.#judge(times, (await heapOf(devtools)) - before, before);
	}

	#judge(times: readonly number[], grown: number, before: number): void {
		const first = timingOf(times.slice(0, SAMPLE));
		const last = timingOf(times.slice(-SAMPLE));
		this.watch.note(
			`${String(times.length)} taps, a tap ${ms(first.median)} at first, ${ms(last.median)} at last; heap ${before.toFixed(1)} MB at first, ${(before + grown).toFixed(1)} MB at last`
		);
		expectThat(
			grown <= MOST_GROWN,
			`a heap that grows by ${String(MOST_GROWN)} MB at most`,
			`${grown.toFixed(1)} MB more`
		);
	}
}

const ms = (time: number): string => `${time.toFixed(0)} ms`;

/** Taps a button of the bar. Resolves to the time until the number of tiles changed, in ms. */
const tapped = (page: Page, label: string): Promise<number> =>
	page.evaluate(async (name) => {
		const seen = document.querySelector('.progress')?.textContent;
		const begun = performance.now();
		document.querySelector<HTMLElement>(`button[aria-label="${name}"]:enabled`)?.click();
		while (document.querySelector('.progress')?.textContent === seen) {
			if (performance.now() - begun > 20_000) throw new Error(`“${name}” does nothing.`);
			await new Promise((next) => requestAnimationFrame(next));
		}
		const took = performance.now() - begun;
		for (;;) {
			const waits = document.querySelector('.laying .primary:disabled');
			await new Promise((next) => requestAnimationFrame(next));
			if (!waits) return took;
		}
	}, label);

/** JavaScript heap of a page after a garbage collection, in MB. */
async function heapOf(devtools: CDPSession): Promise<number> {
	await devtools.send('HeapProfiler.collectGarbage');
	const { usedSize } = await devtools.send('Runtime.getHeapUsage');
	return usedSize / MB;
}
