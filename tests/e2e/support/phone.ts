import { chromium, type Page } from '@playwright/test';
import { chromiumLaunch, screens } from '../../tools/browsers';

/** A phone's browser that can be killed, as a phone does it to make room. */
export interface Phone {
	readonly page: Page;
	/** Ends the browser at once: nothing gets a chance to be written. */
	readonly kill: () => Promise<void>;
	readonly close: () => Promise<void>;
}

/** Opens a browser over a profile folder; what an earlier one stored in that folder is there again. */
export async function openPhone(profile: string): Promise<Phone> {
	const options = { ...chromiumLaunch(), ...screens.phone };
	const context = await chromium.launchPersistentContext(profile, options);
	const page = context.pages()[0] ?? (await context.newPage());
	const kill = async () => {
		const gone = context.waitForEvent('close');
		const devtools = await context.browser()?.newBrowserCDPSession();
		// The answer never comes: what answers is dead.
		devtools?.send('Browser.crash').catch(() => undefined);
		await gone;
	};
	return { page, kill, close: () => context.close() };
}
