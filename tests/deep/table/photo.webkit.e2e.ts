import { serve } from '../../../src/serve/serve';
import { webkitWindow } from '../../e2e/support/app-window';
import { test } from '../../e2e/support/test';
import { expectPhotoRead } from '../../e2e/table/support/photo-way';

/** Resolves when the app is cached. */
const CACHED = `return navigator.serviceWorker.ready.then(async ({ active }) => {
	while (active.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
	return active.state;
})`;
test('after one visit a photo is read in WebKit without the server', async ({ webkit }) => {
	const server = await serve('build');
	await webkit.goto(`${server.url}/`);
	await webkit.find('html[data-hydrated]');
	await webkit.run(CACHED);
	await server.close();
	await expectPhotoRead(webkitWindow(webkit), server.url);
});
