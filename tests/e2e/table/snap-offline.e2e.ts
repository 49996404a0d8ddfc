import { serve } from '../../tools/serve';
import { open, serviceWorkerReady } from '../support/app';
import { pageWindow } from '../support/app-window';
import { expect, test } from '../support/test';
import { openPhotoWay, readByKeys, wrongCellsIn } from './support/photo-way';
import { simulatedPhoto } from './support/snap';

test.use({ serviceWorkers: 'allow' });

/** Most cells that may be read wrongly: how well photos are read is measured elsewhere. */
const MOST_WRONG = 3;

test('after one visit a photo is read without the server', async ({ page, hasTouch }) => {
	const server = await serve('build');
	await open(page, `${server.url}/`);
	await serviceWorkerReady(page);
	await server.close();
	const photo = simulatedPhoto('level');
	const window = pageWindow(page, { touches: hasTouch });
	await openPhotoWay(window, photo, server.url);
	await readByKeys(window, photo);
	expect(await wrongCellsIn(window, photo)).toBeLessThanOrEqual(MOST_WRONG);
});
