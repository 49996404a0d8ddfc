import { describe, expect, it } from 'vitest';
import { cheapestPairs } from '../../src/lib/tournament/matching';
import { swissTables, type Entrant, type Met } from '../../src/lib/tournament/swiss';
import { playerId } from '../../src/lib/tournament/tournament';
import { seededRandom, type SeededRandom } from '../tools/games/seeded-random';
import { asNumber, badnessOf, leastBadness } from './all-ways';
import { asText } from './support';

/** Players, best first: `A 2` has two wins, `A 2 1` started once, `A 2 1 1` had a bye, too. */
const field = (text: string): readonly Entrant[] =>
	text.split(', ').map((one) => {
		const [id = '', wins = '0', starts = '0', byes = '0'] = one.split(' ');
		return { player: playerId(id), wins: Number(wins), starts: Number(starts), byes: Number(byes) };
	});

/** Who met: `A-B A-B C-D`. */
const meetings =
	(text: string): Met =>
	(a, b) =>
		text.split(' ').filter((pair) => pair === `${a}-${b}` || pair === `${b}-${a}`).length;

const tables = (players: string, met = ''): readonly string[] =>
	asText(swissTables(field(players), meetings(met)));

describe('a Swiss round', () => {
	it('pairs neighbours, the best table first', () => {
		expect(tables('A 2, B 2, C 1, D 1, E 0, F 0')).toEqual(['A-B', 'C-D', 'E-F']);
	});

	it('takes the next suitable player where two have met', () => {
		expect(tables('A 2, B 2, C 1, D 1', 'A-B')).toEqual(['A-C', 'B-D']);
		expect(tables('A 2, B 2, C 1, D 1', 'A-B C-D')).toEqual(['A-C', 'B-D']);
		expect(tables('A 2, B 2, C 1, D 1', 'A-B A-C')).toEqual(['A-D', 'B-C']);
	});

	it('takes the next suitable player of those with as many wins', () => {
		expect(tables('A 3, B 1, C 1, D 1, E 1, F 0', 'B-C D-E')).toEqual(['A-B', 'C-D', 'E-F']);
		expect(tables('A 2, B 1, C 1, D 0', 'A-B C-D')).toEqual(['A-C', 'B-D']);
		expect(tables('A 2, B 2, C 0, D 0', 'A-B')).toEqual(['A-C', 'B-D']);
	});

	it('goes further down for all to avoid one repeat', () => {
		// D, E and F have met each other: two of them must go up.
		expect(tables('A 2, B 2, C 1, D 1, E 0, F 0', 'D-E D-F E-F')).toEqual(['A-D', 'B-E', 'C-F']);
	});

	it('repeats as little as possible where it must', () => {
		expect(tables('A 1, B 0', 'A-B')).toEqual(['A-B']);
		// All have met: those again who met least often.
		expect(tables('A 3, B 2, C 1, D 0', 'A-B C-D A-C B-D A-D B-C A-B C-D')).toEqual(['A-C', 'B-D']);
	});

	it('gives the lowest a bye who had none', () => {
		expect(tables('A 2, B 1, C 0')).toEqual(['A-B', 'C']);
		expect(tables('A 2, B 1, C 1 0 1')).toEqual(['A-C', 'B']);
	});

	it('gives another one the bye where the others would have to meet again', () => {
		expect(tables('A 2, B 1, C 0', 'A-B')).toEqual(['A-C', 'B']);
	});

	it('rather gives a second bye than it repeats a pairing', () => {
		expect(tables('A 2, B 1 0 0, C 1 0 1', 'A-B A-C')).toEqual(['B-C', 'A']);
		expect(tables('A 2 0 0, B 1 0 0, C 1 0 1', 'A-C B-C')).toEqual(['A-B', 'C']);
	});

	it('lets start who has started less, of equal ones the better placed', () => {
		expect(tables('A 2 2, B 2 1')).toEqual(['B-A']);
		expect(tables('A 2 1, B 2 1')).toEqual(['A-B']);
		expect(tables('A 2 1, B 2 2')).toEqual(['A-B']);
	});
});

/** A field after a few rounds in which anybody met anybody. */
function randomField(random: SeededRandom, count: number, rounds: number) {
	const entrants = Array.from({ length: count }, (_, index) => ({
		player: playerId(`p${String(index)}`),
		wins: random.below(2 * rounds + 1) / 2,
		starts: random.below(rounds + 1),
		byes: random.below(4) === 0 ? random.below(3) : 0
	})).sort((a, b) => b.wins - a.wins);
	const met = new Map<string, string[]>();
	const meet = (one: string, other: string) => met.set(one, [...(met.get(one) ?? []), other]);
	for (let round = 0; round < rounds; round++) {
		const order = random.shuffle(entrants).map(({ player }) => player);
		for (let index = 1; index < count; index += 2) {
			const [one = '', other = ''] = order.slice(index - 1, index + 1);
			meet(one, other);
			meet(other, one);
		}
	}
	const times: Met = (a, b) => met.get(a)?.filter((one) => one === b).length ?? 0;
	return { entrants, met: times };
}

describe('every Swiss round', () => {
	it('is the best of all ways, for up to 10 players', () => {
		for (let seed = 0; seed < 200; seed++) {
			const random = seededRandom(seed);
			const { entrants, met } = randomField(random, 2 + random.below(9), 1 + random.below(9));
			const found = badnessOf(entrants, met, swissTables(entrants, met));
			expect(asNumber(found), `seed ${String(seed)}`).toBe(leastBadness(entrants, met));
		}
	});

	it('seats everybody once, with no second meeting, no second bye, and the least differences, for up to 200', () => {
		for (let seed = 0; seed < 5; seed++) {
			const random = seededRandom(seed);
			const count = random.pick([100, 151, 199, 200]);
			const { entrants, met } = randomField(random, count, 1 + random.below(9));
			const found = swissTables(entrants, met);
			const seated = found.flat();
			expect([...seated].sort()).toEqual(entrants.map(({ player }) => player).sort());
			const { repeats, byesBefore, wins, places } = badnessOf(entrants, met, found);
			expect([repeats, byesBefore]).toEqual([0, 0]);
			expect([wins, places]).toEqual(
				leastDifferences(entrants, met, found.at(-1)?.length === 1 ? seated.at(-1) : undefined)
			);
		}
	});
});

/** The least differences of wins and then of places, without the one who has a bye: by the matching that has a proof. */
function leastDifferences(entrants: readonly Entrant[], met: Met, free: string | undefined) {
	const places = entrants.flatMap(({ player }, index) => (player === free ? [] : [index]));
	const others = entrants.filter(({ player }) => player !== free);
	const cost = (a: number, b: number): number => {
		const [one, other] = [others[a], others[b]];
		if (!one || !other || met(one.player, other.player) > 0) return 10 ** 12;
		const apart = Math.abs((places[a] ?? 0) - (places[b] ?? 0));
		return 10 ** 6 * 2 * Math.abs(one.wins - other.wins) + apart;
	};
	const pairs = cheapestPairs(others.length, cost);
	const all = pairs.flatMap((b, a) => (a < b ? [[a, b] as const] : []));
	const sum = (of: (a: number, b: number) => number): number =>
		all.reduce((total, [a, b]) => total + of(a, b), 0);
	return [
		sum((a, b) => Math.abs((others[a]?.wins ?? 0) - (others[b]?.wins ?? 0))),
		sum((a, b) => Math.abs((places[a] ?? 0) - (places[b] ?? 0)))
	];
}
