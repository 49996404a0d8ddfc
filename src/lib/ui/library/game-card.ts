import type { PlayerColour } from '$lib/engine/colours';
import type { ListedEvening } from '$lib/record/evening';
import type { FoundText } from '$lib/review/game-filter';
import { playerNames } from '$lib/words/player-name';

/** A game in a list. */
export interface GameCard {
	readonly id: string;
	readonly box: string;
	/** The box as it was sold, where that says more. */
	readonly printing?: string;
	/** Ids of the expansions; absent for none. */
	readonly expansions?: readonly string[];
	readonly players: readonly { readonly name: string; readonly colour: PlayerColour }[];
	readonly state: 'building' | 'playing' | 'ended' | 'closed';
	/** True while it is transferred to another device. */
	readonly handed?: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Seats of the winners; absent when the most points decide. */
	readonly winners?: readonly number[];
	/** Number of drawn tiles that were laid. */
	readonly turns: number;
	/** Tiles on the table, and all tiles; absent in cards older than it. */
	readonly progress?: { readonly laid: number; readonly of: number };
	/** When it was last changed, in ms since 1970 UTC. */
	readonly modified: number;
	/** What is kept of its evening; absent for nothing. */
	readonly evening?: ListedEvening;
	/** Where the evening's place or note has what was searched for. */
	readonly found?: readonly FoundText[];
}

/** Small pictures of the games' boards, which come when they are drawn. */
export interface BoardPictures {
	/** The land in which the tiles of a box are shown. */
	landOf: (box: string) => 'summer' | 'winter';
	/** The address of a game's picture; undefined before there is one. */
	urlOf: (id: string) => string | undefined;
	/** Gets a game's picture as soon as the element is in sight. Returns a function that stops it. */
	watch: (game: GameCard, element: HTMLElement) => () => void;
}

/** Names of all players, by seat. */
export const namesOf = ({ players }: GameCard): readonly string[] => playerNames(players);

/** The highest score. */
export const bestScoreOf = ({ scores }: GameCard): number => Math.max(...scores);

/** Names of the winners. */
export const winnersOf = (game: GameCard): readonly string[] =>
	namesOf(game).filter(
		(_, player) => game.winners?.includes(player) ?? game.scores[player] === bestScoreOf(game)
	);
