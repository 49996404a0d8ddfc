import type { PlayerIndex } from '../engine/piece';

/**
 * Each player's place, from 1: as many are before them as have more points, and those who tie share one. Who is tied for
 * the first place and hasn't won, by what the table agreed on for a tie, comes right behind the winners.
 */
export function ranksOf(
	scores: readonly number[],
	winners: readonly PlayerIndex[]
): readonly number[] {
	const ranks = scores.map((points) => 1 + scores.filter((other) => other > points).length);
	if (winners.length === 0) return ranks;
	return ranks.map((rank, player) =>
		rank === 1 && !winners.includes(player) ? 1 + winners.length : rank
	);
}

/** The players from the first place to the last; who shares one, in turn order. */
export const byRank = (ranks: readonly number[]): readonly PlayerIndex[] =>
	[...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
