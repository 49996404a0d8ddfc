import type { PlayerIndex } from '../engine/piece';
import { scoresToWin } from './clock';
import type { Verdict } from './verdict';

/**
 * Each player's rank, from 1; tied players share a rank. Players tied for first who haven't won by the ruling on ties come right
 * after the winners, and whoever has lost on time comes last.
 */
export function ranksOf(
	points: readonly number[],
	{ best, late }: Pick<Verdict, 'best' | 'late'>
): readonly number[] {
	const counted = scoresToWin(points, late);
	return counted.map((own, seat) => {
		const rank = 1 + counted.filter((other) => other > own).length;
		return rank === 1 && !best.includes(seat) ? 1 + best.length : rank;
	});
}

/** The players by rank; tied players in turn order. */
export const byRank = (ranks: readonly number[]): readonly PlayerIndex[] =>
	[...ranks.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
