import type { GameCard } from './game-card';

/** Small pictures of the games' boards, which come when they are drawn. */
export interface BoardPictures {
	/** The land in which the tiles of a box are shown. */
	landOf: (box: string) => 'summer' | 'winter';
	/** The address of a game's picture; undefined before there is one. */
	urlOf: (id: string) => string | undefined;
	/** Gets a game's picture as soon as the element is in sight. Returns a function that stops it. */
	watch: (game: GameCard, element: HTMLElement) => () => void;
}
