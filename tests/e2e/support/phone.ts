import {
	chromium,
	type BrowserContext,
	type BrowserContextOptions,
	type Page
} from '@playwright/test';
import { chromiumLaunch, screens } from '../../tools/browsers';

/** A phone's browser that can be killed, as a phone does it to make room. */
export interface Phone {
	readonly page: Page;
	/** Ends the browser at once: nothing gets a chance to be written. */
	readonly kill: () => Promise<void>;
	readonly close: () => Promise<void>;
}

/** The number of the browser's own process, the parent of all its others. */
async function processOf(context: BrowserContext): Promise<number> {
	const devtools = await context.browser()?.newBrowserCDPSession();
	const running = await devtools?.send('SystemInfo.getProcessInfo');
	const browser = running?.processInfo.find(({ type }) => type === 'browser');
	if (browser === undefined) throw new Error('The browser does not say which process it is.');
	return browser.id;
}

/** Opens a browser over a profile folder; what an earlier one stored in that folder is there again. */
export async function openPhone(
	profile: string,
	more: Pick<BrowserContextOptions, 'serviceWorkers'> = {}
): Promise<Phone> {
	const options = { ...chromiumLaunch(), ...screens.phone, ...more };
	const context = await chromium.launchPersistentContext(profile, options);
	const page = context.pages()[0] ?? (await context.newPage());
	// Asked for now, so that nothing lies between a wish to kill it and its end.
	const id = await processOf(context);
	const kill = async () => {
		const gone = context.waitForEvent('close');
		process.kill(id, 'SIGKILL');
		await gone;
	};
	return { page, kill, close: () => context.close() };
}
