import type { PlayerIndex } from '../engine/piece';
import type { PersonKey } from '../record/people';
import type { PersonRef } from './people';
import { pointsOf, winnersIn, type Play } from './plays';

/** Results of a person's games with another; each seat of the other counts. */
export interface Rival extends PersonRef {
	readonly games: number;
	/** How often they beat the other. */
	readonly ahead: number;
	/** How often they tied. */
	readonly level: number;
}

type RivalCounts = Record<'games' | 'ahead' | 'level', number>;

/** Whom a person played with, the most frequent first. */
export function rivalsOf(
	plays: readonly Play[],
	names: ReadonlyMap<PersonKey, string>
): readonly Rival[] {
	const byPerson = new Map<PersonKey, RivalCounts>();
	for (const play of plays)
		for (const [seat, id] of play.seated.entries())
			if (id !== undefined && id !== play.who.id) countGame(countsFor(byPerson, id), play, seat);
	return [...byPerson]
		.map(([id, counts]) => ({ id, name: names.get(id) ?? id, ...counts }))
		.sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
}

function countsFor(byPerson: Map<PersonKey, RivalCounts>, id: PersonKey): RivalCounts {
	const counts = byPerson.get(id) ?? { games: 0, ahead: 0, level: 0 };
	byPerson.set(id, counts);
	return counts;
}

function countGame(counts: RivalCounts, play: Play, other: PlayerIndex): void {
	const ahead = placesBetween(play, other);
	counts.games++;
	if (ahead > 0) counts.ahead++;
	if (ahead === 0) counts.level++;
}

/** Above 0 if a person finished before the player on a seat, below 0 if after them, 0 for a tie. */
export function placesBetween({ game, seat }: Play, other: PlayerIndex): number {
	const winners = winnersIn(game);
	// Equal points may have been decided by the ruling on ties.
	return (
		pointsOf(game, seat) - pointsOf(game, other) ||
		Number(winners.includes(seat)) - Number(winners.includes(other))
	);
}
