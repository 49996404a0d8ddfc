import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, ok } from '../../../src/lib/engine/result';
import type { Corners, Grid } from '../../../src/lib/snap/reading';
import type { TableReader } from '../../../src/lib/snap/table-reader';
import { CornerPicking } from '../../../src/lib/table/snap/corner-picking.svelte';
import { MadeUpReader, reading, tile } from './made-up';

/** Longer than corners rest before they are counted, in ms. */
const RESTED = 1000;

function pick(): { picking: CornerPicking; asked: Corners[]; reader: MadeUpReader } {
	vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
		getImageData: () => ({ width: 1, height: 1, data: new Uint8ClampedArray(4) }),
		translate: () => undefined,
		rotate: () => undefined,
		drawImage: () => undefined
	} as unknown as GPUCanvasContext);
	const asked: Corners[] = [];
	const reader = new MadeUpReader(reading(1, [tile('D')]));
	reader.count = (corners) => {
		asked.push(corners);
		return Promise.resolve(ok({ columns: 5, rows: 4, sure: true }));
	};
	const picture = document.createElement('canvas');
	const picking = new CornerPicking({ picture, width: 400, height: 200 }, () => reader);
	return { picking, asked, reader };
}

beforeEach(() => {
	vi.useFakeTimers();
});
afterEach(() => {
	vi.useRealTimers();
});

it('counts columns and rows once the corners rest, and no more when the user said them', async () => {
	const { picking, asked } = pick();
	picking.move(0, { x: 10, y: 10 });
	picking.move(0, { x: 20, y: 10 });
	await vi.advanceTimersByTimeAsync(RESTED);
	expect(asked).toHaveLength(1);
	expect(picking.size).toEqual({ columns: 5, rows: 4 });
	picking.setRows(7);
	picking.move(1, { x: 380, y: 10 });
	await vi.advanceTimersByTimeAsync(RESTED);
	expect(asked).toHaveLength(1);
	expect(picking.size).toEqual({ columns: 5, rows: 7 });
});

it('counts again for corners that were moved meanwhile, one count after the other', async () => {
	const { picking, asked, reader } = pick();
	const count = reader.count;
	reader.count = async (corners) => {
		await new Promise((next) => setTimeout(next, 10 * RESTED));
		return count(corners);
	};
	picking.move(0, { x: 10, y: 10 });
	await vi.advanceTimersByTimeAsync(RESTED);
	picking.move(0, { x: 30, y: 10 });
	await vi.advanceTimersByTimeAsync(RESTED);
	expect(picking.size).not.toEqual({ columns: 5, rows: 4 });
	await vi.advanceTimersByTimeAsync(30 * RESTED);
	expect(asked.map(([first]) => first.x)).toEqual([10, 30]);
	expect(picking.size).toEqual({ columns: 5, rows: 4 });
});

it('a photo that is turned takes its corners along, and columns become rows', () => {
	const { picking, reader } = pick();
	picking.move(0, { x: 40, y: 20 });
	picking.setColumns(9);
	picking.setRows(3);
	picking.turn();
	expect(picking.photo).toMatchObject({ width: 200, height: 400 });
	// What was the top left corner is the top right one.
	expect(picking.corners[1]).toEqual({ x: 180, y: 40 });
	expect(picking.chosen).toBe(1);
	expect(picking.size).toEqual({ columns: 3, rows: 9 });
	expect(picking.fits).toBe(true);
	for (const _ of [1, 2, 3]) picking.turn();
	expect(picking.corners[0]).toEqual({ x: 40, y: 20 });
	expect(reader.closed).toBe(0);
});

