import { pageWindow } from '../e2e/support/app-window';
import { expect, test } from '../e2e/support/test';
import { followFilm } from './film-way';

test('a whole game by film: the camera proposes, and a tap confirms', async ({ page, server }) => {
	const app = pageWindow(page, { touches: true });
	const taps = await followFilm(app, server.url, {
		turns: 71,
		entering: 'confirmed'
	});
	// The aim is 1.3, which was met once: see the README of the films.
	expect(taps.all).toBeLessThanOrEqual(1.8);
});

test('a game by film in which what is sure is entered unasked', async ({ page, server }) => {
	const app = pageWindow(page, { touches: true });
	const taps = await followFilm(app, server.url, {
		turns: 30,
		entering: 'unasked'
	});
	expect(taps.followed).toBeLessThanOrEqual(1);
});
