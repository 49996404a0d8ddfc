import { BUILT_BELOW_PATH, PATH } from '../tools/run/below-path';
import { serve } from '../../src/serve/serve';
import { pages } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';

const ACTIVE = `return navigator.serviceWorker.ready.then(async ({ active }) => {
	while (active.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
	return active.state;
})`;

test('after one visit every page opens in WebKit without the server, at a path', async ({
	webkit
}) => {
	const server = await serve(BUILT_BELOW_PATH, { base: PATH });
	await webkit.goto(`${server.url}/`);
	await webkit.find('html[data-hydrated]');
	expect(await webkit.run(ACTIVE)).toBe('activated');
	await webkit.find('main a[href$="/new/"]');
	await server.close();
	for (const path of pages()) {
		await webkit.goto(server.url + path);
		await webkit.find('html[data-hydrated]');
		// A page without its game has another title.
		await expect(async () => {
			expect(await webkit.text('h1')).not.toBe('');
		}).toPass({ timeout: 20_000 });
	}
});
