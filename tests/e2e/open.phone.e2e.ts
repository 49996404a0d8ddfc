import { incomingWords } from '../../src/lib/words/incoming';
import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from './support/app';
import { expectShown, keepButton, linkTo, sharedGame, sharedProgress } from './support/link';
import { stored } from './support/stored';
import { expect, test } from './support/test';
import { atTable } from './table/support/setup';

test.use({ serviceWorkers: 'allow' });

test('a link opens without a network, survives a reload, is kept on request, and is recognised then', async ({
	page
}) => {
	const server = await serve();
	const link = await linkTo(sharedGame, server.url);
	await open(page, server.url);
	await serviceWorkerReady(page);
	await server.close();

	await page.goto(link);
	await expectShown(page);
	expect(new URL(page.url()).hash, 'the link is not left behind in the address').toBe('');
	await expect(page.getByRole('slider')).toBeVisible();
	await expect(page.locator('[data-tile]'), 'nothing can be entered').toHaveCount(0);
	await page.reload();
	await expectShown(page);
	await keepButton(page, 'stored').tap();
	await expect(page).toHaveURL(/\/game\/\?id=shared$/);
	await expect(page.locator('[data-tile]').first()).toBeVisible();
	await page.reload();
	await atTable(page);
	await expect(page.getByText(sharedProgress)).toBeVisible();

	await page.goto(link);
	await expect(page.getByText(incomingWords.standing('already-here'))).toBeVisible();
	await keepButton(page, 'already-here').tap();
	await expect(page).toHaveURL(/\/game\/\?id=shared$/);
	expect(await stored(page)).toBe(1);
});
