import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Corners } from '../../../src/lib/snap/reading';
import { CornerPicking } from '../../../src/lib/table/snap/corner-picking.svelte';
import {
	dropCorners,
	keepCorners,
	keptCorners,
	identifyPhoto
} from '../../../src/lib/table/snap/kept-corners';
import { MadeUpReader, reading, tile } from './made-up';

const photoOf = (...bytes: readonly number[]): Blob => new Blob([new Uint8Array(bytes)]);

/** The corners of a photo while they are picked: kept as the app keeps them, and found as it finds them after a reload. */
function pick(mark: string): CornerPicking {
	const picture = document.createElement('canvas');
	const reader = new MadeUpReader(reading(1, [tile('D')]));
	const picking = new CornerPicking(
		{ picture, width: 400, height: 200 },
		() => reader,
		(picked) => {
			keepCorners(mark, picked);
		}
	);
	const kept = keptCorners(mark);
	if (kept) picking.restore(kept);
	return picking;
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		getImageData: () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) }),
		translate: () => undefined,
		rotate: () => undefined,
		drawImage: () => undefined
	} as unknown as GPUCanvasContext);
});
afterEach(() => {
	dropCorners();
	vi.useRealTimers();
});

const MOVED: Corners = [
	{ x: 10, y: 20 },
	{ x: 352, y: 24 },
	{ x: 352, y: 176 },
	{ x: 48, y: 176 }
];

describe('the corners of a photo that is chosen again after a reload', () => {
	it('are where they were moved to', () => {
		pick('one').move(0, { x: 10, y: 20 });
		expect(pick('one').corners).toEqual(MOVED);
	});

	it('lie on the photo as it was turned, with the columns and rows that were said', () => {
		const before = pick('one');
		before.move(0, { x: 10, y: 20 });
		before.turn();
		before.setColumns(3);
		const after = pick('one');
		expect(after.corners).toEqual(before.corners);
		expect([after.photo.width, after.photo.height]).toEqual([200, 400]);
		expect(after.size).toEqual({ columns: 3, rows: before.size.rows });
		after.turn();
		expect(pick('one').photo.width).toBe(400);
	});

	it('belong to no other photo, and are forgotten once the board is taken over', () => {
		pick('one').move(0, { x: 10, y: 20 });
		expect(pick('another').corners).not.toEqual(MOVED);
		dropCorners();
		expect(pick('one').corners).not.toEqual(MOVED);
	});

	it('are known by the photo’s size and beginning', async () => {
		const marks = await Promise.all(
			[photoOf(1, 2, 3), photoOf(1, 2, 4), photoOf(1, 2)].map(identifyPhoto)
		);
		expect(new Set(marks).size).toBe(3);
		expect(await identifyPhoto(photoOf(1, 2, 3))).toBe(marks[0]);
	});
});
