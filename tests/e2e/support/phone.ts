import {
	chromium,
	type BrowserContext,
	type BrowserContextOptions,
	type Page
} from '@playwright/test';
import { chromiumLaunch, screens } from '../../tools/run/browsers';

/** A browser that can be killed, as phones do to free memory. */
export interface Phone {
	readonly page: Page;
	/** Kills the browser at once, without a chance to write anything. */
	readonly kill: () => Promise<void>;
	readonly close: () => Promise<void>;
}

/** Process id of the browser, the parent of its other processes. */
async function processOf(context: BrowserContext): Promise<number> {
	const devtools = await context.browser()?.newBrowserCDPSession();
	const running = await devtools?.send('SystemInfo.getProcessInfo');
	const browser = running?.processInfo.find(({ type }) => type === 'browser');
	if (browser === undefined) throw new Error('The browser does not say which process it is.');
	return browser.id;
}

/** Opens a browser with a profile folder, which keeps what an earlier one stored. */
export async function openPhone(
	profile: string,
	more: Pick<BrowserContextOptions, 'serviceWorkers' | 'reducedMotion' | 'baseURL'> = {}
): Promise<Phone> {
	const options = { ...chromiumLaunch(), ...screens.phone, ...more };
	const context = await chromium.launchPersistentContext(profile, options);
	const page = context.pages()[0] ?? (await context.newPage());
	// Read now, so that killing is immediate.
	const id = await processOf(context);
	const kill = async () => {
		const gone = context.waitForEvent('close');
		process.kill(id, 'SIGKILL');
		await gone;
	};
	return { page, kill, close: () => context.close() };
}
