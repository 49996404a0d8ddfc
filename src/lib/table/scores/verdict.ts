import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { bestOf, winnersOf } from '../../rules/base/ties';

/** Who has won. */
export interface Verdict {
	/** The winners; where another game decides, those who tie. */
	readonly winners: readonly PlayerIndex[];
	/** True when nobody has won: another game is played. */
	readonly again: boolean;
}

/** Who wins with these points, by what the table agreed on for a tie. `first` laid the first tile. */
export function verdictOf(
	points: readonly number[],
	rulings: Rulings,
	first: PlayerIndex
): Verdict {
	const winners = winnersOf(points, rulings, first);
	return winners.length > 0 ? { winners, again: false } : { winners: bestOf(points), again: true };
}
