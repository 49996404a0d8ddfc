import type { PlayerIndex } from '../engine/piece';
import type { PersonKey } from '../record/people';
import type { Somebody } from './people';
import { pointsOf, winnersIn, type Play } from './plays';

/** What became of somebody's games with another: each seat that the other had counts. */
export interface Rival extends Somebody {
	readonly games: number;
	/** How often they came in before the other. */
	readonly ahead: number;
	/** How often neither did. */
	readonly level: number;
}

type Tally = Record<'games' | 'ahead' | 'level', number>;

/** Whom somebody played with, who comes most often first. */
export function against(
	plays: readonly Play[],
	names: ReadonlyMap<PersonKey, string>
): readonly Rival[] {
	const rivals = new Map<PersonKey, Tally>();
	for (const play of plays)
		for (const [seat, id] of play.sitting.entries())
			if (id !== undefined && id !== play.who.id) meet(tallyFor(rivals, id), play, seat);
	return [...rivals]
		.map(([id, tally]) => ({ id, name: names.get(id) ?? id, ...tally }))
		.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

function tallyFor(rivals: Map<PersonKey, Tally>, id: PersonKey): Tally {
	const tally = rivals.get(id) ?? { games: 0, ahead: 0, level: 0 };
	rivals.set(id, tally);
	return tally;
}

function meet(tally: Tally, { game, seat }: Play, other: PlayerIndex): void {
	const winners = winnersIn(game);
	// Equal points may still have been told apart by what the table agreed on for a tie.
	const ahead =
		pointsOf(game, seat) - pointsOf(game, other) ||
		Number(winners.includes(seat)) - Number(winners.includes(other));
	tally.games++;
	if (ahead > 0) tally.ahead++;
	if (ahead === 0) tally.level++;
}
