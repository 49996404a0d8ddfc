import { serve } from '../../src/serve/serve';
import { open, serviceWorkerReady } from './support/app';
import { openPhone } from './support/phone';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('a browser killed after one visit opens the app again without the server', async ({}, info) => {
	const profile = info.outputPath('profile');
	const server = await serve();
	const before = await openPhone(profile);
	await open(before.page, server.url);
	await serviceWorkerReady(before.page);
	await before.kill();
	await server.close();

	const after = await openPhone(profile);
	await open(after.page, server.url);
	await expect(after.page.getByRole('heading').first()).toBeVisible();
	await after.close();
});
