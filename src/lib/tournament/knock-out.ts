import { standingsOf, type Standing } from './standings';
import { activePlayers, winnerOf, type Round, type Table, type TournamentState } from './state';
import type { PlayerId, Stage, TablePlayers } from './tournament';

/*
 * The finals, as the rules of the world championship have had them since 2019: places 1–5, 2–6, 3–7, 4–8, then the winners of
 * tables 1 and 4, and of 2 and 3. If the finals begin with semi-finals, they are 1–4 and 2–3. The better placed player starts.
 */

/** Places that play against each other at the tables of the first part of the finals. */
const FIRST_TABLES: Readonly<Partial<Record<Stage, readonly (readonly [number, number])[]>>> = {
	'quarter-final': [
		[1, 5],
		[2, 6],
		[3, 7],
		[4, 8]
	],
	'semi-final': [
		[1, 4],
		[2, 3]
	],
	final: [[1, 2]]
};

/** The rounds of the finals. */
const finalsOf = ({ rounds }: TournamentState): readonly Round[] =>
	rounds.filter(({ stage }) => stage !== 'rounds');

/**
 * The part of the finals that comes next, once the last round is complete; undefined if all was played, or there are no finals.
 */
export function nextFinal(state: TournamentState): Stage | undefined {
	const last = finalsOf(state).at(-1);
	if (!last) return state.settings.finals === 0 ? undefined : firstFinal(state);
	if (last.stage === 'quarter-final') return 'semi-final';
	return last.stage === 'semi-final' ? 'final' : undefined;
}

/** With fewer players than planned the finals are smaller. */
function firstFinal(state: TournamentState): Stage {
	const count = Math.min(activePlayers(state).length, state.settings.finals);
	if (count >= 8) return 'quarter-final';
	return count >= 4 ? 'semi-final' : 'final';
}

/**
 * The tables of a part of the finals. Players who withdrew aren't paired: their opponents have a bye, and go on.
 * @param order those who are there, best first: which of equal players go on to the finals was drawn by lot
 */
export function finalTables(
	state: TournamentState,
	stage: Stage,
	order: readonly PlayerId[]
): readonly TablePlayers[] {
	const last = finalsOf(state).at(-1);
	const pairs = last ? nextPairs(last) : firstPairs(stage, order);
	const seeds = last ? seedsOf(state) : order;
	const better = (a: PlayerId, b: PlayerId): number => seeds.indexOf(a) - seeds.indexOf(b);
	return pairs
		.map((pair) => pair.filter((id) => order.includes(id)).sort(better))
		.filter((pair) => pair.length > 0);
}

/** True if all who won a semi-final are gone: those whom they beat play for the first place. */
export function areFinalistsGone(state: TournamentState): boolean {
	const last = finalsOf(state).at(-1);
	if (last?.stage !== 'semi-final') return false;
	const winners = last.tables.flatMap((table) => playersWith(table, last.stage, true));
	return !activePlayers(state).some((id) => winners.includes(id));
}

const firstPairs = (stage: Stage, order: readonly PlayerId[]): readonly (readonly PlayerId[])[] =>
	(FIRST_TABLES[stage] ?? []).map((places) => places.flatMap((place) => order[place - 1] ?? []));

function nextPairs({ stage, tables }: Round): readonly (readonly PlayerId[])[] {
	const won = tables.map((table) => playersWith(table, stage, true));
	const lost = tables.map((table) => playersWith(table, stage, false));
	const of = (all: readonly (readonly PlayerId[])[], ...places: readonly number[]) =>
		places.flatMap((place) => all[place - 1] ?? []);
	if (stage === 'quarter-final') return [of(won, 1, 4), of(won, 2, 3)];
	return [of(won, 1, 2), of(lost, 1, 2)];
}

/** The winner of a table, or the loser; nobody while there is no result. */
function playersWith(table: Table, stage: Stage, won: boolean): readonly PlayerId[] {
	const winner = winnerOf(table, stage);
	if (winner === undefined) return [];
	return table.players.filter((_, seat) => (seat === winner) === won);
}

/** The players of the finals, best first, as the first part of the finals was paired: later corrections don't change that. */
function seedsOf(state: TournamentState): readonly PlayerId[] {
	const [first] = finalsOf(state);
	const tables = first?.tables ?? [];
	const better = tables.flatMap(({ players }) => players.slice(0, 1));
	const others = tables.flatMap(({ players }) => players.slice(1));
	return [...better, ...(first?.stage === 'quarter-final' ? others : others.reverse())];
}

/**
 * The ranking with the finals. The final and the game for the third place decide places 1 to 4; then come those who lost in the
 * last part that was played, and so on, and then all others. Equal players are ranked by the standings. Before the end it is what
 * is known after the last complete round. Players who entered later aren't listed. Everything but the rank is as in the
 * standings.
 */
export function finalRanking(state: TournamentState): readonly Standing[] {
	const rounds = state.rounds.filter(({ complete }) => complete);
	const finals = finalsOf({ ...state, rounds });
	const groups = [...finals].reverse().flatMap(groupsOf);
	const groupOf = (player: PlayerId): number => {
		const found = groups.findIndex((group) => group.includes(player));
		return found < 0 ? groups.length : found;
	};
	const all = standingsOf(state, rounds.length).map((standing) => ({
		standing,
		rank: standing.rank,
		group: groupOf(standing.player)
	}));
	all.sort((a, b) => a.group - b.group || a.rank - b.rank);
	const isLike = (one: (typeof all)[number]) => (other: (typeof all)[number]) =>
		other.group === one.group && other.rank === one.rank;
	return all.map((one) => ({ ...one.standing, rank: all.findIndex(isLike(one)) + 1 }));
}

/** The players of a part of the finals, best first, in groups that this part doesn't rank any further. */
function groupsOf({ stage, tables }: Round): readonly (readonly PlayerId[])[] {
	const losers = (some: readonly Table[]) =>
		some.flatMap((table) => playersWith(table, stage, false));
	const others = (some: readonly Table[]) =>
		some.flatMap(({ players }) => players).filter((id) => !losers(some).includes(id));
	const apart = stage === 'final' ? tables.map((table) => [table]) : [tables];
	return apart.flatMap((some) => [others(some), losers(some)]);
}
