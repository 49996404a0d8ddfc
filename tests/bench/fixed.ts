import type { Page } from 'playwright';

/*
 * A fixed computation, by which figures from different machines compare: each bench runs it in the same run, where it
 * measures (in node, or in the page and as slow as the page), and prints its figures as multiples of it. Never change it:
 * figures from before and after would no longer compare.
 */

/**
 * Times 25 runs of the computation, in milliseconds. It does what the app does most: it makes small objects and strings,
 * puts them into a map and sorts them. Runs in the page as well: it refers to nothing outside, and no function in it has a
 * name, for some that run this would put a call to their own helper beside it.
 */
function fixedTimes(): number[] {
	const times: number[] = [];
	for (let run = 0; run < 30; run++) {
		const before = performance.now();
		let seed = 12_345;
		const found = new Map<string, { readonly key: string; count: number }>();
		for (let step = 0; step < 100_000; step++) {
			seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
			const key = `${String((seed >>> 16) % 97)},${String((seed >>> 9) % 41)}`;
			const known = found.get(key);
			if (known) known.count += 1;
			else found.set(key, { key, count: 1 });
		}
		const sorted = [...found.values()].sort(
			(a, b) => b.count - a.count || (a.key < b.key ? -1 : 1)
		);
		if (sorted.length !== 3_977)
			throw new Error(`Not the same computation: ${String(sorted.length)}.`);
		// The first runs aren't compiled yet.
		if (run >= 5) times.push(performance.now() - before);
	}
	return times;
}

const medianOf = (times: readonly number[]): number =>
	[...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;

/** How long the fixed computation takes in this process, in milliseconds. */
export const fixedHere = (): number => medianOf(fixedTimes());

/** How long the fixed computation takes in a page, as slow as the page is now, in milliseconds. */
export const fixedIn = async (page: Page): Promise<number> =>
	medianOf(await page.evaluate(fixedTimes));

/** A time as a multiple of the fixed computation, with three digits. */
export const asMultiple = (time: number, fixed: number): string =>
	`${(time / fixed).toPrecision(3)} ×`;

/** What the multiples in a report mean. */
export const fixedLine = (fixed: number): string =>
	`× is a multiple of the fixed computation, which took ${fixed.toFixed(2)} ms here.`;
