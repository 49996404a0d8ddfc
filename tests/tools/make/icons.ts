import { readFile } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../run/browsers';

const folder = 'static/icons';

interface Icon {
	readonly file: string;
	readonly pixels: number;
	readonly svg: string;
}

async function icons(): Promise<readonly Icon[]> {
	const tile = await readFile(`${folder}/icon.svg`, 'utf8');
	const monochrome = await readFile(`${folder}/monochrome.svg`, 'utf8');
	// The launcher cuts its own shape out of these: they must reach into the corners.
	const square = tile.replace(/ rx="\d+"/, '');
	return [
		{ file: 'icon-192.png', pixels: 192, svg: tile },
		{ file: 'icon-512.png', pixels: 512, svg: tile },
		{ file: 'favicon-48.png', pixels: 48, svg: tile },
		{ file: 'maskable-192.png', pixels: 192, svg: square },
		{ file: 'maskable-512.png', pixels: 512, svg: square },
		{ file: 'apple-touch-180.png', pixels: 180, svg: square },
		{ file: 'monochrome-512.png', pixels: 512, svg: monochrome }
	];
}

async function paint(browser: Browser, { file, pixels, svg }: Icon): Promise<void> {
	const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
	await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
	await page.screenshot({ path: `${folder}/${file}`, omitBackground: true });
	await page.close();
}

const browser = await chromium.launch(chromiumLaunch());
for (const icon of await icons()) await paint(browser, icon);
await browser.close();
