import { afterEach, describe, expect, it } from 'vitest';
import type { Rotation } from '../../src/lib/engine/spot';
import { tile } from '../../src/lib/engine/tile';
import { mapPoint } from '../../src/lib/snap/grid/homography';
import type { Corners, Point } from '../../src/lib/snap/reading';
import { openWatcher } from '../../src/lib/watch/camera-watcher';
import type { KnownTable, TableWatcher } from '../../src/lib/watch/watching';
import picture from '../snap/simulated/begun.jpg?inline';
import truth from '../snap/simulated/begun.json';

async function photo(): Promise<ImageData> {
	const response = await fetch(picture);
	const bitmap = await createImageBitmap(await response.blob());
	const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
	if (!context) throw new Error('There is no canvas.');
	context.drawImage(bitmap, 0, 0);
	return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

const corners = truth.corners.map(([x = 0, y = 0]) => ({ x, y })) as unknown as Corners;
/** How wide a tile is, in pixels. */
const TILE = distance(corners[0], corners[1]) / truth.columns;
const table: KnownTable = {
	laid: truth.cells.map(({ cell: [x = 0, y = 0], line, rotation }) => ({
		x,
		y,
		type: tile(line, {}, line),
		rotation: rotation as Rotation
	})),
	left: [],
	lays: [],
	figures: [],
	home: [],
	mover: 'red'
};

let watcher: TableWatcher | undefined;

afterEach(() => {
	watcher?.close();
});

describe('a table in the worker', () => {
	it('is found, and watched', async () => {
		watcher = openWatcher();
		watcher.setTable(table);
		const found = await watcher.find(await photo(), corners);
		const view = found?.view;
		if (!view) throw new Error('The board was not found.');
		const origin = mapPoint(view, { x: 0, y: 0 });
		expect(distance(origin, corners[0])).toBeLessThan(0.08 * TILE);
		watcher.setView(view);
		const first = await watcher.see({ picture: await photo(), time: 0 });
		expect(first).toEqual({ sight: { kind: 'moving' }, view });
		const second = await watcher.see({ picture: await photo(), time: 1000 });
		expect(second?.sight).toEqual({ kind: 'still', news: [], differences: [] });
	});
});
