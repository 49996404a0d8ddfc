import { open } from './support/app';
import { expectAccessible, expectAccessibleColours } from './support/axe';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import { watch } from './support/watch';

for (const path of pages())
	test(`${path} requests no other host, breaks no policy, and axe finds nothing in light and dark`, async ({
		page,
		server
	}) => {
		const seen = await watch(page, server.url);
		await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
		await open(page, path);
		await page.waitForLoadState('networkidle');
		expect(seen).toEqual([]);
		await expectAccessible(page, 'light');
		await page.emulateMedia({ colorScheme: 'dark' });
		await expectAccessibleColours(page, 'dark');
	});
