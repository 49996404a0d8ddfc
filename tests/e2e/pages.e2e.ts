import { open, swActive } from './support/app';
import { clean, cleanColours } from './support/axe';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import { watch } from './support/watch';

for (const path of pages())
	test(`${path} asks no other host, keeps to its own policy, and axe finds nothing in light and dark`, async ({
		page,
		server
	}) => {
		const seen = await watch(page, server.url);
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await open(page, path);
		await swActive(page);
		await page.waitForLoadState('networkidle');
		expect(seen).toEqual([]);
		await clean(page, 'light');
		await page.emulateMedia({ colorScheme: 'dark' });
		await cleanColours(page, 'dark');
	});
