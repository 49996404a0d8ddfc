import { describe, expect, it } from 'vitest';
import { standingsOf } from '../../src/lib/tournament/standings';
import { stateOf } from '../../src/lib/tournament/state';
import type { TieBreak, TournamentEvent } from '../../src/lib/tournament/tournament';
import { entered, ids, played, told, tournamentOf, withdrew } from './support';

/* Worked out by hand. */

/** Five players, three rounds: A beat B and E, and lost to C, and so on. Each of B, D and E had a bye. */
const FIVE = [
	played(1, 'A-B 80:70, C-D 60:60, E'),
	played(2, 'E-A 50:90, C-B 75:70, D'),
	played(3, 'A-C 66:70, D-E 81:80, B')
];

/** Places and players: `1 C`. */
const placesOf = (
	events: readonly (TournamentEvent | readonly TournamentEvent[])[],
	tieBreaks: readonly TieBreak[],
	count = 5
): readonly string[] =>
	standingsOf(told(count, events, { tieBreaks })).map(
		({ rank, player }) => `${String(rank)} ${player}`
	);

describe('standings', () => {
	it('count wins, ties by half and byes as wins, then the opponents’ wins without the weakest', () => {
		const all = standingsOf(told(5, FIVE));
		expect(all.map(({ player, wins }) => [player, wins])).toEqual([
			['C', 2.5],
			['D', 2.5],
			['A', 2],
			['B', 1],
			['E', 1]
		]);
		expect(
			all.map(({ rank, tieBreaks }) => [
				rank,
				tieBreaks['opponents-without-weakest'],
				tieBreaks['opponents-without-extremes'],
				tieBreaks.difference,
				tieBreaks.points
			])
		).toEqual([
			// C met D 2½, B 1 and A 2.
			[1, 4.5, 2, 9, 205],
			// D met C 2½ and E 1, and had a bye, which counts as an opponent without wins.
			[2, 3.5, 1, 1, 141],
			// A met B 1, E 1 and C 2½.
			[3, 3.5, 1, 46, 236],
			[4, 4.5, 2, -15, 140],
			[5, 4.5, 2, -41, 130]
		]);
	});

	it('count games, starts and byes', () => {
		const all = standingsOf(told(5, FIVE)).map(({ player, played: games, starts, byes }) => [
			player,
			games,
			starts,
			byes
		]);
		expect(all).toEqual([
			['C', 3, 2, 0],
			['D', 2, 1, 1],
			['A', 3, 2, 0],
			['B', 2, 0, 1],
			['E', 2, 1, 1]
		]);
	});

	it.each<[readonly TieBreak[], readonly string[]]>([
		[[], ['1 C', '1 D', '3 A', '4 B', '4 E']],
		[['opponents-without-weakest'], ['1 C', '2 D', '3 A', '4 B', '4 E']],
		// C and D tied against each other, B and E never met.
		[['direct'], ['1 C', '1 D', '3 A', '4 B', '4 E']],
		[
			['direct', 'points'],
			['1 C', '2 D', '3 A', '4 B', '5 E']
		],
		[['difference'], ['1 C', '2 D', '3 A', '4 B', '5 E']]
	])('break ties by %j', (tieBreaks, places) => {
		expect(placesOf(FIVE, tieBreaks)).toEqual(places);
	});

	it('take the tie-breaks in their order', () => {
		// A and B won a game each: A with more points, B with the greater difference.
		const events = [played(1, 'A-C 90:80, B-D 70:40')];
		expect(placesOf(events, ['points', 'difference'], 4)).toEqual(['1 A', '2 B', '3 C', '4 D']);
		expect(placesOf(events, ['difference', 'points'], 4)).toEqual(['1 B', '2 A', '3 C', '4 D']);
	});

	it('count the direct match among two or more, if all of them met', () => {
		// A and B have two wins, C and D one: A beat B, C beat D.
		const four = [
			played(1, 'A-B 80:70, C-D 80:70'),
			played(2, 'C-A 70:80, B-D 80:70'),
			played(3, 'A-D 70:80, B-C 80:70')
		];
		expect(placesOf(four, ['direct'], 4)).toEqual(['1 A', '2 B', '3 C', '4 D']);
		// Each of A, B and C beat one of the others.
		const three = [
			played(1, 'A-B 80:70, C-D 80:70'),
			played(2, 'C-A 80:70, B-D 80:70'),
			played(3, 'A-D 80:70, B-C 80:70')
		];
		expect(placesOf(three, ['direct'], 4)).toEqual(['1 A', '1 B', '1 C', '4 D']);
	});

	it('leave the direct match out where not all of the tied players met', () => {
		// All four have one win; A and C haven't met, nor have B and D.
		const events = [played(1, 'A-B 80:70, C-D 80:70'), played(2, 'D-A 80:70, B-C 80:70')];
		expect(placesOf(events, ['direct'], 4)).toEqual(['1 A', '1 B', '1 C', '1 D']);
	});

	it('count the direct match among those whom an earlier tie-break left tied', () => {
		// All have one win, and not all of them met. Points leave A and B tied at 160, who met: A beat B.
		const events = [played(1, 'A-B 90:80, D-C 80:70'), played(2, 'C-A 75:70, B-D 80:60')];
		const state = told(4, events, { tieBreaks: ['points', 'direct'] });
		expect(standingsOf(state).map(({ player, points }) => [player, points])).toEqual([
			['A', 160],
			['B', 160],
			['C', 145],
			['D', 140]
		]);
		expect(placesOf(events, ['direct', 'points'], 4)).toEqual(['1 A', '1 B', '3 C', '4 D']);
		expect(placesOf(events, ['points', 'direct'], 4)).toEqual(['1 A', '2 B', '3 C', '4 D']);
	});

	it('let a game be lost by time whatever the points say', () => {
		const all = standingsOf(told(2, [played(1, 'A-B 90:20-0')]));
		expect(all.map(({ player, wins, difference }) => [player, wins, difference])).toEqual([
			['B', 1, -70],
			['A', 0, 70]
		]);
	});

	it('keep who withdrew, and their wins as they were, for their opponents', () => {
		const events = [
			played(1, 'A-B 80:70, C-D 80:70'),
			withdrew('A'),
			played(2, 'B-C 80:70, D'),
			played(3, 'D-B 80:70, C')
		];
		const all = standingsOf(told(4, events));
		// B met A 1, C 2 and D 2; A met B 1 and was away twice.
		expect(
			all.map(({ player, wins, tieBreaks }) => [
				player,
				wins,
				tieBreaks['opponents-without-weakest']
			])
		).toEqual([
			// C met D 2 and B 1 and had a bye, D met C 2 and B 1 and had a bye: C has +10 - 10, D -10 + 10.
			['C', 2, 3],
			['D', 2, 3],
			['B', 1, 4],
			['A', 1, 1]
		]);
	});

	it('list who entered late from the round on that they can play', () => {
		const log = [...['A', 'B'].map(entered), ...played(1, 'A-B 80:70'), entered('C')];
		const state = stateOf(tournamentOf(ids(3), log));
		expect(standingsOf(state, 0)).toHaveLength(2);
		expect(standingsOf(state, 1)).toHaveLength(2);
		expect(standingsOf(state, 2)).toHaveLength(3);
		expect(standingsOf(state)).toHaveLength(3);
	});

	it('give a bye of a round robin no win', () => {
		const state = told(3, [played(1, 'A-B 80:70, C')], { pairing: 'round-robin' });
		expect(standingsOf(state).map(({ player, wins }) => [player, wins])).toEqual([
			['A', 1],
			['C', 0],
			['B', 0]
		]);
	});

	it('stop at a round, and leave open tables and finals out', () => {
		const state = told(4, [played(1, 'A-B 80:70, C-D 80:70'), played(2, 'A-C 80:70, B-D')]);
		expect(standingsOf(state, 1).map(({ wins }) => wins)).toEqual([1, 1, 0, 0]);
		expect(standingsOf(state).map(({ player, wins }) => `${player} ${String(wins)}`)).toEqual([
			'A 2',
			'C 1',
			'B 0',
			'D 0'
		]);
		const final = told(2, [played(1, 'A-B 80:70'), played(2, 'B-A 80:70', 'final')]);
		expect(standingsOf(final).map(({ player }) => player)).toEqual(['A', 'B']);
	});
});
