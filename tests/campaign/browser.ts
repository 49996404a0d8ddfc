import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { chromiumLaunch, screens } from '../tools/run/browsers';
import type { Site } from './site';

/** Chromium as all parts use it. */
export const openBrowser = (): Promise<Browser> => chromium.launch(chromiumLaunch());

/** A phone without stored data. Service workers are blocked unless a part tests them. */
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

/** Timeout on a busy machine, in ms. */
const PATIENCE = 30_000;

/** Exceptions and logged errors of a page, as a list that grows. */
export function pageErrors(page: Page): readonly string[] {
	const seen: string[] = [];
	page.on('pageerror', (error) => seen.push(`failed: ${error.message}`));
	page.on('console', (message) => {
		if (message.type() === 'error') seen.push(`logged: ${message.text()}`);
	});
	return seen;
}