it('settles by counting at once, for the corners as they are at the end', async () => {
	const { picking, asked, reader } = pick();
	const count = reader.count;
	reader.count = async (corners) => {
		await new Promise((next) => setTimeout(next, RESTED));
		return count(corners);
	};
	picking.move(0, { x: 10, y: 10 });
	await vi.advanceTimersByTimeAsync(RESTED / 2);
	picking.move(0, { x: 30, y: 10 });
	const settled = picking.settle();
	expect(picking.uncounted).toBe(true);
	await vi.advanceTimersByTimeAsync(3 * RESTED);
	await settled;
	expect(asked.map(([first]) => first.x)).toEqual([10, 30]);
	expect(picking).toMatchObject({ uncounted: false, size: { columns: 5, rows: 4 } });
});

it('settles without a count when the user said columns and rows, or when it is closed', async () => {
	const { picking, asked } = pick();
	picking.setRows(7);
	await picking.settle();
	picking.close();
	const { picking: closed } = pick();
	closed.close();
	await closed.settle();
	expect(asked).toEqual([]);
});

it('counts corners that nobody moved when the photo is to be read', async () => {
	const { picking, asked } = pick();
	await picking.settle();
	expect(asked).toEqual([picking.corners]);
	expect(picking.size).toEqual({ columns: 5, rows: 4 });
});

/** What a reader finds in the photo. */
const FOUND: Grid = {
	corners: [
		{ x: 50, y: 20 },
		{ x: 350, y: 25 },
		{ x: 340, y: 180 },
		{ x: 60, y: 175 }
	],
	columns: 7,
	rows: 4
};

it('takes the corners that are found, with their columns and rows, and counts nothing', async () => {
	const { picking, asked, reader } = pick();
	reader.find = () => Promise.resolve(ok(FOUND));
	const found = picking.find();
	expect(picking).toMatchObject({ finding: true, areFound: false });
	await found;
	await picking.settle();
	expect(picking.grid).toEqual(FOUND);
	expect(picking).toMatchObject({ finding: false, areFound: true, uncounted: false });
	expect(asked).toEqual([]);
	picking.move(0, { x: 10, y: 10 });
	expect(picking).toMatchObject({ areFound: false, uncounted: true });
});

it('keeps corners that were moved while others were looked for, and those of before where none are found', async () => {
	const { picking, reader } = pick();
	reader.find = () => Promise.resolve(ok(FOUND));
	const found = picking.find();
	picking.move(0, { x: 10, y: 10 });
	await found;
	expect(picking.corners[0]).toEqual({ x: 10, y: 10 });
	const { picking: other } = pick();
	const { corners } = other;
	await other.find();
	expect(other).toMatchObject({ corners, finding: false, areFound: false });
});

it('looks once more in a photo that is turned meanwhile, and turns what was found', async () => {
	const { picking, reader } = pick();
	const find = vi.fn<TableReader['find']>(() => Promise.resolve(ok(FOUND)));
	find.mockResolvedValueOnce(fail('cancelled'));
	reader.find = find;
	void picking.find();
	picking.turn();
	await picking.settle();
	expect(find).toHaveBeenCalledTimes(2);
	expect(picking.grid).toEqual(FOUND);
	const { picking: second, reader: same } = pick();
	same.find = () => Promise.resolve(ok(FOUND));
	await second.find();
	second.turn();
	expect(second).toMatchObject({ areFound: true, size: { columns: 4, rows: 7 } });
});

it('waits for the corners that are looked for when the photo is to be read', async () => {
	const { picking, asked, reader } = pick();
	reader.find = async () => {
		await new Promise((next) => setTimeout(next, RESTED));
		return ok(FOUND);
	};
	void picking.find();
	const settled = picking.settle();
	await vi.advanceTimersByTimeAsync(2 * RESTED);
	await settled;
	expect(picking.grid).toEqual(FOUND);
	expect(asked).toEqual([]);
});

it('settles where columns and rows can’t be counted', async () => {
	const { picking, reader } = pick();
	reader.count = () => Promise.resolve(fail('failed'));
	const { size } = picking;
	await picking.settle();
	expect(picking).toMatchObject({ uncounted: false, size });
});
