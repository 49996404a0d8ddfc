import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { standingsOf, type Standing } from '../../src/lib/tournament/standings';
import { activePlayers, winnerOf, type Round } from '../../src/lib/tournament/state';
import type { Met } from '../../src/lib/tournament/swiss';
import { tournamentSchema, type PlayerId } from '../../src/lib/tournament/tournament';
import { asNumber, badnessOf, leastBadness } from './all-ways';
import { Evening, placesIn, type Corrected, type Proposed } from './evening';
import { gamesIn, recount } from './recount';

/*
 * What holds in every tournament, whoever comes late, leaves, comes back, and whatever is corrected. `GAMES=10000 SEED=1` plays
 * others; one in a hundred is of 200 players.
 */

const [GAMES, FIRST] = [Number(process.env['GAMES'] ?? 100), Number(process.env['SEED'] ?? 4200)];
/** So many players can be paired in all ways in no time. */
const FEW = 10;

/** The standings of those who are there as pairing sees them. */
const orderOf = ({ state, lots }: Proposed): readonly Standing[] =>
	standingsOf(state)
		.filter(({ player }) => lots.has(player))
		.sort((a, b) => a.rank - b.rank || (lots.get(a.player) ?? 0) - (lots.get(b.player) ?? 0));

/** Who sat at one table how often, by the log. */
function metBefore({ before, state }: Proposed): Met {
	const refused = new Set(state.refused.map(({ entry }) => entry));
	const fitting = before.entries.filter((_, entry) => !refused.has(entry));
	const met = new Map<PlayerId, PlayerId[]>();
	for (const { players } of gamesIn(fitting).flat())
		for (const [seat, one] of players.entries())
			met.set(one, [...(met.get(one) ?? []), ...players.slice(1 - seat, 2 - seat)]);
	return (a, b) => met.get(a)?.filter((one) => one === b && a !== b).length ?? 0;
}

function checkRound(proposed: Proposed): void {
	const { state, round } = proposed;
	if (round.stage !== 'rounds') {
		checkFinals(proposed);
		return;
	}
	const order = orderOf(proposed);
	const met = metBefore(proposed);
	expect([...round.tables.flat()].sort()).toEqual([...activePlayers(state)].sort());
	const again = round.tables.filter(([a, b]) => a && b && met(a, b) > 0);
	expect(round.repeats).toEqual(again);
	checkStarts(round.tables, order);
	if (state.settings.pairing === 'round-robin') expect(again).toEqual([]);
	else checkSwiss(round, order, met);
}

/** Nobody starts who has started more often. */
function checkStarts(tables: Proposed['round']['tables'], order: readonly Standing[]): void {
	const starts = new Map(order.map((one) => [one.player, one.starts]));
	for (const [a, b] of tables)
		if (a && b) expect(starts.get(a)).toBeLessThanOrEqual(starts.get(b) ?? -1);
}

function checkSwiss(
	{ tables, repeats, secondByes }: Proposed['round'],
	order: readonly Standing[],
	met: Met
): void {
	const free = tables.filter(({ length }) => length === 1).flat();
	const byes = new Map(order.map((one) => [one.player, one.byes]));
	expect(free).toHaveLength(order.length % 2);
	expect(secondByes).toEqual(free.filter((player) => (byes.get(player) ?? 0) > 0));
	const places = tables.map((table) =>
		Math.min(...table.map((id) => order.findIndex(({ player }) => player === id)))
	);
	if (free.length > 0) places.pop();
	expect(places).toEqual([...places].sort((a, b) => a - b));
	const doubtful = repeats.length > 0 || secondByes.length > 0;
	if (order.length > FEW && !doubtful) return;
	expect(asNumber(badnessOf(order, met, tables))).toBe(leastBadness(order, met));
}

