import { linkOfCode } from '../../src/lib/follow/code';
import { followWords } from '../../src/lib/words/en/follow';
import { incomingWords } from '../../src/lib/words/en/incoming';
import { words } from '../../src/lib/words';
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

/** An offer of a table that nobody keeps. */
const CODE = {
	kind: 'offer',
	game: 4711,
	offer: 815,
	endpoint: {
		ufrag: 'Qm9/',
		pwd: 'aB3+aB3+aB3+aB3+aB3+aB3+',
		fingerprint: Array.from({ length: 32 }, () => 'A0').join(':'),
		candidates: []
	}
} as const;

test('a link with an encoded # opens, though there is no page at its address, also without a network', async ({
	page
}) => {
	const server = await serve();
	const link = await linkTo(sharedGame, server.url);
	await page.goto(link.replace('#', '%23'));
	await expectShown(page);
	await serviceWorkerReady(page);
	await server.close();

	for (const sign of ['%2523', '?from=chat%23', '%23']) {
		await open(page, server.url);
		await page.goto(link.replace('#', sign));
		await expectShown(page);
	}
	await page.goto(linkOfCode(CODE, `${server.url}/open/?follow`).replace('#', '%23'));
	await expect(page.getByText(followWords.invited)).toBeVisible();
	await page.goto(`${server.url}/nowhere/#a-place`);
	await expect(page.getByText(words.shell.errorLost)).toBeVisible();
});
