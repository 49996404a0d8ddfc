import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Corners, Reading } from '../../src/lib/snap/reading';
import { openPhoto } from '../../src/lib/snap/table-reader';
import type { SnapReply, SnapRequest } from '../../src/lib/snap/worker-messages';

/** Stands in for the worker: keeps what it is told. */
class Told extends EventTarget {
	static last: Told;
	readonly requests: SnapRequest[] = [];
	ended = false;

	constructor() {
		super();
		Told.last = this;
	}

	postMessage(request: SnapRequest): void {
		this.requests.push(request);
	}

	terminate(): void {
		this.ended = true;
	}

	reply(data: SnapReply): void {
		this.dispatchEvent(new MessageEvent('message', { data }));
	}
}

const photo = { width: 1, height: 1, data: new Uint8ClampedArray(4) };
const origin = { x: 0, y: 0 };
const corners: Corners = [origin, { x: 1, y: 0 }, { x: 1, y: 1 }, { x: 0, y: 1 }];
const grid = { corners, columns: 1, rows: 1 };
const table = { grid, tiles: [], figures: new Map() };
const reading: Reading = { grid, cells: [], figures: [] };

function opened() {
	vi.stubGlobal('Worker', Told);
	const reader = openPhoto(() => photo, '/weights.bin');
	return { reader, worker: Told.last };
}

afterEach(() => {
	vi.unstubAllGlobals();
});

describe('the reader of a photo', () => {
	it('opens it once, and gets the answers to what it asks', async () => {
		const { reader, worker } = opened();
		expect(worker.requests).toEqual([]);
		const counted = reader.count(corners);
		expect(worker.requests[0]).toEqual({ type: 'open', photo, weights: '/weights.bin' });
		const read = reader.read(table);
		worker.reply({ type: 'read', reading, number: 2 });
		worker.reply({ type: 'counted', count: { columns: 3, rows: 2, sure: true }, number: 1 });
		expect(await counted).toEqual({ ok: true, value: { columns: 3, rows: 2, sure: true } });
		expect(await read).toEqual({ ok: true, value: reading });
	});

	it('looks for the grid, which may not be found', async () => {
		const { reader, worker } = opened();
		const found = reader.find();
		expect(worker.requests.at(-1)).toEqual({ type: 'find', number: 1 });
		worker.reply({ type: 'found', grid, number: 1 });
		expect(await found).toEqual({ ok: true, value: grid });
		const none = reader.find();
		worker.reply({ type: 'found', grid: undefined, number: 2 });
		expect(await none).toEqual({ ok: true, value: undefined });
	});

	it('tells the progress of the reading that it belongs to', () => {
		const { reader, worker } = opened();
		const onProgress = vi.fn();
		void reader.read(table, onProgress);
		worker.reply({ type: 'progress', done: 3, all: 9, number: 7 });
		expect(onProgress).not.toHaveBeenCalled();
		worker.reply({ type: 'progress', done: 3, all: 9, number: 1 });
		expect(onProgress).toHaveBeenCalledOnce();
	});

	it('cancels a reading, by itself when another begins', async () => {
		const { reader, worker } = opened();
		const first = reader.read(table);
		const second = reader.read(table);
		expect(await first).toEqual({ ok: false, error: 'cancelled' });
		worker.reply({ type: 'read', reading, number: 1 });
		reader.cancel();
		expect(await second).toEqual({ ok: false, error: 'cancelled' });
		expect(worker.requests.filter(({ type }) => type === 'cancel')).toHaveLength(3);
	});

	it('says why there is no answer', async () => {
		const { reader, worker } = opened();
		const read = reader.read(table);
		worker.reply({ type: 'failed', why: 'no-weights', number: 1 });
		expect(await read).toEqual({ ok: false, error: 'no-weights' });
		const mended = reader.mend([]);
		worker.dispatchEvent(new Event('error'));
		expect(await mended).toEqual({ ok: false, error: 'failed' });
	});

	it('has nothing to read where the device has no memory for the photo', async () => {
		vi.stubGlobal('Worker', Told);
		const reader = openPhoto(() => undefined, '/weights.bin');
		expect(await reader.read(table)).toEqual({ ok: false, error: 'failed' });
		expect(await reader.count(corners)).toEqual({ ok: false, error: 'failed' });
		expect(await reader.find()).toEqual({ ok: false, error: 'failed' });
		expect(Told.last.requests).not.toContainEqual(expect.objectContaining({ type: 'read' }));
	});

	it('ends all when it is closed', async () => {
		const { reader, worker } = opened();
		const read = reader.read(table);
		reader.close();
		expect(await read).toEqual({ ok: false, error: 'cancelled' });
		expect(worker.ended).toBe(true);
	});
});
