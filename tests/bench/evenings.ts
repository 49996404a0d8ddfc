import { rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from 'playwright';
import type { Backup } from '../../src/lib/record/backup';
import { backupFile } from '../../src/lib/share/backup';
import { deviceWords } from '../../src/lib/words/en/device';
import { open } from '../e2e/support/app';
import { recorded, recordOf } from '../e2e/table/support/games';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { memoryOf } from './memory';

/*
 * What photos take, and how long a backup with them does: `npm run bench:evenings`. Whole games, each with photos of 12
 * megapixels as detailed as those of a phone, chosen in the real app in a real Chromium; then a backup with photos, restored in
 * a browser without data.
 */

const GAMES = 50;
const PHOTOS = 4;
const MB = 1_000_000;

/** Runs in the page: a JPEG of 12 megapixels in base64, of shapes of all sizes and the noise of a camera. */
function cameraJpeg(seed: number): string {
	const canvas = document.createElement('canvas');
	canvas.width = 4_032;
	canvas.height = 3_024;
	const context = canvas.getContext('2d');
	if (!context) throw new Error('No canvas.');
	// A method, since a function with a name of its own would need a helper that the page hasn't.
	const random = {
		state: seed,
		next(most: number): number {
			this.state = (Math.imul(this.state, 1_103_515_245) + 12_345) & 0x7fffffff;
			return (this.state >>> 8) % most;
		}
	};
	for (let shape = 0; shape < 30_000; shape++) {
		const size = 4 + 900 / (1 + shape / 60);
		context.fillStyle = `hsl(${String(20 + random.next(100))} ${String(10 + random.next(50))}% ${String(15 + random.next(60))}% / 0.7)`;
		context.fillRect(
			random.next(4_032),
			random.next(3_024),
			size * (0.5 + random.next(100) / 100),
			size
		);
	}
	const image = context.getImageData(0, 0, canvas.width, canvas.height);
	for (let at = 0; at < image.data.length; at++)
		if (at % 4 !== 3) image.data[at] = (image.data[at] ?? 0) + random.next(17) - 8;
	context.putImageData(image, 0, 0);
	return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
}

const usage = (page: Page): Promise<number> =>
	page.evaluate(async () => (await navigator.storage.estimate()).usage ?? NaN);

/** How often memory is measured, in ms. */
const EVERY = 250;

/** Runs something; returns how long it took in s, and the most that the page held meanwhile, without garbage, in MB. */
async function watched(session: CDPSession, work: () => Promise<unknown>) {
	const begun = performance.now();
	let held = 0;
	const end = new AbortController();
	const measuring = (async () => {
		while (!end.signal.aborted) {
			await session.send('HeapProfiler.collectGarbage');
			const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage');
			held = Math.max(held, usedSize + backingStorageSize);
			await new Promise((resolve) => setTimeout(resolve, EVERY));
		}
	})();
	await work();
	end.abort();
	await measuring;
	return { seconds: (performance.now() - begun) / 1_000, held: held / MB };
}

const press = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).first().click();
const report = (what: string, { seconds, held }: Awaited<ReturnType<typeof watched>>): void => {
	console.log(`${what}: ${seconds.toFixed(1)} s, at most ${held.toFixed(0)} MB held by the page`);
};

const game = recorded('winter', 'winter-117');
const backup: Backup = {
	made: Date.now(),
	games: Array.from({ length: GAMES }, (_, n) =>
		recordOf(game, game.turns.length, `game-${String(n)}`)
	),
	unread: [],
	told: [],
	people: [],
	evenings: [],
	photos: []
};
const file = await backupFile(backup);
const buffer = Buffer.from(await file.arrayBuffer());

const server = await serve();
const browser = await chromium.launch(chromiumLaunch());
const newPhone = async () => {
	const context = await browser.newContext({ ...screens.phone, baseURL: server.url });
	const page = await context.newPage();
	await open(page, '/device/');
	return { page, session: await context.newCDPSession(page) };
};
const { page, session } = await newPhone();
const photos = [];
for (let n = 0; n < PHOTOS; n++) {
	const bytes = Buffer.from(await page.evaluate(cameraJpeg, n + 1), 'base64');
	photos.push({ name: `${String(n)}.jpg`, mimeType: 'image/jpeg', buffer: bytes });
}
const camera = photos.reduce((sum, photo) => sum + photo.buffer.length, 0) / PHOTOS / MB;
await page
	.locator('input[type=file]')
	.setInputFiles({ name: file.name, mimeType: file.type, buffer });
await press(page, deviceWords.bring);
await page.getByText(/^Done:/).waitFor();
const before = await usage(page);

let adding = 0;
for (let n = 0; n < GAMES; n++) {
	await open(page, `/review/?id=game-${String(n)}`);
	const begun = performance.now();
	await page.locator('#evening input[type=file]').setInputFiles(photos);
	await page
		.locator('#evening')
		.getByText(/^4 photos/)
		.waitFor();
	adding += performance.now() - begun;
}
await open(page, '/device/');
const stored = (await usage(page)) - before;
console.log(
	`${String(GAMES)} games take ${(before / MB).toFixed(1)} MB; ${String(PHOTOS)} photos of each (from ${camera.toFixed(1)} MB each) take ${(stored / MB).toFixed(1)} MB more, ${(stored / GAMES / PHOTOS / 1_000).toFixed(0)} kB a photo; a photo is added in ${(adding / GAMES / PHOTOS).toFixed(0)} ms.`
);
console.log(await page.getByText(/photos take/).innerText());

const downloading = page.waitForEvent('download', { timeout: 600_000 });
let path = '';
report(
	'Backup with photos',
	await watched(session, async () => {
		await press(page, deviceWords.makeBackup);
		const download = await downloading;
		path = join(tmpdir(), download.suggestedFilename());
		await download.saveAs(path);
	})
);
console.log(`The file has ${(statSync(path).size / MB).toFixed(1)} MB.`);
await page.context().close();

const other = await newPhone();
report(
	'Read on another device',
	await watched(other.session, async () => {
		await other.page.locator('input[type=file]').setInputFiles(path);
		await other.page.getByText(/has 50 games and 200 photos/).waitFor({ timeout: 600_000 });
	})
);
report(
	'Restored there',
	await watched(other.session, async () => {
		await press(other.page, deviceWords.bring);
		await other.page.getByText(/^Done:/).waitFor({ timeout: 600_000 });
	})
);
const { heap, process } = await memoryOf(browser, other.session);
console.log(
	`Afterwards ${heap.toFixed(0)} MB of heap, the whole process ${process.toFixed(0)} MB; stored there: ${((await usage(other.page)) / MB).toFixed(1)} MB.`
);
rmSync(path);
await browser.close();
await server.close();
