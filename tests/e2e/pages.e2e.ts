import { open } from './support/app';
import { expectAccessible, expectAccessibleColours } from './support/axe';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import { watch } from './support/watch';

/**
 * Pages for developers hold a great many pictures and are laid out alike on both screens: each sees them in one scheme.
 * All others are seen in both on either.
 */
function schemesFor(path: string, isMobile: boolean): ['light' | 'dark', 'dark'?] {
	if (!path.startsWith('/dev/')) return ['light', 'dark'];
	return [isMobile ? 'light' : 'dark'];
}

for (const path of pages())
	test(`${path} asks no other host, keeps to its own policy, and axe finds nothing in light and dark`, async ({
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
