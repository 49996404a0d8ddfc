import { LABEL, labelFarms, NAMED } from '$lib/drawing/board/farm-labels';
import type { BoardFarm, TileOnSpot } from '$lib/drawing/board/scene';
import { tileId } from '$lib/engine/tile';
import { tileType } from '$lib/rules/catalogue';
import { describe, expect, it } from 'vitest';

/** A row of straight roads: one field above the road, one below. */
const type = tileType(tileId('base-U'));
const tiles: readonly TileOnSpot[] = [0, 1, 2, 3].map((x) => ({ x, y: 0, type, rotation: 0 }));
const places = (segment: number) => tiles.map(({ x, y }) => ({ x, y, segment }));
const ada = { name: 'Ada', colour: 'red', points: 9 } as const;
const ben = { name: 'Bartholomew', colour: 'blue', points: 9 } as const;
const above: BoardFarm = { places: places(1), holders: ['red'], worth: [ada] };
const below: BoardFarm = { places: places(2), holders: ['red', 'blue'], worth: [ada, ben] };
const nobodys: BoardFarm = { places: places(2), holders: [], worth: [] };

describe('the labels of all farms', () => {
	it('lie on their farms, and not over each other', () => {
		const [one, two, ...more] = labelFarms([above, below], tiles, [], 100);
		expect(more).toEqual([]);
		if (!one || !two) throw new Error('There are no labels.');
		const [upper, lower] = one.at.y < two.at.y ? [one, two] : [two, one];
		expect(upper.at.y).toBeLessThan(44);
		expect(lower.at.y).toBeGreaterThan(56);
		expect(lower.at.y - upper.at.y).toBeGreaterThan((lower.height + upper.height) / 2 - 1);
	});

	it('keep away from figures', () => {
		const [free] = labelFarms([above], tiles, [], 100);
		const x = Math.floor((free?.at.x ?? 0) / 100);
		const figure = {
			at: { x, y: 0, segment: 1 },
			kind: 'follower',
			colour: 'red',
			lying: true
		} as const;
		const [moved] = labelFarms([above], tiles, [figure], 100);
		expect(Math.floor((moved?.at.x ?? 0) / 100)).not.toBe(x);
	});

	it('have a line for each player, with names as long as there is space', () => {
		const lines = (size: number) =>
			labelFarms([below], tiles, [], size)[0]?.lines.map(
				({ short, points }) => `${short} ${String(points)}`
			);
		expect(lines(NAMED)).toEqual(['Ada 9', 'Bartholo… 9']);
		expect(lines(NAMED - 1)).toEqual([' 9', ' 9']);
	});

	it('isolate the beginning of a name that is written from right to left, and need no more space for that', () => {
		const [label, plain] = ['\u2068נבוכדנצר שני\u2069', 'Bartholomew B'].map(
			(name) => labelFarms([{ ...below, worth: [{ ...ben, name }] }], tiles, [], NAMED)[0]
		);
		expect(label?.lines.map(({ short }) => short)).toEqual(['\u2068נבוכדנצר…\u2069']);
		expect(label?.width).toBe(plain?.width);
	});

	it('are as large on a small board as on a large one', () => {
		const heights = [30, 120].map((size) => {
			const [label] = labelFarms([below], tiles, [], size);
			return ((label?.height ?? 0) * size) / 100;
		});
		expect(heights).toEqual([2 * LABEL.line, 2 * LABEL.line]);
	});

	it('are missing where a farm is nobody’s', () => {
		expect(labelFarms([nobodys], tiles, [], 100)).toEqual([]);
	});
});
