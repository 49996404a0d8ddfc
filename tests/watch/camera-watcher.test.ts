import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Homography } from '../../src/lib/snap/grid/homography';
import { openWatcher } from '../../src/lib/watch/camera-watcher';
import type { KnownTable } from '../../src/lib/watch/watching';
import type { WatchReply, WatchRequest } from '../../src/lib/watch/worker-messages';

/** Stands in for the worker: keeps what it is told. */
class Told extends EventTarget {
	static last: Told;
	readonly requests: WatchRequest[] = [];
	readonly given: Transferable[] = [];
	ended = false;

	constructor() {
		super();
		Told.last = this;
	}

	postMessage(request: WatchRequest, given: readonly Transferable[]): void {
		this.requests.push(request);
		this.given.push(...given);
	}

	terminate(): void {
		this.ended = true;
	}

	reply(data: WatchReply): void {
		this.dispatchEvent(new MessageEvent('message', { data }));
	}
}

const picture = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const view: Homography = [1, 0, 0, 0, 1, 0, 0, 0, 1];
const table: KnownTable = { laid: [], left: [], lays: [], figures: [], home: [], mover: 'red' };

function opened() {
	vi.stubGlobal('Worker', Told);
	const watcher = openWatcher('/weights.bin');
	return { watcher, worker: Told.last };
}

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('the page’s side of the watcher', () => {
	it('tells where the weights are, the table and the view', () => {
		const { watcher, worker } = opened();
		watcher.setTable(table);
		watcher.setView(view);
		expect(worker.requests).toEqual([
			{ type: 'open', weights: '/weights.bin' },
			{ type: 'table', table },
			{ type: 'view', view }
		]);
	});

	it('gives the bytes of a frame away, and gets what it shows', async () => {
		const { watcher, worker } = opened();
		const seen = watcher.see({ picture, time: 250 });
		expect(worker.requests.at(-1)).toEqual({
			type: 'see',
			frame: { picture, time: 250 },
			number: 1
		});
		expect(worker.given).toEqual([picture.data.buffer]);
		worker.reply({ type: 'seen', seen: { sight: { kind: 'moving' }, view }, number: 1 });
		expect(await seen).toEqual({ sight: { kind: 'moving' }, view });
	});

	it('keeps the picture in which a board is looked for', async () => {
		const { watcher, worker } = opened();
		const found = watcher.find(picture);
		expect(worker.given).toEqual([]);
		worker.reply({ type: 'found', found: { view, problems: ['far'] }, number: 1 });
		expect(await found).toEqual({ view, problems: ['far'] });
	});

	it('has no answer when the worker fails, breaks or is ended', async () => {
		const { watcher, worker } = opened();
		const failed = watcher.see({ picture, time: 0 });
		worker.reply({ type: 'failed', number: 1 });
		expect(await failed).toBeUndefined();
		const broken = watcher.find(picture);
		worker.dispatchEvent(new Event('error', { cancelable: true }));
		expect(await broken).toBeUndefined();
		const ended = watcher.see({ picture, time: 1 });
		watcher.close();
		expect(await ended).toBeUndefined();
		expect(worker.ended).toBe(true);
	});

	it('has no answer at once after the worker broke, though nothing was asked then', async () => {
		const { watcher, worker } = opened();
		watcher.setTable(table);
		worker.dispatchEvent(new Event('error', { cancelable: true }));
		expect(await watcher.find(picture)).toBeUndefined();
		expect(await watcher.see({ picture, time: 0 })).toBeUndefined();
	});

	it('goes on after a message that couldn’t be understood', async () => {
		const { watcher, worker } = opened();
		const lost = watcher.find(picture);
		worker.dispatchEvent(new Event('messageerror'));
		expect(await lost).toBeUndefined();
		const found = watcher.find(picture);
		worker.reply({ type: 'found', found: { view, problems: [] }, number: 2 });
		expect(await found).toEqual({ view, problems: [] });
	});
});
