import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import {
	areaToDraw,
	changedSpots,
	MOST_PIXELS,
	partAround,
	showsAll
} from '$lib/ui/board/land-area';
import { describe, expect, it } from 'vitest';

const type = tileType(tileId('base-D'));
const laid = (x: number, y: number, completed: readonly number[] = []) =>
	({ x, y, type, rotation: 0, order: x, completed }) as const;
const row = Array.from({ length: 10 }, (_, x) => laid(x, 0));
const WHOLE = { left: -5, top: -5, right: 15, bottom: 5 };
const SOME = { left: 2, top: -1, right: 4, bottom: 1 };

describe('the area to draw', () => {
	it('is in whole pixels, and reaches a little beyond what is seen', () => {
		const area = areaToDraw(row, SOME, 33.3);
		expect(area).toBeDefined();
		for (const size of [area?.left, area?.top, area?.width, area?.height])
			expect(size).toSatisfy(Number.isInteger);
		expect(area?.left).toBeLessThan(2 * 33.3);
		expect(area?.width).toBeLessThan(4 * 33.3);
	});

	it('ends with the table around the tiles', () => {
		const area = areaToDraw(row, WHOLE, 100);
		expect(area).toMatchObject({ left: -150, width: 1300 });
	});

	it('is undefined where no tile is seen, and without tiles', () => {
		expect(areaToDraw(row, { left: 30, top: 0, right: 32, bottom: 2 }, 50)).toBeUndefined();
		expect(areaToDraw([], WHOLE, 50)).toBeUndefined();
	});

	it.each([600, 2000])('is never larger than memory allows, with tiles of %i pixels', (scale) => {
		const area = areaToDraw(row, WHOLE, scale);
		const pixels = (area?.width ?? 0) * (area?.height ?? 0);
		expect(pixels).toBeGreaterThan(0.8 * MOST_PIXELS);
		expect(pixels).toBeLessThan(1.01 * MOST_PIXELS);
		expect(area?.scale).toBeLessThan(scale);
	});
});

describe('a picture', () => {
	const area = areaToDraw(row, SOME, 50);
	if (!area) throw new Error('Some tiles are seen.');

	it('shows what it was drawn for, and what is seen after a small step', () => {
		expect(showsAll(area, row, SOME)).toBe(true);
		expect(showsAll(area, row, { ...SOME, left: 2.4, right: 4.4 })).toBe(true);
	});

	it('doesn’t show what lies beyond its margin, unless there is no tile', () => {
		expect(showsAll(area, row, { ...SOME, left: 3, right: 5 })).toBe(false);
		expect(showsAll(area, row, { ...SOME, right: 6 })).toBe(false);
		expect(showsAll(area, row, { left: 40, top: 0, right: 42, bottom: 2 })).toBe(true);
	});

	it('has parts around the tiles within it', () => {
		const part = partAround(area, [laid(3, 0)]);
		expect(part).toEqual({ scale: 50, left: 130, top: -20, width: 91, height: 90 });
		expect(partAround(area, [laid(9, 0)])).toBeUndefined();
	});
});

it('finds the tiles that look different: new ones, taken back ones, completed ones', () => {
	const spots = (before: typeof row, now: typeof row) =>
		changedSpots(before, now).map(({ x, y }) => [x, y]);
	const copies = row.map((tile) => ({ ...tile, completed: [...tile.completed] }));
	expect(spots(row, copies)).toEqual([]);
	expect(spots(row, [...row, laid(10, 0)])).toEqual([[10, 0]]);
	expect(spots(row, row.slice(0, -1))).toEqual([[9, 0]]);
	expect(spots(row, [laid(0, 0, [1]), ...row.slice(1)])).toEqual([
		[0, 0],
		[0, 0]
	]);
});
