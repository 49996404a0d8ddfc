import type { PieceKindId } from '../engine/piece';
import type { Corner, Place } from '../engine/spot';
import type { SegmentKind, TileType } from '../engine/tile';
import type { CellContent, GridCell } from '../snap/reading';

/*
 * What sentences get. A sentence never gets a word of another sentence, whose case and gender differ from language to
 * language, but what the word stands for.
 */

/** A segment on the table, and what it is. */
export interface KnownPlace {
	readonly place: Place;
	readonly kind: SegmentKind;
}

/** Where a figure stands on a tile: on a corner, or on a segment, `x` and `y` in hundredths of the tile from its north-west corner. */
export type FigureOnTile =
	| { readonly piece: PieceKindId; readonly corner: Corner }
	| {
			readonly piece: PieceKindId;
			readonly kind: SegmentKind;
			readonly x: number;
			readonly y: number;
			/** It lies there, as farmers do. */
			readonly lies?: boolean | undefined;
			/** On a monastery that closes the features beside it. */
			readonly walled?: boolean;
	  };

/** True for a follower that is called by what it is there; one that lies where others stand isn't. */
export const hasRole = ({
	piece,
	kind,
	lies
}: Pick<Extract<FigureOnTile, { kind: SegmentKind }>, 'piece' | 'kind' | 'lies'>): boolean =>
	piece === 'follower' && (kind === 'field' || !lies);

/** Something that lies on a tile as a whole. */
export interface OnWholeTile {
	readonly piece: PieceKindId;
	readonly whole: true;
}

/** A kind of figure in the tray, where every kind of the game keeps its place. */
export interface FigureSlot {
	readonly kind: PieceKindId;
	/** How many the player has in hand; Infinity for a figure that belongs to nobody. */
	readonly left: number;
	/** True when the tile has a place for it. */
	readonly fits: boolean;
}

/** Figures of one kind. */
export interface FigureCount {
	readonly kind: PieceKindId;
	readonly count: number;
}

/** What lies on a cell of a photo, with the design of a tile. */
export interface ContentFacts {
	readonly content: CellContent;
	readonly type: TileType | undefined;
}

/** A cell of a photo, what lies there, and whether that is sure or was said by the user. */
export interface CellFacts extends ContentFacts {
	readonly cell: GridCell;
	readonly sure: boolean;
	readonly known: boolean;
}

/** What a picture of an example shows: the number of its tiles, and what each thing that counts brings. */
export interface Pictured {
	readonly tiles: number;
	/** Tiles that count. */
	readonly counted: number;
	/** Points on each tile and on each pennant that counts; undefined where there are none, or the players’ sums differ. */
	readonly onTiles: number | undefined;
	readonly onPennants: number | undefined;
	/** Cities that a farm feeds, and others at its walls. */
	readonly cities: number;
	readonly otherCities: number;
	/** True where all farms are shown. */
	readonly farms: boolean;
}

/** A figure and the name of its player. */
export interface PlayersPiece {
	readonly piece: PieceKindId;
	readonly name: string;
}

/** In how many of ten games something happens, to the nearest whole number; `fewer` than one, `more` than nine, or `all`. */
export type OfTenGames = number | 'fewer' | 'more' | 'all';

/** What the tiles left make of a feature that isn't completed. */
export type Chances =
	/** It can't be completed any more. */
	| { readonly kind: 'lost' }
	/** Only a tile that a player owns can still fit the hardest of its empty spots. */
	| { readonly kind: 'own'; readonly spots: number }
	/** Some of the tiles left to draw fit the hardest of its empty spots. */
	| ({ readonly kind: 'drawn' } & FittingTiles);

/** How many of the tiles left to draw fit the hardest of so many spots. */
export interface FittingTiles {
	readonly spots: number;
	readonly fitting: number;
	readonly left: number;
	/** How soon one of them comes; left out where these numbers say all. */
	readonly soon?: SoonDrawn;
}

/** How often at least one of some tiles is among so many next draws. */
export interface SoonDrawn {
	readonly draws: number;
	readonly often: OfTenGames;
}

/** What can be counted for a better move. All points are those of whoever moves, but with a player. */
export type MoveReason =
	/** Scored in the turn, and by the move played instead. */
	| { readonly kind: 'now'; readonly points: number; readonly instead: number }
	/** More, if the game ended now. */
	| { readonly kind: 'farms' | 'unfinished'; readonly points: number }
	/** More followers in the supply. */
	| { readonly kind: 'supply'; readonly count: number }
	/** Where the follower stays, and of how many tiles that is. */
	| { readonly kind: 'stays'; readonly on: SegmentKind; readonly tiles: number }
	/** Fewer for another player, if the game ended now. */
	| { readonly kind: 'others'; readonly player: number; readonly points: number };

/** What there is to say of an empty spot beside its place. */
export interface SpotFacts {
	/** True beyond the edge of the table. */
	readonly beyondEdge?: boolean | undefined;
	/** True where no tile left fits. */
	readonly unfillable?: boolean | undefined;
	/** True where the chosen tile fits only when it is turned; with a bridge only. */
	readonly turned?: boolean | undefined;
	readonly bridge?: boolean | undefined;
}
