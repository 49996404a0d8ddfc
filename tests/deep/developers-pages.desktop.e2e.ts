import { open } from '../e2e/support/app';
import { expectAccessible } from '../e2e/support/axe';
import { expect, test } from '../e2e/support/test';
import { watch } from '../e2e/support/watch';

// They show every part of the app, each in both colour schemes, whichever the device prefers.
for (const name of ['boards', 'figures', 'kit', 'pictures', 'tiles'])
	test(`axe finds nothing on the developers’ page ${name}`, async ({ page, pages }) => {
		const seen = await watch(page, pages.url);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await open(page, `${pages.url}/${name}/`);
		await page.waitForLoadState('networkidle');
		expect(seen).toEqual([]);
		await expectAccessible(page, name);
	});
