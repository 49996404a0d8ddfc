import { chromium, type BrowserContext, type Page } from 'playwright';
import { open, serviceWorkerReady } from '../e2e/support/app';
import { Finger } from '../e2e/table/support/finger';
import { recorded, turnOf } from '../e2e/table/support/games';
import { bringIn } from '../e2e/table/support/setup';
import { confirm, layOut } from '../e2e/table/support/turns';
import { chromiumLaunch, screens } from '../tools/browsers';
import { serve } from '../tools/serve';
import { table, timingOf } from './timing';

/* Speed of the built app on a phone four times slower than this machine: `npm run bench:phone`. */

const SLOWER = 4;
const BEFORE = 60;
const TURNS = 20;
const STARTS = 7;

interface Measured {
	readonly confirmed: number[];
}
declare global {
	interface Window {
		measured?: Measured;
	}
}

/** From the tap on Done to the frame after the one that shows the next turn; the event is on the disk by then. */
const measureConfirms = (page: Page): Promise<void> =>
	page.evaluate(() => {
		const measured: Measured = { confirmed: [] };
		window.measured = measured;
		document.addEventListener(
			'click',
			({ target }) => {
				if (!(target instanceof Element && target.closest('.laying .primary'))) return;
				const tapped = performance.now();
				const watch = new MutationObserver(() => {
					if (document.querySelector('.laying')) return;
					watch.disconnect();
					requestAnimationFrame(() => {
						setTimeout(() => measured.confirmed.push(performance.now() - tapped));
					});
				});
				watch.observe(document.body, { childList: true, subtree: true });
			},
			{ capture: true }
		);
	});

async function slow(page: Page): Promise<void> {
	const session = await page.context().newCDPSession(page);
	await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

async function confirms(page: Page): Promise<readonly number[]> {
	const game = recorded('winter', 'winter-117');
	await bringIn(page, game, BEFORE);
	await measureConfirms(page);
	await slow(page);
	const finger = new Finger(page);
	for (let turn = BEFORE; turn < BEFORE + TURNS; turn++) {
		await layOut(finger, turnOf(game, turn));
		await confirm(finger);
	}
	await page.waitForTimeout(500);
	return page.evaluate(() => window.measured?.confirmed ?? []);
}

/** Cold start to the table of a running game, offline. */
async function start(context: BrowserContext, url: string): Promise<number> {
	const page = await context.newPage();
	await slow(page);
	await page.goto(url);
	await page.locator('main.table [data-points]').first().waitFor();
	const took = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				requestAnimationFrame(() => {
					resolve(performance.now());
				});
			})
	);
	await page.close();
	return took;
}

const server = await serve('build');
const browser = await chromium.launch(chromiumLaunch());
const context = await browser.newContext({ ...screens.phone, baseURL: server.url });
const page = await context.newPage();
await open(page);
await serviceWorkerReady(page);
const confirmed = await confirms(page);
const url = page.url();
await server.close();
const started: number[] = [];
for (let run = 0; run < STARTS; run++) started.push(await start(context, url));
await browser.close();
console.log(
	table([
		{
			what: 'from Done to the next turn painted, stored',
			timing: timingOf(confirmed),
			target: 100
		},
		{ what: 'from nothing to the game, no network', timing: timingOf(started), target: 1000 }
	])
);
