import { describe, expect, it } from 'vitest';
import { areFinalistsGone, finalRanking } from '../../src/lib/tournament/knock-out';
import { pairNext, plannedRounds } from '../../src/lib/tournament/pairing';
import { standingsOf } from '../../src/lib/tournament/standings';
import { stateOf, type TournamentState } from '../../src/lib/tournament/state';
import type { TournamentEvent, TournamentSettings } from '../../src/lib/tournament/tournament';
import { seededRandom } from '../tools/games/seeded-random';
import {
	accepted,
	asText,
	entered,
	ids,
	paired,
	played,
	told,
	tournamentOf,
	withdrew
} from './support';

const lots = (seed = 1) => {
	const random = seededRandom(seed);
	return () => random.below(2 ** 30) / 2 ** 30;
};

/** What comes next: stage and tables, or why nothing does. */
function next(state: TournamentState, seed = 1): string {
	const round = pairNext(state, lots(seed));
	return round.ok ? [round.value.stage, ...asText(round.value.tables)].join(' ') : round.error;
}

describe('the next round', () => {
	it('is by lot at first', () => {
		const drawn = new Set(Array.from({ length: 200 }, (_, seed) => next(told(4, []), seed)));
		// 3 ways to pair four players, 2 orders of the tables, 4 ways to seat them.
		expect(drawn.size).toBe(24);
	});

	it('is by rank then, by lot among equal ones', () => {
		const state = told(4, played(1, 'A-B 90:70, C-D 80:70'));
		// A and C won, A by more. B and D haven't started.
		expect(next(state)).toBe('rounds A-C D-B');
		const even = told(4, played(1, 'A-B 80:70, C-D 80:70'));
		const drawn = new Set(Array.from({ length: 50 }, (_, seed) => next(even, seed)));
		expect([...drawn].sort()).toEqual([
			'rounds A-C B-D',
			'rounds A-C D-B',
			'rounds C-A B-D',
			'rounds C-A D-B'
		]);
	});

	it('tells beforehand who meets again, and who has a bye again', () => {
		const three = [played(1, 'A-B 80:70, C'), played(2, 'C-A 70:80, B'), played(3, 'B-C 80:70, A')];
		const round = pairNext(told(3, three), lots());
		expect(round).toMatchObject({
			ok: true,
			value: { tables: [['A', 'B'], ['C']], repeats: [['A', 'B']], secondByes: ['C'] }
		});
		expect(pairNext(told(3, three.slice(0, 2)), lots())).toMatchObject({
			ok: true,
			value: { repeats: [], secondByes: [] }
		});
	});

	it('has those who are there', () => {
		const start = ['A', 'B', 'C', 'D'].map(entered);
		const log = [...start, ...played(1, 'A-B 80:70, C-D 80:60'), withdrew('B'), entered('E')];
		expect(next(stateOf(tournamentOf(ids(5), log)))).toBe('rounds C-A E-D');
		expect(next(stateOf(tournamentOf(ids(5), [...log, entered('B')])))).toMatch(/ D$/);
	});

	it.each<[string, number, readonly TournamentEvent[], Partial<TournamentSettings>]>([
		['too-few-players', 1, [], {}],
		['too-few-players', 2, [withdrew('A')], {}],
		['round-open', 2, [paired(1, 'A-B')], {}],
		['over', 2, played(1, 'A-B 80:70'), { rounds: 1 }],
		['over', 4, [...played(1, 'A-B 8:7'), ...played(2, 'A-B 8:7', 'final')], { finals: 4 }],
		['too-many-players', 9, [], { pairing: 'round-robin' }],
		['over', 2, played(1, 'A-B 80:70'), { pairing: 'round-robin' }]
	])('is refused: %s', (problem, count, events, settings) => {
		expect(next(told(count, events, settings))).toBe(problem);
	});
});

/** Plays a whole round robin; the first of each table wins. */
function roundRobin(count: number, more: (round: number) => readonly TournamentEvent[] = () => []) {
	const log: TournamentEvent[] = ids(count).map(entered);
	const state = () => stateOf(tournamentOf(ids(8), log, { pairing: 'round-robin' }));
	for (let round = 1; ; round++) {
		const found = pairNext(state(), lots());
		if (!found.ok) return { state: state(), problem: found.error };
		const { stage, tables, repeats } = found.value;
		expect(repeats).toEqual([]);
		log.push({ type: 'round/paired', round, stage, tables });
		const games = tables.filter(({ length }) => length === 2);
		log.push(...games.map((_, index) => accepted(round, index + 1, '80:70')), ...more(round));
	}
}

