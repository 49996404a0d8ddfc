import { home as german } from '../../src/lib/words/de/home';
import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from './support/app';
import { EXPANSION_IDS } from '../../src/lib/rules/declared';
import { languagesKept, tagsKept } from './support/languages';
import { expect, test } from './support/test';
import { folderOf } from '../tools/source/expansions/folders';

test.use({ locale: 'de-AT', serviceWorkers: 'allow' });

test('the first visit speaks the browser’s language, and so does the next one without the server', async ({
	context,
	page
}) => {
	const server = await serve();
	await open(page, server.url);
	await expect(page.locator('html')).toHaveAttribute('lang', 'de');
	await expect(page.getByRole('link', { name: german.newGame }).first()).toBeVisible();
	await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
		'href',
		/manifest\.de\.webmanifest$/
	);
	await serviceWorkerReady(page);
	await expect.poll(() => tagsKept(page)).toEqual(['de']);
	// Expansions that nobody has played yet included.
	const named = async () => new Set((await languagesKept(page)).map((name) => name.split('.')[1]));
	for (const id of EXPANSION_IDS) await expect.poll(named).toContain(folderOf(id));
	await server.close();
	await page.close();
	const later = await context.newPage();
	await open(later, server.url);
	await expect(later.getByRole('link', { name: german.newGame }).first()).toBeVisible();
});
