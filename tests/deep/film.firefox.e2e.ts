import { pageWindow } from '../e2e/support/app-window';
import { expect, test } from '../e2e/support/test';
import { followFilm } from './film-way';

test('a game by film in Firefox', async ({ page, server }) => {
	const app = pageWindow(page, {});
	const taps = await followFilm(app, server.url, {
		turns: 24,
		entering: 'confirmed'
	});
	expect(taps.followed).toBeLessThanOrEqual(1.3);
});
