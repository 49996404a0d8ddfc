import type { PlayerIndex } from '../engine/piece';

/** Each player's rank, from 1; ties share it. Those tied for first who haven't won, by the ruling on ties, come right after the winners. */
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

/** The players by rank; ties in turn order. */
export const byRank = (ranks: readonly number[]): readonly PlayerIndex[] =>
	[...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