const tablesIn = ({ rounds }: TournamentState) =>
	rounds.flatMap(({ tables }) => tables.map(({ players }) => players));

describe('a round robin', () => {
	it.each([2, 3, 4, 5, 6, 7, 8])('of %i lets all meet once, and start as often', (count) => {
		const { state, problem } = roundRobin(count);
		const games = tablesIn(state).filter(({ length }) => length === 2);
		expect(problem).toBe('over');
		expect(state.rounds).toHaveLength(count % 2 === 0 ? count - 1 : count);
		expect(plannedRounds(told(count, [], { pairing: 'round-robin' }))).toBe(state.rounds.length);
		expect(new Set(games.map((table) => [...table].sort().join('-'))).size).toBe(
			(count * (count - 1)) / 2
		);
		const starts = ids(count).map((id) => games.filter(([first]) => first === id).length);
		expect(Math.max(...starts) - Math.min(...starts)).toBeLessThanOrEqual(1);
	});

	it('goes on with late entries and without those who withdrew, and nobody meets twice', () => {
		for (let late = 1; late <= 4; late++)
			for (const gone of ['A', 'B', 'E']) {
				const { state } = roundRobin(6, (round) =>
					round === late ? [entered('G'), withdrew(gone)] : []
				);
				const there = state.players.filter(({ active }) => active).map(({ id }) => id);
				const games = tablesIn(state).map((table) => [...table].sort().join('-'));
				const pairs = there.flatMap((a) => there.flatMap((b) => (a < b ? [`${a}-${b}`] : [])));
				expect(there).toHaveLength(6);
				for (const pair of pairs) expect(games.filter((one) => one === pair)).toHaveLength(1);
				expect(state.rounds.length).toBeLessThanOrEqual(late + 5);
			}
	});
});

/** Eight players of whom A is the best, B the next… after one round. */
const RANKED = played(1, 'A-H 90:10, B-G 80:10, C-F 70:10, D-E 60:10');
const EIGHT = { rounds: 1, finals: 8, tieBreaks: ['difference'] } as const;

