import { availableParallelism, loadavg } from 'node:os';
import { chromium, type Browser, type Page } from 'playwright';
import '../tools/games/all-expansions';
import { gameId, type GameRecord } from '../../src/lib/record';
import { backupFile } from '../../src/lib/share/backup';
import { deviceWords } from '../../src/lib/words/en/device';
import { secondDeviceWords } from '../../src/lib/words/en/second-device';
import { open } from '../e2e/support/app';
import { connectDevices } from '../e2e/support/second-device';
import { recorded, recordOf } from '../e2e/table/support/games';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { tellFigure } from './figures';
import { fixedHere } from './fixed';

/*
 * How long two devices take to bring each other 1,000 whole games: `npm run bench:second`. The real app in two windows of a real
 * Chromium, each with a database of its own, connected over this machine's own network.
 */

const EACH = 500;
const played = recorded('base', 'base-141');
const whole = recordOf(played, played.turns.length, 'whole');

/** A backup of whole games, none of which is another one. */
async function backup(from: number) {
	const games = Array.from({ length: EACH }, (_, n): GameRecord => {
		const header = { ...whole.header, id: gameId(`game-${String(from + n)}`) };
		return { ...whole, header: { ...header, created: header.created + from + n } };
	});
	const none = { unread: [], told: [], people: [], evenings: [], photos: [] };
	const file = await backupFile({ made: Date.UTC(2026, 10, 20), games, ...none });
	return { name: file.name, mimeType: file.type, buffer: Buffer.from(await file.arrayBuffer()) };
}

async function device(browser: Browser, baseURL: string, from: number): Promise<Page> {
	const page = await (await browser.newContext({ ...screens.phone, baseURL })).newPage();
	// Comparing 500 games with 500 takes its time on a busy machine.
	page.setDefaultTimeout(120_000);
	await open(page, '/device/');
	await page.locator('input[type=file]').setInputFiles(await backup(from));
	await page.getByRole('button', { name: deviceWords.bring, exact: true }).click();
	await page.getByText(deviceWords.done({ stored: EACH })).waitFor();
	return page;
}

const server = await serve('build');
const launch = chromiumLaunch();
const args = [...launch.args, '--allow-loopback-in-peer-connection'];
const browser = await chromium.launch({ ...launch, args });
const [here, there] = [
	await device(browser, server.url, 0),
	await device(browser, server.url, EACH)
];
await open(here, '/open/?second');
const begun = performance.now();
await connectDevices(here, there);
const compared = performance.now();
for (const page of [here, there])
	await page.getByRole('button', { name: secondDeviceWords.bring, exact: true }).click();
for (const page of [here, there]) await page.getByText(secondDeviceWords.there(true)).waitFor();
const done = performance.now();
await browser.close();
await server.close();

const fixed = fixedHere();
tellFigure(`${String(EACH)} games compared with ${String(EACH)}`, compared - begun, fixed);
tellFigure(`${String(EACH)} games brought in each direction`, done - compared, fixed);
const MOST_MS = 30_000;
if (done - compared > MOST_MS) process.exitCode = 1;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(`Load ${(loadavg()[0] ?? 0).toFixed(1)} on ${String(availableParallelism())} cores.`);
console.log(
	`Connected and compared ${String(EACH)} games with ${String(EACH)}: ${seconds(compared - begun)}.`
);
console.log(
	`Brought ${String(EACH)} games in each direction: ${seconds(done - compared)} (at most ${seconds(MOST_MS)}).`
);
