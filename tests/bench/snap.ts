import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import '../tools/games/all-expansions';
import { LONGEST } from '../../src/lib/table/snap/read-photo';
import { openPhotoWay, readByKeys, wrongCellsIn } from '../e2e/table/support/photo-way';
import { simulatedPhoto, type SimulatedPhoto } from '../e2e/table/support/snap';
import { chromiumLaunch } from '../tools/run/browsers';
import { serve } from '../../src/serve/serve';
import { browsersHere, mostWhile, sizesOf, windowOf, type Browser } from './browsers';
import { tellFigure } from './figures';
import { fixedHere } from './fixed';

/*
 * How long a photo of 72 tiles takes to be read, and in how much memory: `npm run bench:snap`. The real app in real browsers on
 * this machine, and a photo of 12 megapixels; a phone is four times slower, and no browser slows down its workers for us: so the
 * limits are a quarter.
 */

const SLOWER = 4;
const LIMITS = { board: 8_000 / SLOWER, mend: 100, memory: 300 } as const;
const RUNS = 3;

/** Mends a cell by its next best design; how long the answer took, in ms, the median of some. */
const MEND = `return (async () => {
	const took = [];
	for (const cell of [...document.querySelectorAll('[data-cell]')].slice(20, 27)) {
		cell.dispatchEvent(new MouseEvent('click', { bubbles: true }));
		await new Promise((next) => setTimeout(next, 300));
		const before = cell.dataset.holds;
		const choice = [...document.querySelectorAll('[data-choice]')].find((one) => one.dataset.choice !== before);
		if (!choice) continue;
		const begun = performance.now();
		choice.click();
		while (document.querySelector('[data-cell="' + cell.dataset.cell + '"]').dataset.holds === before) {
			if (performance.now() - begun > 2000) break;
			await new Promise((next) => setTimeout(next, 0));
		}
		took.push(performance.now() - begun);
	}
	return took.sort((a, b) => a - b)[took.length >> 1];
})();`;

/**
 * WebKitGTK takes 400 MB for a page of help alone: its process says nothing of photos, what they add does. That of the others is judged
 * whole.
 */
const ADDED_ONLY: readonly Browser[] = ['webkit'];

const middle = (values: readonly number[]): number =>
	[...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
const judged = (value: number, limit: number, unit: string): string =>
	`${value.toFixed(0)} ${unit} (at most ${limit.toFixed(0)}: ${value <= limit ? 'met' : 'MISSED'})`;

/** The pixels of a photo as phones take it. */
const PHONE_PIXELS = 12_000_000;

/** Enlarges a picture in a page. @returns it in base64, and the longest side that it had before */
const ENLARGE = async ([address, pixels]: readonly [string, number]): Promise<[string, number]> => {
	const image = new Image();
	image.src = address;
	await image.decode();
	const scale = Math.sqrt(pixels / (image.width * image.height));
	const canvas = document.createElement('canvas');
	canvas.width = image.width * scale;
	canvas.height = image.height * scale;
	canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
	const [, picture = ''] = canvas.toDataURL('image/jpeg', 0.9).split(',');
	return [picture, Math.max(image.width, image.height)];
};

/** A photo with the pixels of a phone's; the app scales it down, and its corners are where they lie then. */
async function asFromPhone(photo: SimulatedPhoto): Promise<SimulatedPhoto> {
	const browser = await chromium.launch(chromiumLaunch());
	const page = await browser.newPage();
	const address = `data:image/jpeg;base64,${readFileSync(photo.path, 'base64')}`;
	const [picture, longest] = await page.evaluate(ENLARGE, [address, PHONE_PIXELS] as const);
	await browser.close();
	const path = join(mkdtempSync(join(tmpdir(), 'tilekeep-')), 'phone.jpg');
	writeFileSync(path, Buffer.from(picture, 'base64'));
	const scale = LONGEST / longest;
	return { ...photo, path, tapped: photo.tapped.map(([x, y]) => [x * scale, y * scale]) };
}

const photo = await asFromPhone(simulatedPhoto('level'));
const server = await serve('build');

const fixed = fixedHere();

async function measure(browser: Browser): Promise<void> {
	const runs: Readonly<Record<'board' | 'mend' | 'memory' | 'before' | 'wrong', number>>[] = [];
	for (let run = 0; run < RUNS; run++) {
		const [window, close] = await windowOf(browser);
		await openPhotoWay(window, photo, server.url);
		const before = Math.max(...sizesOf(browser));
		const [{ opened, read }, memory] = await mostWhile(browser, () => readByKeys(window, photo));
		const wrong = await wrongCellsIn(window, photo);
		const mend = Number(await window.run(MEND));
		runs.push({ board: opened + read, mend, memory, before, wrong });
		await close();
	}
	const of = (key: 'board' | 'mend' | 'memory' | 'before') => middle(runs.map((run) => run[key]));
	tellFigure(`from the photo to the board in ${browser}`, of('board'), fixed);
	tellFigure(`a mend in ${browser}`, of('mend'), fixed);
	const counted = ADDED_ONLY.includes(browser) ? of('memory') - of('before') : of('memory');
	console.log(
		`${browser.padEnd(9)} from the photo to the board ${judged(of('board'), LIMITS.board, 'ms')}, a mend ${judged(of('mend'), LIMITS.mend, 'ms')}, ` +
			`memory ${judged(counted, LIMITS.memory, 'MB')}: the page's process ${of('memory').toFixed(0)} MB, before the photo ${of('before').toFixed(0)} MB; ${String(runs[0]?.wrong)} cells wrong`
	);
}

console.log(`${String(photo.cells.length)} tiles, the middle of ${String(RUNS)} runs.`);
for (const browser of browsersHere()) await measure(browser);
await server.close();
