import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { MAX_TIMESTAMP, timestampSchema, currentTimestamp } from '../../src/lib/record';

describe('the current time', () => {
	it('is what the clock shows', () => {
		expect(currentTimestamp(1_700_000_000_000)).toBe(1_700_000_000_000);
	});

	it.each([
		['a day before 1970', -86_400_000, 0],
		['the year 1', new Date('0001-01-01').getTime(), 0],
		['no number', NaN, 0],
		['less than any number', -Infinity, 0],
		['a part of a millisecond', 1_700_000_000_000.75, 1_700_000_000_000],
		['the last moment', MAX_TIMESTAMP, MAX_TIMESTAMP],
		['a moment past the last', MAX_TIMESTAMP + 1, MAX_TIMESTAMP],
		['more than any number', Infinity, MAX_TIMESTAMP]
	])('is a valid timestamp when the clock shows %s', (_, clock, moment) => {
		expect(currentTimestamp(clock)).toBe(moment);
		expect(v.is(timestampSchema, currentTimestamp(clock))).toBe(true);
	});
});