describe('the finals', () => {
	it('are 1–5, 2–6, 3–7, 4–8, then 1–4 and 2–3 of these, then the final and the third place', () => {
		const state = (...events: readonly (readonly TournamentEvent[])[]) =>
			told(8, [RANKED, ...events], EIGHT);
		// Wins: A +80, B +70, C +60, D +50; then E -50, F -60, G -70, H -80.
		expect(next(state())).toBe('quarter-final A-E B-F C-G D-H');
		const quarter = played(2, 'A-E 80:70, B-F 70:80, C-G 75:75, D-H 80:70', 'quarter-final');
		// F is sixth, C third; of equal points the better placed, C, went on.
		expect(next(state(quarter))).toBe('semi-final A-D C-F');
		const semi = played(3, 'A-D 60:90, C-F 80:70', 'semi-final');
		expect(next(state(quarter, semi))).toBe('final C-D A-F');
		const final = played(4, 'C-D 70:71, A-F 60:60', 'final');
		expect(next(state(quarter, semi, final))).toBe('over');
		const ranking = finalRanking(state(quarter, semi, final));
		expect(ranking.map(({ player }) => player).join('')).toBe('DCAFBEGH');
		expect(ranking.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	});

	it('of four begin with 1–4 and 2–3', () => {
		const state = told(8, RANKED, { ...EIGHT, finals: 4 });
		expect(next(state)).toBe('semi-final A-D B-C');
		const semi = told(8, [RANKED, played(2, 'A-D 8:9, B-C 8:9', 'semi-final')], EIGHT);
		expect(next(semi)).toBe('final C-D A-B');
		// Winners are before losers, and both before the others, before the final is played.
		expect(
			finalRanking(semi)
				.map(({ player }) => player)
				.join('')
		).toBe('CDABEFGH');
	});

	it('rank as they were while a part of them is played, and who entered late once they have played', () => {
		const names = (...events: readonly (readonly TournamentEvent[])[]) =>
			finalRanking(
				stateOf(
					tournamentOf(ids(4), [...['A', 'B', 'C'].map(entered), ...events.flat()], {
						...EIGHT,
						finals: 4
					})
				)
			)
				.map(({ player }) => player)
				.join('');
		const late = [...played(1, 'A-B 90:10, C'), entered('D')];
		const semi = played(2, 'A-D 8:9, C-B 9:8', 'semi-final');
		expect(names(late)).toBe('ACB');
		expect(names(late, semi.slice(0, -1))).toBe('ACB');
		expect(names(late, semi)).toBe('CDAB');
	});

	it('are smaller with fewer players', () => {
		const six = [RANKED, withdrew('A'), withdrew('H')];
		expect(next(told(8, six, EIGHT))).toBe('semi-final B-E C-D');
		expect(next(told(3, played(1, 'A-B 9:8, C'), { ...EIGHT, finals: 4 }))).toBe('final A-C');
	});

	it('let the opponent go on of somebody who withdrew', () => {
		const semi = played(2, 'A-D 9:8, B-C 9:8', 'semi-final');
		const settings = { ...EIGHT, finals: 4 } as const;
		expect(next(told(8, [RANKED, semi, withdrew('A')], settings))).toBe('final B C-D');
		const third = told(8, [RANKED, semi, withdrew('C'), paired(3, 'A-B D', 'final')], settings);
		expect(third.rounds.at(-1)?.complete).toBe(false);
		const all = [RANKED, semi, withdrew('A'), played(3, 'B, C-D 8:9', 'final')];
		expect(
			finalRanking(told(8, all, settings))
				.map(({ player }) => player)
				.join('')
		).toBe('BDCAEFGH');
	});

	it('are played by those who are left when both finalists have withdrawn', () => {
		const settings = { ...EIGHT, finals: 4 } as const;
		const semi = played(2, 'A-D 9:8, B-C 9:8', 'semi-final');
		const one = [RANKED, semi, withdrew('A')];
		expect(areFinalistsGone(told(8, one, settings))).toBe(false);
		const both = [...one, withdrew('B')];
		expect(areFinalistsGone(told(8, both, settings))).toBe(true);
		expect(next(told(8, both, settings))).toBe('final C-D');
		const over = told(8, [...both, ...played(3, 'C-D 8:9', 'final')], settings);
		expect(areFinalistsGone(over)).toBe(false);
		const ranking = finalRanking(over).map(({ player }) => player);
		expect(ranking.join('')).toBe('DCABEFGH');
	});

	it('change ranks only: wins and tie-breaks are those of the rounds before', () => {
		const semi = played(2, 'A-D 8:9, B-C 8:9', 'semi-final');
		const state = told(8, [RANKED, semi], EIGHT);
		const before = new Map(standingsOf(state).map((one) => [one.player, one]));
		for (const { rank, ...values } of finalRanking(state)) {
			expect(rank).toBeGreaterThan(0);
			expect({ ...values, rank: 0 }).toEqual({ ...before.get(values.player), rank: 0 });
		}
	});

	it('are drawn by lot between those who are equal in all', () => {
		const state = told(8, played(1, 'A-H 80:70, B-G 80:70, C-F 80:70, D-E 80:70'), {
			...EIGHT,
			finals: 4
		});
		const drawn = new Set(Array.from({ length: 40 }, (_, seed) => next(state, seed)));
		expect(drawn.size).toBeGreaterThan(10);
	});

	it('come after a round robin, too', () => {
		const settings = { pairing: 'round-robin', rounds: 1, finals: 4 } as const;
		const state = told(
			4,
			[
				played(1, 'A-B 80:70, C-D 80:70'),
				played(2, 'C-A 70:80, B-D 80:70'),
				played(3, 'A-D 80:70, B-C 80:70')
			],
			settings
		);
		expect(next(state)).toBe('semi-final A-D B-C');
	});

	it('share places where nothing tells players apart', () => {
		const state = told(4, played(1, 'A-B 80:70, C-D 80:70'));
		expect(finalRanking(state).map(({ rank }) => rank)).toEqual([1, 1, 3, 3]);
	});
});
