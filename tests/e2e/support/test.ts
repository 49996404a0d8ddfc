import { test as base } from '@playwright/test';
import { serve, type Server } from '../../tools/serve';

/**
 * Playwright's `test` over the built app: each worker serves `build/` at an address of its own, so that
 * `page.goto('/')` works and no test meets the stored games of another worker.
 */
export const test = base.extend<object, { server: Server }>({
	server: [
		async ({}, use) => {
			const server = await serve();
			await use(server);
			await server.close();
		},
		{ scope: 'worker' }
	],
	baseURL: async ({ server }, use) => {
		await use(server.url);
	}
});

export { expect } from '@playwright/test';
