import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import { bestOf, winnersOf } from '../../rules/base/ties';

export interface Verdict {
	/** The winners; where another game decides, those who are tied. */
	readonly winners: readonly PlayerIndex[];
	/** True when nobody has won: the tie is decided by another game. */
	readonly again: boolean;
}

/** Who wins with these points, by the table's rule for ties. `first` laid the first tile. */
export function verdictOf(
	points: readonly number[],
	rulings: Rulings,
	first: PlayerIndex
): Verdict {
	const winners = winnersOf(points, rulings, first);
	return winners.length > 0 ? { winners, again: false } : { winners: bestOf(points), again: true };
}
