import { test as base } from '@playwright/test';
import { resolve } from 'node:path';
import { build } from 'vite';
import '../../tools/games/all-expansions';
import { serve, type Server } from '../../../src/serve/serve';
import { openWebKit, type WebKit } from './webkit';

/**
 * Playwright's `test` over the built app: each worker serves `build/` at an address of its own, so that
 * `page.goto('/')` works and no test meets the stored games of another worker. `pages` serves the developers' pages, built
 * as they are now. `webkit` is a window of WebKitGTK.
 */
export const test = base.extend<{ webkit: WebKit }, { server: Server; pages: Server }>({
	server: [
		async ({}, use) => {
			const server = await serve();
			await use(server);
			await server.close();
		},
		{ scope: 'worker' }
	],
	pages: [
		async ({}, use, { workerIndex }) => {
			const outDir = resolve(`test-results/pages/${String(workerIndex)}`);
			await build({
				configFile: 'tests/pages/vite.config.ts',
				logLevel: 'warn',
				build: { outDir }
			});
			const server = await serve(outDir, { single: 'index.html' });
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
