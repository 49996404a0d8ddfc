import {
	byeWins,
	roundsBeforeFinals,
	winnerOf,
	type Round,
	type Table,
	type TournamentState
} from './state';
import type { PlayerId, TieBreak } from './tournament';

/* The ranking of the players: by wins, then by the tie-breaks in the organiser's order. FORMAT.md says how each is counted. */

/** A player's place, and the numbers it follows from: those of the rounds before the finals. */
export interface Standing {
	readonly player: PlayerId;
	/** From 1 on. Players who are equal in everything share a rank: 1, 2, 2, 4. */
	readonly rank: number;
	/** Games with a result, byes not included. */
	readonly played: number;
	/** A tie is half a win, a bye a whole one; in a round robin a bye counts nothing, because all play against all. */
	readonly wins: number;
	/** Games in which the player laid the first tile; games in which somebody was absent don't count. */
	readonly starts: number;
	readonly byes: number;
	/** Own points minus those of the opponents. */
	readonly difference: number;
	readonly points: number;
	/** The higher the value, the better. `direct` is 0 if it doesn't count. */
	readonly tieBreaks: Readonly<Record<TieBreak, number>>;
}

/** What one table gave one of its players. */
interface Brought {
	readonly round: number;
	readonly opponent: PlayerId | undefined;
	readonly wins: number;
	readonly own: number;
	readonly theirs: number;
	readonly started: boolean;
}

/** What the tables gave every player. */
interface Account {
	readonly of: ReadonlyMap<PlayerId, readonly Brought[]>;
	readonly wins: ReadonlyMap<PlayerId, number>;
	/** Numbers of the rounds that count. */
	readonly rounds: readonly number[];
}

type Totals = Omit<Standing, 'rank'>;

/**
 * The standings, best first; equal players in the order of the list. Finals don't count. Players who withdrew stay listed.
 * @param upTo the last round that counts; without it, all count. Players who entered later aren't listed
 */
export function standingsOf(state: TournamentState, upTo = Infinity): readonly Standing[] {
	const rounds = roundsBeforeFinals(state).filter(({ number }) => number <= upTo);
	const account = accountOf(state, rounds);
	const listed = state.players.filter(({ enteredIn }) => enteredIn <= Math.max(1, upTo));
	const totals = listed.map(({ id }) => totalsOf(account, id));
	return ranked(inOrder(totals, state.settings.tieBreaks, account));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function accountOf({ players, settings }: TournamentState, rounds: readonly Round[]): Account {
	const of = new Map<PlayerId, Brought[]>(players.map(({ id }) => [id, []]));
	const free = byeWins(settings, 'rounds') ? 1 : 0;
	for (const { number, tables } of rounds)
		for (const table of tables)
			for (const [seat, player] of table.players.entries())
				of.get(player)?.push(...broughtBy(table, number, seat, free));
	const wins = new Map([...of].map(([id, all]) => [id, sum(all.map((one) => one.wins))]));
	return { of, wins, rounds: rounds.map(({ number }) => number) };
}

/**
 * What a table gave the player on a seat: nothing while it has no result.
 * @param free wins for a bye
 */
function broughtBy(table: Table, round: number, seat: number, free: number): readonly Brought[] {
	const { players, accepted } = table;
	const winner = winnerOf(table, 'rounds');
	if (winner === undefined) return [];
	const opponent = players[1 - seat];
	if (!accepted || !opponent) return [{ round, ...NOTHING, wins: free }];
	const [own, theirs] = seat === 0 ? accepted.points : [accepted.points[1], accepted.points[0]];
	const wins = winner === 'tie' ? 0.5 : Number(winner === seat);
	return [
		{ round, opponent, wins, own, theirs, started: seat === 0 && accepted.decided !== 'absent' }
	];
}

/** What a bye gives besides wins. */
const NOTHING = { opponent: undefined, own: 0, theirs: 0, started: false };

function totalsOf(account: Account, player: PlayerId): Totals {
	const all = account.of.get(player) ?? [];
	const played = all.filter(({ opponent }) => opponent !== undefined);
	const points = sum(all.map(({ own }) => own));
	const difference = points - sum(all.map(({ theirs }) => theirs));
	return {
		player,
		played: played.length,
		wins: account.wins.get(player) ?? 0,
		starts: all.filter(({ started }) => started).length,
		byes: all.length - played.length,
		difference,
		points,
		tieBreaks: { ...opponentsWins(account, all), direct: 0, difference, points }
	};
}

/**
 * A round without an opponent counts like one against somebody without wins, so that everybody has the same number of opponents
 * to leave out.
 */
function opponentsWins({ rounds, wins }: Account, all: readonly Brought[]) {
	const against = new Map(all.map(({ round, opponent }) => [round, opponent]));
	const winsOf = (opponent?: PlayerId): number => (opponent ? (wins.get(opponent) ?? 0) : 0);
	const sorted = rounds.map((round) => winsOf(against.get(round))).sort((a, b) => a - b);
	return {
		'opponents-without-weakest': sum(sorted.slice(1)),
		'opponents-without-extremes': sum(sorted.slice(1, -1))
	};
}

/** The players in groups of those who are equal, best first. */
function inOrder(
	totals: readonly Totals[],
	tieBreaks: readonly TieBreak[],
	account: Account
): readonly (readonly Totals[])[] {
	return tieBreaks.reduce(
		(groups, by) =>
			groups.flatMap((group) => {
				const told = by === 'direct' ? withDirect(group, account) : group;
				return apart(told, ({ tieBreaks: values }) => values[by]);
			}),
		apart(totals, ({ wins }) => wins)
	);
}

/** Splits a group into groups of equal value, the highest value first. */
function apart(
	group: readonly Totals[],
	valueOf: (one: Totals) => number
): readonly (readonly Totals[])[] {
	const values = [...new Set(group.map(valueOf))].sort((a, b) => b - a);
	return values.map((value) => group.filter((one) => valueOf(one) === value));
}

/** Wins among those who are tied. It counts only if each of them played against each other one. */
function withDirect(group: readonly Totals[], { of }: Account): readonly Totals[] {
	const ids = group.map(({ player }) => player);
	const among = (player: PlayerId) =>
		(of.get(player) ?? []).filter(({ opponent }) => opponent && ids.includes(opponent));
	const metAll = ({ player }: Totals): boolean =>
		new Set(among(player).map(({ opponent }) => opponent)).size === ids.length - 1;
	if (!group.every(metAll)) return group;
	return group.map((one) => {
		const direct = sum(among(one.player).map(({ wins }) => wins));
		return { ...one, tieBreaks: { ...one.tieBreaks, direct } };
	});
}

function ranked(groups: readonly (readonly Totals[])[]): readonly Standing[] {
	let rank = 1;
	return groups.flatMap((group) => {
		const first = rank;
		rank += group.length;
		return group.map((one) => ({ ...one, rank: first }));
	});
}
