import { describe, expect, it } from 'vitest';
import { verdictOf, type Entry } from '../../src/lib/record';
import { ranksOf } from '../../src/lib/record/ranks';
import { lostByTime } from './support';

const header = (ties: string, first = 0) => ({ rulings: { ties }, first });

describe('ranks', () => {
	it.each([
		['all apart', [20, 31, 7], [1], [2, 1, 3]],
		['a shared win leaves out a place', [31, 31, 7], [0, 1], [1, 1, 3]],
		['who began loses the tie', [31, 31, 7], [1], [2, 1, 3]],
		['a tie that nobody wins', [31, 7, 31], [0, 2], [1, 3, 1]],
		['two who tie behind', [9, 9, 12, 4], [2], [2, 2, 1, 4]],
		['alone', [3], [0], [1]]
	])('%s', (_, scores, best, ranks) => {
		expect(ranksOf(scores, { best, late: undefined })).toEqual(ranks);
	});
});

it('a tie is won by all, by nobody, or by whoever did not start', () => {
	const tied = (ties: string, first = 0) => {
		const { winners, best, most } = verdictOf([7, 3, 7], header(ties, first), []);
		expect(most).toBe(7);
		return [winners, best];
	};
	expect(tied('shared')).toEqual([
		[0, 2],
		[0, 2]
	]);
	expect(tied('again')).toEqual([[], [0, 2]]);
	expect(tied('non-starter')).toEqual([[2], [2]]);
	expect(tied('non-starter', 1)).toEqual([
		[0, 2],
		[0, 2]
	]);
});

describe('whoever has lost by time', () => {
	const late = (seat: number): readonly Entry[] => [
		{ v: 1, seq: 0, at: 0, event: lostByTime(seat) }
	];

	it('is last, whatever their points', () => {
		const points = [40, 30, 35];
		const verdict = verdictOf(points, header('shared'), late(0));
		expect(verdict).toEqual({ winners: [2], best: [2], most: 35, late: 0 });
		expect(ranksOf(points, verdict)).toEqual([3, 2, 1]);
	});

	it('has no part in a tie', () => {
		expect(verdictOf([30, 30], header('again'), late(1))).toMatchObject({
			winners: [0],
			most: 30
		});
		const tied = verdictOf([40, 30, 30], header('again'), late(0));
		expect(tied).toMatchObject({ winners: [], best: [1, 2], most: 30 });
		expect(ranksOf([40, 30, 30], tied)).toEqual([3, 1, 1]);
	});
});
