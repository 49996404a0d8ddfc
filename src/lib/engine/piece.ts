import type { Corner, Place } from './spot';

/** A player's position in turn order, from 0. */
export type PlayerIndex = number;

/** The name of a kind of figure, given by its module. */
export type PieceKindId = string;

/** A figure on the table. */
export interface Piece {
	readonly kind: PieceKindId;
	readonly player: PlayerIndex;
	readonly at: Place;
	/** The corner of the spot, for a figure where four tiles meet. */
	readonly corner?: Corner;
}

/** The name of a neutral figure, given by its module. */
export type MarkerId = string;
