import type { PlayerColour } from '$lib/engine/colours';

/** A game as a list shows it. */
export interface GameCard {
	readonly id: string;
	readonly box: string;
	/** What is played with the box; absent for nothing. */
	readonly expansions?: readonly string[];
	readonly players: readonly { readonly name: string; readonly colour: PlayerColour }[];
	readonly state: 'building' | 'playing' | 'ended' | 'closed';
	/** True while another device goes on with it. */
	readonly handed?: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Who has won; absent where whoever has most points has. */
	readonly winners?: readonly number[];
	/** Tiles laid by the players, of those that are drawn. */
	readonly turns: number;
	/** When it was last written to, in ms since 1970 UTC. */
	readonly modified: number;
}

/** What everybody at the table is called. */
export const namesOf = ({ players }: GameCard): readonly string[] =>
	players.map(({ name }) => name);

/** Most points of anybody. */
export const best = ({ scores }: GameCard): number => Math.max(...scores);

/** Names of those who have won. */
export const winners = (game: GameCard): readonly string[] =>
	namesOf(game).filter(
		(_, player) => game.winners?.includes(player) ?? game.scores[player] === best(game)
	);
