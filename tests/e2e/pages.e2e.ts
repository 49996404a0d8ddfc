import { open } from './support/app';
import { expectAccessible, expectAccessibleColours } from './support/axe';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import { watch } from './support/watch';

/**
 * Developer pages have very many pictures and the same layout on both screens: each screen checks one colour scheme.
 * All other pages are checked in both schemes on both screens.
 */
function schemesFor(path: string, isMobile: boolean): ['light' | 'dark', 'dark'?] {
	if (!path.startsWith('/dev/')) return ['light', 'dark'];
	return [isMobile ? 'light' : 'dark'];
}

for (const path of pages())
	test(`${path} requests no other host, breaks no policy, and axe finds nothing in light and dark`, async ({
		page,
		server,
		isMobile
	}) => {
		const [first, second] = schemesFor(path, isMobile);
		const seen = await watch(page, server.url);
		await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' });
		await open(page, path);
		await page.waitForLoadState('networkidle');
		expect(seen).toEqual([]);
		await expectAccessible(page, first);
		if (!second) return;
		await page.emulateMedia({ colorScheme: second });
		await expectAccessibleColours(page, second);
	});
