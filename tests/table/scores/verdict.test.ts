import { verdictOf } from '$lib/table/scores/verdict';
import { describe, expect, it } from 'vitest';

describe('a tie', () => {
	const tied = (ties: string, first = 0) => verdictOf([7, 3, 7], { ties }, first);
	it('is won by all, by nobody, or by whoever did not start', () => {
		expect(tied('shared')).toEqual({ winners: [0, 2], again: false });
		expect(tied('again')).toEqual({ winners: [0, 2], again: true });
		expect(tied('non-starter')).toEqual({ winners: [2], again: false });
		expect(tied('non-starter', 1)).toEqual({ winners: [0, 2], again: false });
	});
});
