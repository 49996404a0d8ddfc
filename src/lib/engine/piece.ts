import type { Corner, Place, Spot } from './spot';

/** A player's position in turn order, from 0. */
export type PlayerIndex = number;

/** The name of a kind of figure, given by its module. */
export type PieceKindId = string;

/** Where on a tile a figure is put, and how. */
export interface FigurePlace extends HowPut {
	readonly segment: number;
}

/** How a figure is put on a segment of a tile. */
interface HowPut {
	/** The corner of the spot, for a figure where four tiles meet. */
	readonly corner?: Corner | undefined;
	/** Present if it lies instead of standing: its feature is never completed. */
	readonly lying?: true | undefined;
}

/** How a figure is put, without undefined members. */
export const howPut = ({ corner, lying }: HowPut): { corner?: Corner; lying?: true } => ({
	...(corner !== undefined && { corner }),
	...(lying && { lying })
});

/** True for the same place of a tile, taken in the same way. */
export const isPutAlike = (a: FigurePlace, b: FigurePlace): boolean =>
	a.segment === b.segment && a.corner === b.corner && a.lying === b.lying;

/** A figure on the table. */
export interface Piece {
	readonly kind: PieceKindId;
	readonly player: PlayerIndex;
	readonly at: Place;
	/** The corner of the spot, for a figure where four tiles meet. */
	readonly corner?: Corner;
	/** Present if it lies instead of standing; absent for farmers, who always lie. */
	readonly lying?: true;
	/** Why it was put on a tile that lay already, named by its module: it may have joined others. Absent if put with its tile. */
	readonly because?: string;
}

/** A figure that is neither in its owner's supply nor on a feature. */
export interface PieceApart {
	readonly kind: PieceKindId;
	readonly player: PlayerIndex;
	readonly on: Apart;
}

/** A figure that stands on a tile as a whole, such as on top of something there. */
export type PieceOnTile = PieceApart & { readonly on: Extract<Apart, { kind: 'tile' }> };

/** Where a figure is apart: on a tile as a whole, held by a player, or on the score track beside that player's figure. */
export type Apart =
	| { readonly kind: 'tile'; readonly spot: Spot }
	| { readonly kind: 'player'; readonly player: PlayerIndex }
	| ({ readonly kind: 'track' } & BesideFigure);

/** What became of a figure although nothing was scored for it. */
export interface Fate {
	/** As it was before. */
	readonly piece: Piece | PieceApart;
	/** The reason, named by its module; absent if nobody asks for it. */
	readonly why?: string;
	/** The player who did that, such as its captor; absent if nobody asks for that. */
	readonly by?: PlayerIndex;
	/** Where it went; absent for its owner's supply. */
	readonly to?: Apart;
}

/** A player's scoring figure; with `second` the second one, where each player has two. */
export interface BesideFigure {
	readonly player: PlayerIndex;
	readonly second?: true;
}

/** The name of a neutral figure, given by its module. */
export type MarkerId = string;

/** Where a neutral figure stands: on a feature or a tile as a whole, perhaps beside the figure that it joined there. */
export type MarkerPlace =
	(Place & { readonly beside?: Piece }) | (Spot & { readonly beside?: PieceApart });
