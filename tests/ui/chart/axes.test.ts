import { describe, expect, it } from 'vitest';
import { averageOf, movingAverage } from '../../../src/routes/players/parts/trend';
import {
	nearestIndex,
	pointsRange,
	roomFor,
	roundValues,
	spreadLabels,
	stopsBetween,
	withoutOverlaps
} from '../../../src/lib/ui/chart/axes';
import { stackBars, totalOf, type Part } from '../../../src/lib/ui/chart/stacked';

describe('the axes of a chart', () => {
	it.each([
		['hold zero and end on round numbers', [12, 87], [0, 90]],
		['hold what was taken away', [-7, 12], [-8, 12]],
		['hold nothing but losses', [-3, -1], [-3, 0]],
		['have room where nobody has points', [0, 0], [0, 10]]
	] as const)('%s', (_, points, bounds) => {
		expect(pointsRange(points)).toEqual(bounds);
	});

	it('number turns in round steps, and one turn by itself', () => {
		expect(roundValues([1, 84], 8)).toEqual([10, 20, 30, 40, 50, 60, 70, 80]);
		expect(roundValues([1, 1], 8)).toEqual([1]);
		expect(roundValues([0, 2], 10)).toEqual([0, 1, 2]);
	});

	it('find room for an upright name below, between or above the lines', () => {
		const within = [0, 100] as const;
		expect(roomFor(40, [[10, 30]], within)).toBe(100);
		expect(roomFor(40, [[50, 70]], within)).toBe(50);
		expect(
			roomFor(
				40,
				[
					[5, 20],
					[70, 90]
				],
				within
			)
		).toBe(70);
		expect(roomFor(40, [[30, 70]], within)).toBeUndefined();
	});

	it('have no overlapping marks: the first ones are kept', () => {
		const marks = [
			{ at: 300, text: 'End' },
			{ at: 0, text: '1' },
			{ at: 8, text: '2' },
			{ at: 150, text: '40' },
			{ at: 285, text: '80' }
		];
		expect(withoutOverlaps(marks, 12).map(({ text }) => text)).toEqual(['End', '1', '40']);
	});
});

describe('the stops of an axis', () => {
	it.each([
		['are even', 5, 0, [0, 25, 50, 75, 100]],
		['leave the last quarter to the last ones', 5, 2, [0, 37.5, 75, 87.5, 100]],
		['leave it to one', 4, 1, [0, 37.5, 75, 100]],
		['begin with a single one before the quarter', 3, 2, [0, 87.5, 100]],
		['have one in the middle', 1, 0, [50]]
	])('%s', (_, count, apart, stops) => {
		expect(stopsBetween([0, 100], count, apart)).toEqual(stops);
	});
});

describe('labels at the end of lines', () => {
	it('are next to their line while there is room', () => {
		expect(spreadLabels([50, 20, 90], 18, [0, 200])).toEqual([50, 20, 90]);
	});

	it('move down, or up from the bottom, and keep their order', () => {
		expect(spreadLabels([50, 50, 55], 18, [0, 200])).toEqual([50, 68, 86]);
		expect(spreadLabels([195, 200], 18, [0, 200])).toEqual([182, 200]);
		expect(spreadLabels([0, 0], 18, [0, 200])).toEqual([0, 18]);
	});
});

it('a finger selects the nearest point', () => {
	expect(nearestIndex(-5, [0, 10, 20])).toBe(0);
	expect(nearestIndex(14, [0, 10, 20])).toBe(1);
	expect(nearestIndex(99, [0, 10, 20])).toBe(2);
});

it('an average over the last three games begins with those there are', () => {
	expect(movingAverage([60, 80, 100, 30], 3)).toEqual([60, 70, 80, 70]);
	expect(averageOf([])).toBe(0);
});

describe('a bar of points by source', () => {
	const stackOf = (bars: Parameters<typeof stackBars>[0]) =>
		stackBars(bars, ['road', 'city', 'hand'], 102, String);
	const pixels = (parts: readonly Part[]) =>
		parts.map(({ left, right }) => [Math.round(left), Math.round(right)]);

	it('stacks the sources, a hundred pixels for a hundred points', () => {
		const { zero, bars } = stackOf([{ road: 60, city: 40 }, { city: 50 }]);
		expect(zero).toBe(1);
		expect(bars.map(pixels)).toEqual([
			[
				[1, 61],
				[61, 101]
			],
			[[1, 51]]
		]);
	});

	it('shows negative points left of zero', () => {
		const { zero, bars } = stackOf([{ city: 80, hand: -20 }]);
		expect(zero).toBeCloseTo(21);
		expect(bars[0]?.map(({ source }) => source)).toEqual(['city', 'hand']);
		expect(bars.map(pixels)).toEqual([
			[
				[21, 101],
				[1, 21]
			]
		]);
		expect(totalOf({ city: 80, hand: -20 })).toBe(60);
	});

	it('leaves out numbers where a part is too small', () => {
		const [parts] = stackOf([{ road: 5, city: 95 }]).bars;
		expect(parts?.map(({ fits }) => fits)).toEqual([false, true]);
	});

	it('can be empty', () => {
		expect(stackOf([{}])).toEqual({ zero: 1, bars: [[]] });
	});
});
