import { describe, expect, it } from 'vitest';
import { cheapestPairs, provenPairs } from '../../src/lib/tournament/matching';
import { seededRandom } from '../tools/games/seeded-random';

type Cost = (a: number, b: number) => number;

/** A random graph. Few different costs make many blossoms and ties. */
function randomCosts(seed: number, sizes: readonly number[]): { count: number; cost: Cost } {
	const random = seededRandom(seed);
	const [count, limit] = [random.pick(sizes), random.pick([2, 3, 5, 20, 2 ** 50])];
	const costs = Array.from({ length: count ** 2 }, () => random.below(limit));
	return { count, cost: (a, b) => costs[Math.min(a, b) * count + Math.max(a, b)] ?? 0 };
}

const totalOf = (pairs: readonly number[], cost: Cost): number =>
	pairs.reduce((sum, other, one) => sum + (one < other ? cost(one, other) : 0), 0);

/** The least total of all ways to pair these. */
function leastOf(left: readonly number[], cost: Cost): number {
	const [first, ...others] = left;
	if (first === undefined) return 0;
	const totals = others.map((other) => {
		const rest = others.filter((one) => one !== other);
		return cost(first, other) + leastOf(rest, cost);
	});
	return Math.min(...totals);
}

/** What is wrong with a proof: prices that are too high, pairs that aren't tight, blossoms that aren't full. */
function faults(count: number, cost: Cost): readonly string[] {
	const { pairs, certificate } = provenPairs(count, cost);
	const { prices, blossoms } = certificate;
	const off = new Float64Array(count ** 2);
	for (const { vertices, price } of blossoms)
		for (const a of vertices)
			for (const b of vertices) off[a * count + b] = (off[a * count + b] ?? 0) + price;
	const slack = (a: number, b: number): number =>
		4 * cost(a, b) - (prices[a] ?? 0) - (prices[b] ?? 0) + (off[a * count + b] ?? 0);
	const found: string[] = [];
	for (const [a, other] of pairs.entries()) {
		if (pairs[other] !== a || other === a) found.push(`${String(a)} isn’t paired`);
		if (slack(a, other) !== 0) found.push(`${String(a)} isn’t tight`);
		for (let b = 0; b < count; b++)
			if (b !== a && slack(a, b) < 0) found.push(`${String(a)} pays too much`);
	}
	for (const { vertices, price } of blossoms) {
		const inside = vertices.filter((one) => vertices.includes(pairs[one] ?? -1));
		if (price < 0 || (price > 0 && inside.length !== vertices.length - 1)) found.push('not full');
	}
	return found;
}

describe('cheapest pairs', () => {
	it('of two and of none', () => {
		expect(cheapestPairs(0, () => 1)).toEqual([]);
		expect(cheapestPairs(2, () => 1)).toEqual([1, 0]);
	});

	it('are those that the search of all ways finds, for up to 10', () => {
		for (let seed = 0; seed < 2000; seed++) {
			const { count, cost } = randomCosts(seed, [2, 4, 6, 8, 10]);
			const all = Array.from({ length: count }, (_, index) => index);
			expect(totalOf(cheapestPairs(count, cost), cost), `seed ${String(seed)}`).toBe(
				leastOf(all, cost)
			);
		}
	});

	it('come with a proof, for up to 200', () => {
		for (let seed = 0; seed < 40; seed++) {
			const { count, cost } = randomCosts(seed, [20, 50, 100, 200]);
			expect(faults(count, cost), `seed ${String(seed)}`).toEqual([]);
		}
	});
});
