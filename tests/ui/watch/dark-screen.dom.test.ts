import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ScreenWakeLock } from '../../../src/lib/table/app/wake-lock';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { explained } from '../../../src/lib/table/watch/watch-settings';
import Watch from '../../../src/routes/game/watch/Watch.svelte';
import { headerFor } from '../../record/support';
import { liveGameOf } from '../../table/watch/followed.svelte';
import { MADE_UP_STREAM, MadeUpWatcher } from '../../table/watch/made-up-watcher';

const mediaDevices = {
	getUserMedia: () => Promise.resolve(MADE_UP_STREAM),
	enumerateDevices: () => Promise.resolve([])
};

beforeEach(() => {
	explained.on = true;
	Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
	HTMLMediaElement.prototype.play = () => Promise.resolve();
	for (const side of ['videoWidth', 'videoHeight'])
		Object.defineProperty(HTMLVideoElement.prototype, side, { configurable: true, get: () => 2 });
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		drawImage: () => undefined,
		getImageData: () => ({ data: new Uint8ClampedArray(16) })
	} as unknown as GPUCanvasContext);
});
afterEach(() => {
	vi.restoreAllMocks();
	Reflect.deleteProperty(navigator, 'wakeLock');
});

it('after five minutes in which nothing moves the screen is dark and may turn off, until somebody taps', async () => {
	const release = vi.fn(() => Promise.resolve());
	const request = vi.fn(() => Promise.resolve({ release }));
	Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
	const stop = new ScreenWakeLock().start();
	const live = await liveGameOf({ header: headerFor('watched'), entries: [] });
	const [view, watcher] = [new TableView(live), new MadeUpWatcher()];
	watcher.found = { view: undefined, problems: [] };
	render(Watch, { live, view, names: ['Ana', 'Björn'], land: 'summer', open: () => watcher });
	const now = performance.now();
	vi.spyOn(performance, 'now').mockReturnValue(now + 6 * 60_000);
	const cover = await screen.findByRole('button', { name: /Tap to light the screen again/ });
	expect(release).toHaveBeenCalledOnce();
	await userEvent.click(cover);
	await waitFor(() => {
		expect(request).toHaveBeenCalledTimes(2);
	});
	expect(screen.queryByText(/Tap to light the screen again/)).toBeNull();
	expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument();
	stop();
});
