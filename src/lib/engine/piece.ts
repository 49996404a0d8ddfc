import type { Place } from './spot';

/** A player's number: position in the list of players, from 0, in turn order. */
export type PlayerIndex = number;

/** The name of a kind of figure, as the rules that bring it call it. */
export type PieceKindId = string;

/** A figure on the table. */
export interface Piece {
	readonly kind: PieceKindId;
	readonly player: PlayerIndex;
	readonly at: Place;
}
