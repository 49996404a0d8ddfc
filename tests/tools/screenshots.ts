import { mkdir } from 'node:fs/promises';
import { chromium, type BrowserContextOptions } from 'playwright';
import { chromiumLaunch, screens } from './browsers';
import { serve } from './serve';

const folder = 'static/screenshots';

interface Shot {
	readonly file: string;
	readonly path: string;
	readonly screen: BrowserContextOptions;
}

/** The install dialogue shows the narrow one on phones and the wide one everywhere else. */
const shots: readonly Shot[] = [
	{ file: 'narrow.png', path: '/', screen: screens.phone },
	{ file: 'wide.png', path: '/', screen: screens.desktop }
];

const browser = await chromium.launch(chromiumLaunch());
const server = await serve();
await mkdir(folder, { recursive: true });
for (const { file, path, screen } of shots) {
	const page = await browser.newPage({ ...screen, colorScheme: 'light', reducedMotion: 'reduce' });
	await page.goto(server.url + path);
	await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
	await page.screenshot({ path: `${folder}/${file}` });
	await page.close();
}
await browser.close();
await server.close();
