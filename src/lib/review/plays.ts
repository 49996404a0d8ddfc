import type { PlayerIndex } from '../engine/piece';
import type { Summary } from '../record';
import type { PersonKey } from '../record/people';
import type { PersonRef, PersonLookup } from './people';

/** A person's seat in a finished game. */
export interface Play {
	readonly game: Summary;
	readonly seat: PlayerIndex;
	readonly who: PersonRef;
	/** The person on each seat; undefined for unnamed seats. */
	readonly seated: readonly (PersonKey | undefined)[];
	/** When the last tile was laid, in ms since 1970 UTC. */
	readonly at: number;
	readonly points: number;
	/** True for a solo game. */
	readonly alone: boolean;
	readonly won: boolean;
	/** True for a shared win. */
	readonly shared: boolean;
}

/** The seats of a finished game by person; none for unnamed seats or a game still played. */
export function playsIn(
	game: Summary,
	personLookup: PersonLookup,
	nobody: ReadonlySet<PersonKey>
): readonly Play[] {
	if (game.state !== 'closed') return [];
	const people = game.players.map(({ name }) => personLookup(name));
	const seated = people.map(({ id }) => (nobody.has(id) ? undefined : id));
	const winners = winnersIn(game);
	const alone = people.length === 1;
	return people.flatMap((who, seat) => {
		if (seated[seat] === undefined) return [];
		const won = !alone && winners.includes(seat);
		const shared = won && winners.length > 1;
		const { finished: at = game.modified } = game;
		return [{ game, seat, who, seated, at, points: pointsOf(game, seat), alone, won, shared }];
	});
}

/** A player's points at the end. */
export const pointsOf = ({ scores }: Summary, seat: PlayerIndex): number => scores[seat] ?? 0;

/** Summaries older than the ruling on ties have no winners: then whoever has the most points has won. */
export function winnersIn({ winners, scores }: Summary): readonly PlayerIndex[] {
	if (winners) return winners;
	const most = Math.max(...scores);
	return [...scores.keys()].filter((seat) => scores[seat] === most);
}
