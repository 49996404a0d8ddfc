import { serve } from '../../../src/serve/serve';
import { open, serviceWorkerReady } from '../../e2e/support/app';
import { pageWindow } from '../../e2e/support/app-window';
import { test } from '../../e2e/support/test';
import { expectPhotoRead } from '../../e2e/table/support/photo-way';

test.use({ serviceWorkers: 'allow' });

test('after one visit a photo is read in Firefox without the server', async ({ page }) => {
	const server = await serve();
	await open(page, `${server.url}/`);
	await serviceWorkerReady(page);
	await server.close();
	await expectPhotoRead(pageWindow(page, {}), server.url);
});