/** Only those play on who won, or lost the semi-final, or are the best of the rounds. */
function checkFinals(proposed: Proposed): void {
	const { state, round } = proposed;
	const players = round.tables.flat();
	const last = state.rounds.at(-1);
	expect(new Set(players).size).toBe(players.length);
	for (const id of players) expect(activePlayers(state)).toContain(id);
	if (last && last.stage !== 'rounds') {
		const going =
			last.stage === 'semi-final' ? last.tables.flatMap((table) => table.players) : winnersOf(last);
		expect([...players].sort()).toEqual(
			going.filter((id) => activePlayers(state).includes(id)).sort()
		);
		return;
	}
	const size = { 'quarter-final': 8, 'semi-final': 4, final: 2, rounds: 0 }[round.stage];
	const best = orderOf(proposed).slice(0, size);
	expect([...players].sort()).toEqual(best.map(({ player }) => player).sort());
	for (const [a, b] of round.tables)
		expect(best.findIndex(({ player }) => player === a)).toBeLessThan(
			best.findIndex(({ player }) => player === b)
		);
}

const winnersOf = ({ tables, stage }: Round): readonly PlayerId[] =>
	tables.flatMap((table) => table.players.filter((_, seat) => winnerOf(table, stage) === seat));

/** What was told is what came; rounds that were paired stay. */
function checkCorrection({ before, after, told, round }: Corrected): void {
	const tables = (rounds: readonly Round[]) =>
		rounds.map((one) => one.tables.map(({ players }) => players));
	expect(tables(after.rounds)).toEqual(tables(before.rounds));
	expect(told.pairedSince.map((one) => one.round)).toEqual(
		before.rounds.map(({ number }) => number).filter((number) => number > round)
	);
	const [was, is] = [placesIn(before), placesIn(after)];
	const moved = [...is].filter(([player, rank]) => was.get(player) !== rank);
	expect(told.moved).toEqual(moved.map(([player, to]) => ({ player, from: was.get(player), to })));
}

/** Standings, counted once more, and in an order that follows from them. */
function checkStandings(evening: Evening): void {
	const { state, tournament, nonsense } = evening;
	const fitting = tournament.entries.filter((_, entry) => !nonsense.includes(entry));
	const counts = recount(fitting, state.settings.pairing === 'swiss' ? 1 : 0);
	const standings = standingsOf(state);
	expect(standings).toHaveLength(counts.size);
	for (const { player, wins, difference, points, byes, starts, played } of standings)
		expect({ wins, difference, points, byes, starts, played }).toEqual(counted(counts.get(player)));
	for (const [index, one] of standings.entries()) {
		const before = standings[index - 1];
		if (before) expect(before.wins).toBeGreaterThanOrEqual(one.wins);
		expect([index + 1, before?.rank]).toContain(one.rank);
	}
	const played = Math.max(1, state.rounds.length);
	const inTime = state.players.filter(({ enteredIn }) => enteredIn <= played);
	expect(new Set(placesIn(state).keys())).toEqual(new Set(inTime.map(({ id }) => id)));
}

function counted(count: ReturnType<ReturnType<typeof recount>['get']>) {
	if (!count) return undefined;
	const { opponents, ...others } = count;
	return { ...others, played: opponents.length };
}

function playEvening(seed: number, count: number): void {
	const evening = new Evening(seed, count, {
		proposed: checkRound,
		corrected: checkCorrection
	}).play();
	const { state } = evening;
	expect(state.refused.map(({ entry }) => entry)).toEqual(evening.nonsense);
	expect(v.parse(tournamentSchema, evening.tournament)).toEqual(evening.tournament);
	checkStandings(evening);
	const there = activePlayers(state).length;
	if (evening.problem === 'too-few-players') expect(there).toBeLessThan(2);
	else expect(evening.problem).toBe('over');
}

describe('every tournament keeps the rules', () => {
	it(`of 2 to 20 players, ${String(GAMES)} times`, () => {
		for (let seed = FIRST; seed < FIRST + GAMES; seed++) playEvening(seed, 2 + (seed % 19));
	});

	const large = Math.ceil(GAMES / 100);
	it(`of 200 players, ${String(large)} times`, () => {
		for (let seed = FIRST; seed < FIRST + large; seed++) playEvening(seed, 200 - (seed % 2));
	});
});
