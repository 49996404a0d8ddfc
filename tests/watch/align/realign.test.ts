import { describe, expect, it } from 'vitest';
import { inverse, mapPoint, product, type Homography } from '../../../src/lib/snap/grid/homography';
import type { Spot } from '../../../src/lib/engine/spot';
import type { Pixels } from '../../../src/lib/snap/reading';
import { bumped } from '../../../src/lib/watch/align/change';
import { greyOf } from '../../../src/lib/watch/align/grey';
import { follow, realign } from '../../../src/lib/watch/align/realign';
import { templatesOf } from '../../../src/lib/watch/align/templates';
import { seededRandom } from '../../record/support';
import { picturedBoard, type PicturedBoard } from '../support/boards';
import { bumpedView } from '../support/bumps';
import { armOver, exposed, moved, type Random } from '../support/spoil';

const SEED = 20261128;
const NAMES = ['begun', 'level', 'low', 'evening', 'inns', 'turned'];
const BUMPS_EACH = 4;

const boards = await Promise.all(NAMES.map((name) => picturedBoard(name, 400)));
const [begun, level] = boards as [PicturedBoard, PicturedBoard];

const templatesFor = ({ picture, view, tiles }: PicturedBoard) =>
	templatesOf(greyOf(picture), view, tiles);

/** How far off a view has nine of ten spots, in tiles. */
function offFrom(spots: readonly Spot[], truth: Homography, found: Homography): number {
	const offs = spots.map(({ x, y }) => {
		const at = { x: x + 0.5, y: y + 0.5 };
		const seen = mapPoint(inverse(truth), mapPoint(found, at));
		return Math.hypot(seen.x - at.x, seen.y - at.y);
	});
	return offs.sort((a, b) => a - b)[Math.floor(0.9 * offs.length)] ?? Infinity;
}

/** How far off the boards are found after bumps, in another light, with noise and what lies over them. */
const offsAfterBumps = (random: Random, over: (board: PicturedBoard, picture: Pixels) => Pixels) =>
	boards.flatMap((board) => {
		const templates = templatesFor(board);
		return Array.from({ length: BUMPS_EACH }, () => {
			const truth = bumpedView(board, random);
			const seen = moved(over(board, board.picture), board.view, truth);
			const picture = exposed(seen, 0.8 + 0.4 * random(), 8, random);
			const found = realign(templates, greyOf(picture), board.view);
			return found ? offFrom(board.tiles, truth, found.view) : Infinity;
		});
	});

const largest = (numbers: readonly number[]): number => Math.max(...numbers);

describe(`a board after a bump (seed ${String(SEED)})`, () => {
	it('is found again within 0.05 tile, 24 of 24 times', () => {
		const offs = offsAfterBumps(seededRandom(SEED), (_, picture) => picture);
		expect(offs).toHaveLength(24);
		expect(largest(offs)).toBeLessThan(0.05);
	});

	it('is found as well with an arm over a quarter of it', () => {
		const random = seededRandom(SEED + 1);
		const offs = offsAfterBumps(random, (board, picture) => armOver(picture, board, 0.25, random));
		expect(largest(offs)).toBeLessThan(0.05);
	});
});

describe('a board of few tiles after a bump', () => {
	it.each([1, 4])('of %i is found again within 0.05 tile, 8 of 8 times', (count) => {
		const random = seededRandom(SEED + count);
		const [templates, spots] = [templatesFor(begun).slice(0, count), begun.tiles.slice(0, count)];
		const offs = Array.from({ length: 8 }, () => {
			const truth = bumpedView(begun, random);
			const picture = exposed(moved(begun.picture, begun.view, truth), 1, 8, random);
			const found = realign(templates, greyOf(picture), begun.view);
			return found ? offFrom(spots, truth, found.view) : Infinity;
		});
		expect(largest(offs)).toBeLessThan(0.05);
	});
});

/** The same tile everywhere, as far as the picture goes. */
function tiledPicture(): Pixels {
	const data = new Uint8ClampedArray(4 * 400 * 400);
	for (let y = 0; y < 400; y++)
		for (let x = 0; x < 400; x++) {
			const light = 128 + 60 * Math.sin((x % 40) / 4) * Math.cos((y % 40) / 7);
			data.set([light, light, light, 255], 4 * (400 * y + x));
		}
	return { width: 400, height: 400, data };
}

describe('a board that may lie elsewhere', () => {
	it('isn’t found in the picture of another one', () => {
		const picture = greyOf(level.picture);
		expect(realign(templatesFor(begun), picture, level.view)).toBeUndefined();
		expect(realign(templatesFor(begun).slice(0, 1), picture, level.view)).toBeUndefined();
		expect(follow(templatesFor(begun), picture, level.view)).toBeUndefined();
	});

	it('isn’t found where its tiles look like those of the next spots', () => {
		const picture = greyOf(tiledPicture());
		const view: Homography = [40, 0, 160, 0, 40, 160, 0, 0, 1];
		const spots = [0, 1, 2].map((x) => ({ x, y: 0 }));
		const templates = templatesOf(picture, view, spots);
		expect(realign(templates, picture, view)).toBeUndefined();
	});

	it('isn’t found without a tile', () => {
		expect(realign([], greyOf(begun.picture), begun.view)).toBeUndefined();
		expect(follow([], greyOf(begun.picture), begun.view)).toBeUndefined();
	});
});

describe('a board that drifts while it is still', () => {
	it('keeps its view as long as it drifts no farther than noise moves it', () => {
		const picture = exposed(begun.picture, 1.2, 8, seededRandom(SEED));
		expect(follow(templatesFor(begun), greyOf(picture), begun.view)?.view).toBe(begun.view);
	});

	it.each([36, 4, 2, 1])('is followed with %i tiles, also at the spots beside them', (count) => {
		const templates = templatesFor(begun).slice(0, count);
		const drift = bumped({ x: 3, y: 3, reach: 1 }, { x: 0.05, y: -0.04, turn: 0.004, scale: 1 });
		const truth = product(begun.view, drift);
		const picture = exposed(moved(begun.picture, begun.view, truth), 1.1, 4, seededRandom(SEED));
		const found = follow(templates, greyOf(picture), begun.view);
		const beside = templates.flatMap(({ spot: { x, y } }) => [
			{ x: x + 1, y },
			{ x, y: y - 1 }
		]);
		expect(found && offFrom(beside, truth, found.view)).toBeLessThan(0.03);
	});
});
