import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumLaunch, screens } from '../tools/browsers';
import type { Site } from './site';

/** Chromium as all parts drive it. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch());

/** A phone of its own: nothing of another try is stored on it, and the service worker is let in only where it is tried. */
export async function newPhone(
	browser: Browser,
	{ url }: Site,
	serviceWorkers: 'allow' | 'block' = 'block'
): Promise<BrowserContext> {
	const context = await browser.newContext({ ...screens.phone, baseURL: url, serviceWorkers });
	context.setDefaultTimeout(PATIENCE);
	// What runs us calls a helper of its own beside each function that has a name, also in what is sent to a page.
	await context.addInitScript('globalThis.__name = (named) => named;');
	return context;
}

/** What isn't there after so many ms on a busy machine isn't coming. */
const PATIENCE = 30_000;

/** The growing list of what went wrong in a page by itself: exceptions, and errors that were logged. */
export function pageErrors(page: Page): readonly string[] {
	const seen: string[] = [];
	page.on('pageerror', (error) => seen.push(`failed: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() === 'error') seen.push(`logged: ${message.text()}`);
	});
	return seen;
}
