import { test as base } from '@playwright/test';
import { serve, type Server } from '../../tools/serve';
import { openWebKit, type WebKit } from './webkit';

/**
 * Playwright's `test` over the built app: each worker serves `build/` at an address of its own, so that
 * `page.goto('/')` works and no test meets the stored games of another worker. `webkit` is a window of WebKitGTK.
 */
export const test = base.extend<{ webkit: WebKit }, { server: Server }>({
	server: [
		async ({}, use) => {
			const server = await serve();
			await use(server);
			await server.close();
		},
		{ scope: 'worker' }
	],
	webkit: async ({}, use) => {
		const webkit = await openWebKit();
		await use(webkit);
		await webkit.close();
	},
	baseURL: async ({ server }, use) => {
		await use(server.url);
	}
});

export { expect } from '@playwright/test';
