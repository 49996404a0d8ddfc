import { fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OtherCamera } from '../../../src/lib/table/follow/other-camera.svelte';
import { TableView } from '../../../src/lib/table/view/table-view.svelte';
import { WAIT } from '../../../src/lib/table/watch/countdown.svelte';
import { entersSure } from '../../../src/lib/table/watch/watch-settings';
import type { SeenTile } from '../../../src/lib/watch/watching';
import OtherWatch from '../../../src/routes/game/watch/OtherWatch.svelte';
import { headerFor } from '../../record/support';
import { liveGameOf } from '../../table/watch/followed.svelte';
import { ON_ROAD, roadSeen } from '../../table/watch/made-up-watcher';

beforeEach(() => {
	entersSure.on = false;
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

/** A game of two at its start, whose table another phone's camera follows. */
async function show() {
	const live = await liveGameOf({ header: headerFor('watched'), entries: [] });
	const view = new TableView(live);
	const camera = new OtherCamera();
	const names = ['Ana', 'Björn'];
	const { container } = render(OtherWatch, { camera, live, view, names, land: 'summer' });
	const sees = (...news: readonly SeenTile[]) => {
		const after = live.record.entries.length;
		camera.seen = { after, sees: { kind: 'still', news, differences: [] } };
		flushSync();
	};
	return { live, view, sees, container };
}

/** Waits for longer than a sure turn is shown before it is entered. */
async function wait(): Promise<void> {
	await vi.advanceTimersByTimeAsync(2 * WAIT);
	flushSync();
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a screen reader', () => {
	it('hears what is proposed, and what was entered, from a region that is there all the time', async () => {
		entersSure.on = true;
		const { sees, container } = await show();
		const region = container.querySelector('[role=status]');
		expect(region).toHaveTextContent(/^$/);
		sees(roadSeen({ figure: ON_ROAD }));
		expect(region).toHaveTextContent(/^Ana’s turn ?Tile .* ?It’s entered in two seconds/);
		await wait();
		sees();
		expect(region).toHaveTextContent('Ana’s turn was entered.');
		expect(container.querySelector('[role=status]')).toBe(region);
		sees(roadSeen({ spot: { x: -1, y: 0 }, lays: [] }));
		expect(region).toHaveTextContent(/^A tile was laid that fits none/);
	});
});

describe('a sure turn is entered unasked', () => {
	it('while it is seen', async () => {
		entersSure.on = true;
		const { live, sees } = await show();
		sees(roadSeen({ figure: ON_ROAD }));
		await wait();
		expect(live.log.events).toHaveLength(1);
	});

	it('only once a sheet is closed', async () => {
		entersSure.on = true;
		const { live, sees } = await show();
		await click('Camera options');
		sees(roadSeen({ figure: ON_ROAD }));
		await wait();
		expect(live.log.events).toHaveLength(0);
		await click('Close');
		await wait();
		expect(live.log.events).toHaveLength(1);
	});

	it('not while somebody looks back', async () => {
		entersSure.on = true;
		const { live, view, sees } = await show();
		view.shown.lookAt(0);
		sees(roadSeen({ figure: ON_ROAD }));
		await wait();
		expect(live.log.events).toHaveLength(0);
		view.shown.backToNow();
		flushSync();
		await wait();
		expect(live.log.events).toHaveLength(1);
	});

	it('not on a page that nobody sees', async () => {
		entersSure.on = true;
		const { live, sees } = await show();
		sees(roadSeen({ figure: ON_ROAD }));
		vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
		document.dispatchEvent(new Event('visibilitychange'));
		flushSync();
		await wait();
		expect(live.log.events).toHaveLength(0);
	});
});

it('the second tap of a double tap doesn’t reach what comes in the place of a proposal', async () => {
	const { sees } = await show();
	sees(roadSeen());
	const [first, second] = [vi.fn(), vi.fn()];
	const beneath = document.body.appendChild(document.createElement('button'));
	beneath.addEventListener('click', second);
	const proposed = screen.getByRole('button', { name: 'Another way' });
	proposed.addEventListener('click', first);
	await fireEvent.click(proposed, { detail: 1 });
	await fireEvent.click(beneath, { detail: 2 });
	expect([first, second].map((one) => one.mock.calls.length)).toEqual([1, 0]);
	beneath.remove();
});
