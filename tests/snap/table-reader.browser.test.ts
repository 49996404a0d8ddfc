import { afterEach, describe, expect, it, vi } from 'vitest';
import { BASE_COUNTS, BASE_TILES } from '../../src/lib/rules/base/tiles';
import type { Corners, Grid } from '../../src/lib/snap/reading';
import weights from '../../src/lib/snap/network/weights.bin?url';
import { openPhoto } from '../../src/lib/snap/table-reader';
import picture from './simulated/begun.jpg?inline';
import truth from './simulated/begun.json';

async function photo(): Promise<ImageData> {
	const response = await fetch(picture);
	const bitmap = await createImageBitmap(await response.blob());
	const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
	if (!context) throw new Error('There is no canvas.');
	context.drawImage(bitmap, 0, 0);
	return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

const corners = truth.tapped.map(([x = 0, y = 0]) => ({ x, y })) as unknown as Corners;
const grid: Grid = { corners, columns: truth.columns, rows: truth.rows };
const tiles = BASE_TILES.map((type) => ({ type, count: BASE_COUNTS[type.id] ?? 0 }));
const table = { grid, tiles, figures: new Map([['red', 7] as const]) };

let close = (): void => undefined;

/** Opens the photo; `given` is called whenever it is handed over. */
async function opened(from = weights, given = vi.fn()) {
	const pixels = await photo();
	const copy = () => {
		given();
		return new ImageData(pixels.data.slice(), pixels.width, pixels.height);
	};
	const reader = openPhoto(copy, from);
	close = () => {
		reader.close();
	};
	return reader;
}

afterEach(() => {
	close();
});

describe('a photo in the worker', () => {
	it('has its grid found, is counted and read with progress, and decided anew with what is known', async () => {
		const reader = await opened();
		const { columns, rows } = truth;
		expect(await reader.find()).toMatchObject({ ok: true, value: { columns, rows } });
		expect(await reader.count(corners)).toMatchObject({ ok: true, value: { columns, rows } });
		const done: number[] = [];
		const read = await reader.read(table, (progress) => done.push(progress.done / progress.all));
		if (!read.ok) throw new Error(read.error);
		const laid = read.value.cells.filter(({ content }) => content.kind !== 'empty');
		expect(laid).toHaveLength(truth.cells.length);
		expect(done.length).toBeGreaterThan(3);
		expect(done.at(-1)).toBe(1);
		const [first] = laid;
		if (!first) throw new Error('Nothing lies there.');
		const known = { cell: first.cell, content: { kind: 'empty' } } as const;
		const mended = await reader.mend([known]);
		if (!mended.ok) throw new Error(mended.error);
		expect(mended.value.cells).toContainEqual({ ...known, sure: true, next: [] });
	});

	it('can be cancelled and read again', async () => {
		const reader = await opened();
		const read = reader.read(table, () => {
			reader.cancel();
		});
		expect(await read).toEqual({ ok: false, error: 'cancelled' });
		expect(await reader.read(table)).toMatchObject({ ok: true });
	});

	it('is handed over again when it is read once more, and what was read is mended without it', async () => {
		const given = vi.fn();
		const reader = await opened(weights, given);
		await reader.count(corners);
		const read = await reader.read(table);
		expect(given).toHaveBeenCalledTimes(1);
		expect(await reader.mend([])).toEqual(read);
		expect(await reader.read(table)).toEqual(read);
		expect(given).toHaveBeenCalledTimes(2);
	});

	it('says that the weights of the network can’t be had', async () => {
		const reader = await opened('/no-such-weights.bin');
		expect(await reader.read(table)).toEqual({ ok: false, error: 'no-weights' });
	});
});
