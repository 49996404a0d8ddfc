import type { PlayerIndex } from '../engine/piece';
import { bestOf, winnersOf } from '../rules/base/ties';
import { lostOnTime, scoresToWin } from './clock';
import type { Entry } from './entry';
import type { Header } from './header';

/** Who has won a game, or leads so far. */
export interface Verdict {
	/** The winners, or leaders, by the ruling on ties; empty if another game decides. */
	readonly winners: readonly PlayerIndex[];
	/** The same players, but if another game decides: those who are tied. */
	readonly best: readonly PlayerIndex[];
	/** The points of the best. Whoever has lost on time may have more. */
	readonly most: number;
	/** Who has lost on time; undefined for nobody. */
	readonly late: PlayerIndex | undefined;
}

/** Who wins with these points, by the table's ruling on ties and by its chess clock. All code that names a winner calls this. */
export function verdictOf(
	points: readonly number[],
	{ rulings, first }: Pick<Header, 'rulings' | 'first'>,
	entries: readonly Entry[]
): Verdict {
	const late = lostOnTime(entries);
	const counted = scoresToWin(points, late);
	const winners = winnersOf(counted, rulings, first);
	const best = winners.length > 0 ? winners : bestOf(counted);
	return {
		winners,
		best,
		most: Math.max(...best.map((seat) => points[seat] ?? 0)),
		late
	};
}
