import type { TileToken } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { claimantsOf, type Claim } from '../../engine/deal-out';

/** Ingots that are equally good, because the same players may take them. */
interface Group {
	readonly players: readonly PlayerIndex[];
	readonly count: number;
}

/** How many ingots players could get from here on. For each way to deal them out, one number holds the counts of all players. */
type Results = ReadonlySet<number>;

/** The ingots that are left, grouped by who may take them. */
function groupsOf(claims: readonly Claim[], left: Iterable<TileToken>): readonly Group[] {
	const groups = new Map<string, Group>();
	for (const token of left) {
		const players = claimantsOf(token, claims);
		const key = players.join();
		groups.set(key, { players, count: (groups.get(key)?.count ?? 0) + 1 });
	}
	return [...groups.values()].filter(({ players }) => players.length > 0);
}

/**
 * True if players could end up with different numbers of ingots, depending on what those who may take from several tiles choose.
 * @param from who takes the next one
 */
export function choiceMatters(
	players: number,
	claims: readonly Claim[],
	left: Iterable<TileToken>,
	from: PlayerIndex
): boolean {
	const groups = groupsOf(claims, left);
	if (groups.length < 2) return false;
	const all = groups.reduce((sum, { count }) => sum + count, 0);
	return new Dealing(players, all).resultsOf(groups, from).size > 1;
}

/** True for a player who may take ingots of several groups. */
export const hasChoice = (claims: readonly Claim[], own: readonly TileToken[]): boolean =>
	groupsOf(claims, own).length > 1;

/** All ways to deal out some ingots. Positions that come up again are worked out once. */
class Dealing {
	readonly #players: number;
	readonly #base: number;
	readonly #known = new Map<string, Results>();

	constructor(players: number, all: number) {
		this.#players = players;
		this.#base = all + 1;
	}

	resultsOf(groups: readonly Group[], player: PlayerIndex): Results {
		if (groups.every(({ count }) => count === 0)) return new Set([0]);
		const key = [player, ...groups.map(({ count }) => count)].join();
		const known = this.#known.get(key) ?? this.#dealt(groups, player);
		this.#known.set(key, known);
		return known;
	}

	#dealt(groups: readonly Group[], player: PlayerIndex): Results {
		const next = (player + 1) % this.#players;
		const mine = groups.filter((one) => one.count > 0 && one.players.includes(player));
		if (mine.length === 0) return this.resultsOf(groups, next);
		const own = this.#base ** player;
		const results = mine.flatMap((taken) => [
			...this.resultsOf(
				groups.map((one) => (one === taken ? { ...one, count: one.count - 1 } : one)),
				next
			)
		]);
		return new Set(results.map((result) => result + own));
	}
}
