import type { PlayerIndex } from '../engine/piece';
import type { Rulings } from '../engine/rulings';

/** Who has won. */
export interface Verdict {
	/** The winners; where another game decides, those who tie. */
	readonly winners: readonly PlayerIndex[];
	/** True when nobody has won: another game is played. */
	readonly again: boolean;
}

/**
 * Who wins with these points, by what the table agreed on for a tie. `first` laid the first tile.
 */
export function verdictOf(
	points: readonly number[],
	rulings: Rulings,
	first: PlayerIndex
): Verdict {
	const most = Math.max(...points);
	const best = points.flatMap((each, player) => (each === most ? [player] : []));
	if (best.length < 2) return { winners: best, again: false };
	if (rulings['ties'] === 'again') return { winners: best, again: true };
	const others = rulings['ties'] === 'non-starter' ? best.filter((one) => one !== first) : best;
	return { winners: others, again: false };
}
