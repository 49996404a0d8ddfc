import { serve } from '../../tools/serve';
import { webkitWindow } from '../support/app-window';
import { expect, test } from '../support/test';
import { openPhotoWay, readByKeys, wrongCellsIn } from './support/photo-way';
import { simulatedPhoto } from './support/snap';

/** Resolves when the app is cached. */
const CACHED = `return navigator.serviceWorker.ready.then(async ({ active }) => {
	while (active.state !== 'activated') await new Promise((later) => setTimeout(later, 50));
	return active.state;
})`;
/** Most cells that may be read wrongly: how well photos are read is measured elsewhere. */
const MOST_WRONG = 3;

test('after one visit a photo is read in WebKit without the server', async ({ webkit }) => {
	const server = await serve('build');
	await webkit.goto(`${server.url}/`);
	await webkit.find('html[data-hydrated]');
	await webkit.run(CACHED);
	await server.close();
	const photo = simulatedPhoto('level');
	const window = webkitWindow(webkit);
	await openPhotoWay(window, photo, server.url);
	await readByKeys(window, photo);
	expect(await wrongCellsIn(window, photo)).toBeLessThanOrEqual(MOST_WRONG);
});
