import type { PlayerColour } from '$lib/engine/colours';
import type { ListedEvening } from '$lib/record/evening';
import type { FoundText } from '$lib/review/game-filter';
import { playerNames } from '$lib/words';

/** A game in a list. */
export interface GameCard {
	readonly id: string;
	readonly box: string;
	/** The box as it was sold, if that says more. */
	readonly printing?: string;
	/** Ids of the expansions; absent for none. */
	readonly expansions?: readonly string[];
	readonly players: readonly { readonly name: string; readonly colour: PlayerColour }[];
	readonly state: 'building' | 'playing' | 'ended' | 'closed';
	/** True while it is transferred to another device. */
	readonly handed?: boolean;
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Seats of the winners; absent if the most points decide. */
	readonly winners?: readonly number[];
	/** Number of drawn tiles that were laid. */
	readonly turns: number;
	/** Tiles on the table, and all tiles; absent in cards that are older than this field. */
	readonly progress?: { readonly laid: number; readonly of: number };
	/** When it was last changed, in ms since 1970 UTC. */
	readonly modified: number;
	/** What is kept of its evening; absent if nothing is. */
	readonly evening?: ListedEvening;
	/** Where the evening's place or note contains what was searched for. */
	readonly found?: readonly FoundText[];
}

/** A game that can't be read. */
export interface DamagedCard {
	readonly id: string;
	/** When it was last changed, in ms since 1970 UTC; absent if that isn't known. */
	readonly at?: number;
	/** Its players, if it can be looked at. */
	readonly look?: Pick<GameCard, 'players'>;
}

/** Small pictures of the games' boards, which come when they are drawn. */
export interface BoardPictures {
	/** The land in which the tiles of a box are shown. */
	landOf: (box: string) => 'summer' | 'winter';
	/** The address of a game's picture; undefined before there is one. */
	urlOf: (id: string) => string | undefined;
	/** Gets a game's picture as soon as the element is in view. Returns a function that stops it. */
	watch: (game: GameCard, element: HTMLElement) => () => void;
}

/** The fields of a card that show who has how many points. */
export type ScoreCard = Pick<GameCard, 'players' | 'state' | 'scores' | 'winners'>;

/** Names of all players, by seat. */
export const namesOf = ({ players }: Pick<GameCard, 'players'>): readonly string[] =>
	playerNames(players);

/** The highest score; if somebody lost the game on time, that of the winners. */
export const bestScoreOf = ({
	scores,
	winners = []
}: Pick<ScoreCard, 'scores' | 'winners'>): number =>
	Math.max(...scores.filter((_, seat) => winners.length === 0 || winners.includes(seat)));

/** True for the seat of a winner of a finished game. */
const hasWon = (game: ScoreCard, seat: number): boolean =>
	game.winners?.includes(seat) ?? game.scores[seat] === bestScoreOf(game);

/** Names of the winners. */
export const winnersOf = (game: GameCard): readonly string[] =>
	namesOf(game).filter((_, seat) => hasWon(game, seat));

/** One player of a game, as lists show them. */
interface Placed {
	readonly name: string;
	readonly colour: PlayerColour;
	readonly points: number;
	/** False while the game isn't finished. */
	readonly won: boolean;
}

/** The players of a game: if it is finished, the winners first and then by points; otherwise in the order of their seats. */
export function placesOf(game: ScoreCard): readonly Placed[] {
	const names = namesOf(game);
	const over = game.state === 'closed';
	const placed = game.players.map(({ colour }, seat) => ({
		name: names[seat] ?? '',
		colour,
		points: game.scores[seat] ?? 0,
		won: over && hasWon(game, seat)
	}));
	if (!over) return placed;
	return placed.sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
}
