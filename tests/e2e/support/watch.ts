import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** Set by the test: takes down what the Content-Security-Policy refused. */
		refusedByPolicy?: (what: string) => Promise<void>;
	}
}

function report(): void {
	document.addEventListener('securitypolicyviolation', (event) => {
		void window.refusedByPolicy?.(`${event.effectiveDirective} refused ${event.blockedURI}`);
	});
}

/**
 * Watches a page from now on for what a quiet app never does: ask another host, offend its own
 * Content-Security-Policy, log an error or fail. Returns the growing list of what it saw.
 */
export async function watch(page: Page, home: string): Promise<readonly string[]> {
	const seen: string[] = [];
	page.on('request', (request) => {
		const url = new URL(request.url());
		if (url.protocol.startsWith('http') && url.origin !== home) seen.push(`asked ${url.href}`);
	});
	page.on('console', (message) => {
		if (message.type() === 'error') seen.push(`logged ${message.text()}`);
	});
	page.on('pageerror', (error) => seen.push(`failed ${error.message}`));
	await page.exposeFunction('refusedByPolicy', (what: string) => seen.push(what));
	await page.addInitScript(report);
	return seen;
}
