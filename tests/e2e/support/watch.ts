import type { Page } from '@playwright/test';

declare global {
	interface Window {
		/** Set by the test: records violations of the Content-Security-Policy, and connections to devices. */
		refusedByPolicy?: (what: string) => Promise<void>;
	}
}

function report(): void {
	window.RTCPeerConnection = class extends RTCPeerConnection {
		constructor(config?: RTCConfiguration) {
			super(config);
			void window.refusedByPolicy?.('connected to a device');
		}
	};
	document.addEventListener('securitypolicyviolation', (event) => {
		void window.refusedByPolicy?.(`${event.effectiveDirective} refused ${event.blockedURI}`);
	});
}

/**
 * Watches a page for problems: requests to other hosts, connections to devices, violations of its
 * Content-Security-Policy, logged errors and exceptions. Returns a list that grows.
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
