import { AxeBuilder } from '@axe-core/playwright';
import { open } from './support/app';
import { pages } from './support/pages';
import { expect, test } from './support/test';

for (const path of pages())
	for (const colorScheme of ['light', 'dark'] as const)
		test(`axe finds nothing on ${path} in ${colorScheme}`, async ({ page }) => {
			await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
			await open(page, path);
			const { violations, passes } = await new AxeBuilder({ page }).analyze();
			expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
			expect(passes.length).toBeGreaterThan(10);
		});
