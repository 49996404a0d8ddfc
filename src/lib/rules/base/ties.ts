import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { tieRuleOf } from './rulings';

/**
 * The winners. The ruling on ties decides who of those with the most points wins: all; nobody, because a tie means another game;
 * all except the starter `first`; or only that starter.
 */
export function winnersOf(
	scores: readonly number[],
	rulings: Rulings,
	first: PlayerIndex
): readonly PlayerIndex[] {
	const best = bestOf(scores);
	const rule = tieRuleOf(rulings);
	if (best.length < 2 || rule === 'shared') return best;
	if (rule === 'again') return [];
	if (rule === 'starter') return best.includes(first) ? [first] : best;
	return best.filter((player) => player !== first);
}

/** Everybody with the most points. */
export function bestOf(scores: readonly number[]): readonly PlayerIndex[] {
	const most = Math.max(...scores);
	return [...scores.keys()].filter((player) => scores[player] === most);
}
