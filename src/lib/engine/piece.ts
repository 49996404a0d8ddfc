import type { Corner, Place } from './spot';

/** A player's number: position in the list of players, from 0, in turn order. */
export type PlayerIndex = number;

/** The name of a kind of figure, as the rules that bring it call it. */
export type PieceKindId = string;

/** A figure on the table. */
export interface Piece {
	readonly kind: PieceKindId;
	readonly player: PlayerIndex;
	readonly at: Place;
	/** The corner of the spot on which it stands, for a figure that stands where four tiles meet. */
	readonly corner?: Corner;
}

/** The name of a figure that belongs to nobody, as the rules that bring it call it. */
export type MarkerId = string;
