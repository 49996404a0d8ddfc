import { webkitWindow } from '../e2e/support/app-window';
import { expect, test } from '../e2e/support/test';
import { followFilm } from './film-way';

test('a game by film in WebKit', async ({ webkit, server }) => {
	const app = webkitWindow(webkit);
	const taps = await followFilm(app, server.url, {
		turns: 16,
		entering: 'confirmed'
	});
	expect(taps.followed).toBeLessThanOrEqual(1.3);
});
