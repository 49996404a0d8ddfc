import type { PlayerIndex } from '../engine/piece';
import type { Summary } from '../record';
import type { PersonKey } from '../record/people';
import type { PersonRef, PersonLookup } from './people';

/** Somebody's seat at a game that is over. */
export interface Play {
	readonly game: Summary;
	readonly seat: PlayerIndex;
	readonly who: PersonRef;
	/** Who sat on each seat; undefined for those without a name. */
	readonly seated: readonly (PersonKey | undefined)[];
	/** When the table stopped laying tiles, in ms since 1970 UTC. */
	readonly at: number;
	readonly points: number;
	/** Nobody else was at the table. */
	readonly alone: boolean;
	readonly won: boolean;
	/** Won together with somebody else. */
	readonly shared: boolean;
}

/** The seats of a game by whose they are: none while its books are open, and none that nobody gave a name. */
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

/** A player's points at the end of a game. */
export const pointsOf = ({ scores }: Summary, seat: PlayerIndex): number => scores[seat] ?? 0;

/** What was stored before a table could agree on ties says nothing of winners: whoever has most has won. */
export function winnersIn({ winners, scores }: Summary): readonly PlayerIndex[] {
	if (winners) return winners;
	const most = Math.max(...scores);
	return [...scores.keys()].filter((seat) => scores[seat] === most);
}
