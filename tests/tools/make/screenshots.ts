import { mkdir } from 'node:fs/promises';
import { chromium, type BrowserContextOptions } from 'playwright';
import { recorded } from '../../e2e/table/support/games';
import { bringIn } from '../../e2e/table/support/setup';
import { chromiumLaunch, screens } from '../run/browsers';
import type { RecordedGame } from '../games/recorded';
import { serve } from '../../../src/serve/serve';

/* Screenshots for the install dialogue: a running game on each screen size. */

const folder = 'static/screenshots';

interface Shot {
	readonly file: string;
	readonly game: RecordedGame;
	readonly turns: number;
	readonly screen: BrowserContextOptions;
}

/** The dialogue shows the narrow one on phones and the wide one everywhere else. */
const shots: readonly Shot[] = [
	{
		file: 'narrow.png',
		game: recorded('second-engine', 'second-dense-0'),
		turns: 30,
		screen: screens.phone
	},
	{
		file: 'wide.png',
		game: recorded('winter', 'winter-117'),
		turns: 50,
		screen: { ...screens.desktop, deviceScaleFactor: 1 }
	}
];

const browser = await chromium.launch(chromiumLaunch());
const server = await serve();
await mkdir(folder, { recursive: true });
for (const { file, game, turns, screen } of shots) {
	const context = await browser.newContext({
		...screen,
		baseURL: server.url,
		colorScheme: 'light'
	});
	const page = await context.newPage();
	await bringIn(page, game, turns);
	// The notice of a first visit must not be in the picture.
	await page.waitForTimeout(13_000);
	await page.screenshot({ path: `${folder}/${file}` });
	await context.close();
}
await browser.close();
await server.close();
