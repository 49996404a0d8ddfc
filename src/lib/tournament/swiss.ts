import { cheapestPairs } from './matching';
import type { Standing } from './standings';
import type { PlayerId, TablePlayers } from './tournament';

/*
 * Who plays against whom in a round of the Swiss system: the best of all ways, found by a cheapest matching. FORMAT.md says which
 * ways are better, and what the official rules leave open.
 */

/** A player who is there, as far as pairing needs it. */
export type Entrant = Pick<Standing, 'player' | 'wins' | 'starts' | 'byes'>;

/** How often two players played against each other. */
export type Met = (a: PlayerId, b: PlayerId) => number;

/** The largest cost that is still exact. */
const MOST_COST = 2 ** 50;

/**
 * The tables of a round: the best players' table first, a bye last.
 * @param entrants all who are there, best first, equal players by lot
 */
export function swissTables(entrants: readonly Entrant[], met: Met): readonly TablePlayers[] {
	const free = entrants.length % 2 === 0 ? undefined : freeOne(entrants, met);
	const pairs = pairsOf(entrants, free, met).map(([a, b]) => seated(a, b));
	return free ? [...pairs, [free.player]] : pairs;
}

/** The player who has started less often starts; if both have started equally often, the one who is placed better. */
function seated(better: Entrant, other: Entrant): TablePlayers {
	const swapped = other.starts < better.starts;
	return swapped ? [other.player, better.player] : [better.player, other.player];
}

/** How often two players met, as costs: any repeat is worse than anything else, and the more often they met, the worse it is. */
const meetings = (times: number): readonly number[] => [Math.min(times, 1), Math.max(0, times - 1)];

/**
 * Who has a bye: the lowest-placed of the players with the fewest byes, unless others would then have to play each other again
 * who otherwise needn't. For the matching, the bye is one more vertex, and the player paired with it has the bye.
 */
function freeOne(entrants: readonly Entrant[], met: Met): Entrant | undefined {
	const count = entrants.length;
	const bye = count;
	const free = (index: number): readonly number[] => {
		const { byes = 0 } = entrants[index] ?? {};
		return [0, byes, 0, count - 1 - index];
	};
	const levels: Levels = (a, b) => {
		if (Math.max(a, b) === bye) return free(Math.min(a, b));
		const [again = 0, more = 0] = meetings(timesMet(entrants, met, a, b));
		return [again, 0, more, 0];
	};
	return entrants[cheapestPairs(count + 1, asOne(count + 1, levels))[bye] ?? bye];
}

function timesMet(entrants: readonly Entrant[], met: Met, a: number, b: number): number {
	const [one, other] = [entrants[a], entrants[b]];
	return one && other ? met(one.player, other.player) : 0;
}

/**
 * Pairs all but the one who is free, with the fewest repeats, then the smallest differences of wins, then of places, then of
 * their squares.
 */
function pairsOf(
	entrants: readonly Entrant[],
	free: Entrant | undefined,
	met: Met
): readonly (readonly [better: Entrant, other: Entrant])[] {
	const places = [...entrants.keys()].filter((place) => entrants[place] !== free);
	const others = entrants.filter((one) => one !== free);
	const levels: Levels = (a, b) => {
		const wins = Math.abs((others[a]?.wins ?? 0) - (others[b]?.wins ?? 0));
		const apart = (places[b] ?? 0) - (places[a] ?? 0);
		return [...meetings(timesMet(others, met, a, b)), 2 * wins, apart, apart ** 2];
	};
	const pairs = cheapestPairs(others.length, asOne(others.length, levels));
	return others.flatMap((better, index) => {
		const pair = pairs[index] ?? index;
		const other = others[pair];
		return other && pair > index ? [[better, other] as const] : [];
	});
}

/** What a pair costs, by its two vertices, the lower one first. The first of these levels counts most. */
type Levels = (a: number, b: number) => readonly number[];

/**
 * Makes one number of the costs on several levels: one more on a level is worse than the most that all pairs can have on those
 * after it. If that would be too large to be exact, the last levels are left out.
 */
function asOne(count: number, levels: Levels): (a: number, b: number) => number {
	const most = mostOnEach(count, levels).map((one) => one + 1);
	while (most.reduce((all, one) => all * one, 1) > MOST_COST) most.pop();
	return (a, b) => {
		const own = levels(Math.min(a, b), Math.max(a, b));
		return most.reduce((sum, one, index) => sum * one + (own[index] ?? 0), 0);
	};
}

/** The most that all pairs together can have on each level, or a little more. */
function mostOnEach(count: number, levels: Levels): number[] {
	const sums: number[] = [];
	for (let a = 0; a < count; a++) {
		const most: number[] = [];
		for (let b = 0; b < count; b++)
			if (b !== a)
				for (const [level, one] of levels(Math.min(a, b), Math.max(a, b)).entries())
					most[level] = Math.max(most[level] ?? 0, one);
		for (const [level, one] of most.entries()) sums[level] = (sums[level] ?? 0) + one / 2;
	}
	return sums.map(Math.floor);
}
