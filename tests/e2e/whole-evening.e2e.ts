import { pageWindow } from './support/app-window';
import { test } from './support/test';
import { wholeEvening } from './table/support/whole-evening';

test('a game is entered, reviewed, shared, backed up, and restored elsewhere', async ({
	page,
	browser,
	browserName,
	hasTouch,
	server
}) => {
	const can = { touches: hasTouch, downloads: browserName === 'chromium' };
	const context = await browser.newContext();
	const another = async () => pageWindow(await context.newPage(), can);
	await wholeEvening(pageWindow(page, can), another, server.url);
	await context.close();
});
