import { describe, expect, it } from 'vitest';
import {
	cornersIn,
	inverse,
	mapPoint,
	product,
	type Homography
} from '../../src/lib/snap/grid/homography';
import type { Corners, Point } from '../../src/lib/snap/reading';
import { findBoard } from '../../src/lib/watch/find-board';
import { placeByCorners, placeByItself } from '../../src/lib/watch/placing';
import { seededRandom } from '../record/support';
import { openReader } from '../tools/snap/reader';
import { picturedBoard, type PicturedBoard } from './support/boards';
import { within } from './support/bumps';
import { knownTable, logSpot } from './support/known-table';

const SEED = 20261129;
const reader = await openReader();
const begun = await picturedBoard('begun');
const whole = await picturedBoard('level');
/** Some tiles of another board. */
const others = whole.tiles.slice(0, 16);

/** The corners of a rectangle of spots in a picture, each tapped a little beside itself: tiles. */
function tapped(
	{ view }: PicturedBoard,
	size: { readonly columns: number; readonly rows: number },
	start: Point,
	carelessness: number
): Corners {
	const random = seededRandom(SEED);
	const moved = product(view, [1, 0, start.x, 0, 1, start.y, 0, 0, 1]);
	const right = Math.hypot(moved[0], moved[3]) / moved[8];
	return cornersIn(moved, size).map(({ x, y }) => ({
		x: x + within(carelessness * right, random),
		y: y + within(carelessness * right, random)
	})) as readonly Point[] as Corners;
}

/** How far off the worst tile is in a view of the log, in tiles. */
function worstOff(
	{ view, tiles }: PicturedBoard,
	turns: number,
	found: Homography | undefined
): number {
	if (!found) return Infinity;
	const offs = tiles.map(({ x, y }) => {
		const spot = logSpot({ x, y }, turns);
		const at = mapPoint(inverse(view), mapPoint(found, { x: spot.x + 0.5, y: spot.y + 0.5 }));
		return Math.hypot(at.x - x - 0.5, at.y - y - 0.5);
	});
	return Math.max(...offs);
}

describe(`a board between four corners (seed ${String(SEED)})`, () => {
	it.each([0, 1, 2, 3])('is found when the log has it turned %i times', (turns) => {
		const corners = tapped(begun, begun, { x: 0, y: 0 }, 0.1);
		const table = knownTable(begun.tiles, turns);
		const view = placeByCorners(begun.picture, corners, table, reader);
		expect(worstOff(begun, turns, view)).toBeLessThan(0.08);
	});

	it('is found by its only tile, as that is turned', () => {
		const [first] = begun.tiles;
		if (!first) throw new Error('The board has tiles.');
		const one = { ...begun, tiles: [first] };
		const corners = tapped(begun, { columns: 1, rows: 1 }, first, 0.03);
		for (const turns of [0, 1, 2, 3]) {
			const table = knownTable(one.tiles, turns);
			const view = placeByCorners(begun.picture, corners, table, reader);
			expect(worstOff(one, turns, view)).toBeLessThan(0.1);
		}
	});

	it('isn’t found where other tiles lie', () => {
		const corners = tapped(begun, begun, { x: 0, y: 0 }, 0.05);
		const table = knownTable(others, 0);
		expect(placeByCorners(begun.picture, corners, table, reader)).toBeUndefined();
	});
});

describe('a board that nobody shows', () => {
	it('is found, turned as it lies', () => {
		const view = placeByItself(begun.picture, knownTable(begun.tiles, 3), reader);
		expect(worstOff(begun, 3, view)).toBeLessThan(0.08);
	});

	it('isn’t found where other tiles lie', () => {
		expect(placeByItself(begun.picture, knownTable(others, 0), reader)).toBeUndefined();
	});

	it('isn’t found on a bare table', () => {
		const { width, height } = begun.picture;
		const bare = { width, height, data: begun.picture.data.map((_, at) => 90 + (at % 4)) };
		expect(placeByItself(bare, knownTable(begun.tiles, 0), reader)).toBeUndefined();
	});
});

describe('a board larger than the picture', () => {
	/** A part of a picture, from a column of pixels on, of so many. */
	function partOf(board: PicturedBoard, from: number, width: number): PicturedBoard {
		const { picture, view } = board;
		const rows = Array.from({ length: picture.height }, (_, row) => {
			const start = 4 * (row * picture.width + from);
			return picture.data.subarray(start, start + 4 * width);
		});
		const data = new Uint8ClampedArray(4 * width * picture.height);
		for (const [row, pixels] of rows.entries()) data.set(pixels, 4 * width * row);
		return {
			...board,
			picture: { width, height: picture.height, data },
			view: product([1, 0, -from, 0, 1, 0, 0, 0, 1], view)
		};
	}

	const { width } = whole.picture;
	const PART = Math.round(0.6 * width);

	it.each([
		['its left part', 0],
		['its right part', width - PART]
	])('is found by %s', (_, from) => {
		const part = partOf(whole, from, PART);
		const { view } = findBoard(part.picture, undefined, knownTable(whole.tiles, 1), reader);
		expect(worstOff(part, 1, view)).toBeLessThan(0.15);
	});

	it('isn’t found where other tiles lie', () => {
		const part = partOf(whole, 0, PART);
		const table = knownTable(begun.tiles, 0);
		expect(findBoard(part.picture, undefined, table, reader).view).toBeUndefined();
	});
});
