import { BUILT_BELOW_PATH, PATH } from '../tools/run/below-path';
import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from '../e2e/support/app';
import { pages } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';

test.use({ serviceWorkers: 'allow' });

const SITES = [
	['the root of a host', 'build', ''],
	['a path', BUILT_BELOW_PATH, PATH]
] as const;

for (const [where, folder, base] of SITES)
	test(`after one visit every page opens without the server, at ${where}`, async ({
		context,
		page
	}) => {
		const server = await serve(folder, { base });
		await open(page, `${server.url}/`);
		await serviceWorkerReady(page);
		await server.close();
		await page.close();
		for (const path of pages()) {
			const later = await context.newPage();
			await open(later, server.url + path);
			await expect(later.getByRole('heading').first()).toBeVisible();
			if (path === '/help/') await later.locator('summary', { hasText: 'scored' }).first().click();
			if (path === '/help/')
				await expect(later.locator('figure canvas').first()).not.toHaveAttribute('data-tiles', '0');
			await later.close();
		}
	});
