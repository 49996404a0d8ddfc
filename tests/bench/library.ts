import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Page } from 'playwright';
import { SUMMARY_VERSION } from '../../src/lib/record';
import { statisticsOf } from '../../src/lib/review/statistics';
import { words } from '../../src/lib/words/en/home';
import { someGames } from '../review/summaries';
import { open } from '../e2e/support/app';
import { storeRows } from '../e2e/support/rows';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { fixedHere, fixedIn } from './fixed';
import { table, time, timingOf, type Row } from './timing';

/*
 * Speed of the lists with a thousand games: `npm run bench:library`. The pages are measured in the real app and a
 * real Chromium, on a phone’s screen: from the tap that leads to them until what they list is painted. Medians count; run
 * it on an idle machine.
 */

const COUNT = 1000;
const ROUNDS = 15;

const games = someGames(1, COUNT).map((game) => ({ ...game, version: SUMMARY_VERSION }));

/** Time from a tap on a link until its page is painted, in ms. */
const follow = (page: Page, name: string, shows: string): Promise<number> =>
	page.evaluate(
		([link, selector]) =>
			new Promise<number>((resolve) => {
				const begun = performance.now();
				new MutationObserver((_, observer) => {
					if (!document.querySelector(selector)) return;
					observer.disconnect();
					// A task queued in a frame runs after that frame was painted.
					requestAnimationFrame(() =>
						setTimeout(() => {
							resolve(performance.now() - begun);
						})
					);
				}).observe(document.body, { childList: true, subtree: true });
				[...document.querySelectorAll('a')]
					.find(({ textContent }) => textContent.trim() === link)
					?.click();
			}),
		[name, shows] as const
	);

/** Goes there and back many times; the first round, which loads scripts, doesn't count. */
async function visits(page: Page, name: string, shows: string): Promise<readonly number[]> {
	const times: number[] = [];
	for (let round = 0; round <= ROUNDS; round++) {
		const took = await follow(page, name, shows);
		if (round > 0) times.push(took);
		await page.goBack();
		await page.locator('#past-title').waitFor();
	}
	return times;
}

const server = await serve('build');
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext({ ...screens.phone, baseURL: server.url });
const page = await context.newPage();
await open(page);
await storeRows(page, games);
await open(page);
await page.locator('#past-title').waitFor();

const listed = await visits(
	page,
	words.home.allGames(COUNT),
	'main form + .above + section article'
);
const people = await visits(page, words.home.players, 'main article h2');
const fixed = await fixedIn(page);
await browser.close();
await server.close();

const rows: readonly Row[] = [
	{ what: `${String(COUNT)} games listed, from the tap on`, timing: timingOf(listed), target: 100 },
	{ what: 'everybody’s numbers, from the tap on', timing: timingOf(people), target: 1000 }
];
const computed: readonly Row[] = [
	{
		what: `statistics over ${String(COUNT)} games`,
		timing: time([() => void statisticsOf(games, [])], 40),
		target: 1000
	}
];
console.log(`Load ${(loadavg()[0] ?? 0).toFixed(1)} on ${String(availableParallelism())} cores.`);
console.log(table(rows, fixed));
console.log(table(computed, fixedHere()));
