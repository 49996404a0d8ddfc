import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { drive, rngFor, type Plan } from './drive';
import type { Part } from './part';
import type { Site } from './site';
import { tableOf } from './table';

const site = {} as Site;
const short: Plan = { seed: 7, time: undefined, only: undefined };

beforeEach(() => {
	vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

/** A part with given tries. */
function partOf(
	attempt: (number: number, block: (ms: number, by: string) => void) => number
): Part {
	return {
		name: 'made up',
		unit: 'things',
		weight: 1,
		least: 4,
		short: 3,
		begin: (_, { block }) =>
			Promise.resolve({
				attempt: (__, number) => Promise.resolve().then(() => attempt(number, block)),
				end: () => Promise.resolve()
			})
	};
}

it('goes on after a failure, and reports the number of the try', async () => {
	const part = partOf((number) => {
		if (number === 1) throw new Error('Expected a turn.');
		return 1;
	});
	const result = await drive(part, site, short, 0);
	expect(result).toMatchObject({
		tried: 3,
		failures: ['made up, try 1, seed 7: Expected a turn.']
	});
	expect(tableOf([result])).toContain('made up  3 things  1       below 50');
});

it('does its minimum, however little time there is', async () => {
	const long: Plan = { ...short, time: 1 };
	expect(
		(
			await drive(
				partOf(() => 2),
				site,
				long,
				0
			)
		).tried
	).toBe(4);
});

it('runs a single try by its number', async () => {
	const seen: number[] = [];
	await drive(
		partOf((number) => seen.push(number)),
		site,
		{ ...short, only: 12 },
		0
	);
	expect(seen).toEqual([12]);
});

it('reports how long the page was blocked, and by what, and never fails for it', async () => {
	const part = partOf((number, block) => {
		if (number === 2) block(250, 'a giant');
		return 1;
	});
	for (const time of [undefined, 1]) {
		const result = await drive(part, site, { ...short, time }, 0);
		expect(result).toMatchObject({ failures: [], worst: { ms: 250, by: 'a giant' } });
		expect(tableOf([result])).toContain('250 by a giant');
	}
});

it('gives a try the same random numbers, whatever was tried before', () => {
	const numbers = (number: number, part = 'kills', seed = 1) => {
		const rng = rngFor(seed, part, number);
		return Array.from({ length: 5 }, () => rng.below(1000));
	};
	expect(numbers(4)).toEqual(numbers(4));
	const others = [numbers(4), numbers(5), numbers(4, 'rows'), numbers(4, 'kills', 2)];
	expect(new Set(others.map(String)).size).toBe(4);
});
