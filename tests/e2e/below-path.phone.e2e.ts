import type { Page } from '@playwright/test';
import { gameFileWords } from '../../src/lib/words/en/game-file';
import { setupWords } from '../../src/lib/words/en/setup';
import { shareWords } from '../../src/lib/words/en/share';
import { words } from '../../src/lib/words/en/table';
import { BUILT_BELOW_PATH, PATH } from '../tools/run/below-path';
import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from './support/app';
import { share } from './support/share-form';
import { expect, test } from './support/test';
import { atTable } from './table/support/setup';

test.use({ serviceWorkers: 'allow', permissions: ['clipboard-read', 'clipboard-write'] });

/** What the page asks for that isn't below an address. */
function requestsOutside(page: Page, address: string): readonly string[] {
	const outside: string[] = [];
	page.on('request', (request) => {
		if (/^http/.test(request.url()) && !request.url().startsWith(`${address}/`))
			outside.push(request.url());
	});
	return outside;
}

const copyLink = async (page: Page): Promise<string> => {
	await page.getByRole('button', { name: words.table.menu, exact: true }).tap();
	await page.getByRole('button', { name: shareWords.open, exact: true }).tap();
	await page.getByRole('button', { name: shareWords.copy, exact: true }).first().tap();
	await expect(page.getByText(shareWords.copied)).toBeVisible();
	return page.evaluate(() => navigator.clipboard.readText());
};

test('below a path a game begins, its link leads there, and nothing outside is asked for', async ({
	page
}) => {
	// Without a share sheet the link is copied.
	await page.addInitScript(() => Object.assign(navigator, { share: undefined }));
	const server = await serve(BUILT_BELOW_PATH, { base: PATH });
	const outside = requestsOutside(page, server.url);
	await open(page, `${server.url}/new/`);
	await page.getByRole('button', { name: setupWords.startWith(2) }).tap();
	await atTable(page);
	expect(page.url()).toContain(`${server.url}/game/?id=`);
	const link = await copyLink(page);
	expect(link).toContain(`${server.url}/open/#`);
	await open(page, link);
	await expect(page.getByRole('heading').first()).toBeVisible();
	expect(outside).toEqual([]);
	await server.close();
});

test('below a path the worker takes what another app shares', async ({ page }) => {
	const server = await serve(BUILT_BELOW_PATH, { base: PATH });
	await open(page, `${server.url}/`);
	await serviceWorkerReady(page);
	await share(page, `${server.url}/open/`, 'text', 'See you on Friday!');
	await expect(page.getByRole('alert')).toHaveText(gameFileWords.refused({ code: 'no-link' }));
	await server.close();
});
