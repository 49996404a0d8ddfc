import { serve } from '../../../src/serve/serve';
import { open, serviceWorkerReady } from '../support/app';
import { pageWindow } from '../support/app-window';
import { test } from '../support/test';
import { expectPhotoRead } from './support/photo-way';

test.use({ serviceWorkers: 'allow' });

test('after one visit a photo is read without the server', async ({ page, hasTouch }) => {
	const server = await serve('build');
	await open(page, `${server.url}/`);
	await serviceWorkerReady(page);
	await server.close();
	await expectPhotoRead(pageWindow(page, { touches: hasTouch }), server.url);
});
