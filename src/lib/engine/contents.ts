import type { TokenId } from './ledger';
import type { PlayerIndex } from './piece';
import type { Rotation, Spot } from './spot';
import type { SegmentKind, TileId } from './tile';

/* What boxes hold, what lies first, and what is drawn from where. */

interface StartTile {
	readonly tile: TileId;
	readonly spot: Spot;
	readonly rotation: Rotation;
}

/** What a module lays before the first turn instead of the box's start tile. */
export interface StartLayout {
	readonly tiles: readonly StartTile[];
	/** The box's start tile stays in the box, or is drawn like all others. */
	readonly boxTile: 'left-out' | 'drawn';
}

/** Tiles drawn from a pile of their own, the lowest order first. All other tiles have order 0. */
export interface Pile {
	readonly order: number;
	readonly tiles: readonly TileId[];
	/** Tiles that aren't counted are drawn with it when they show this kind. */
	readonly kind?: SegmentKind;
}

/** How many of each tile a box holds. */
export type TileCounts = Readonly<Record<TileId, number>>;

/** By a tile's id: how many more of it a table has than its boxes hold; negative for fewer. */
export type TileChanges = Readonly<Record<string, number>>;

/** A tile that no box has: players described it; see `parseTileLine` for its line. */
export interface DescribedTile {
	readonly id: TileId;
	readonly line: string;
	readonly mark?: string | undefined;
	readonly name?: string | undefined;
	/** How many copies there are. */
	readonly count: number;
}

/** A tile that was drawn before the turn in which it is laid, and lies open beside the board. */
export interface TurnedUp {
	readonly tile: TileId;
	/** Who lays it; absent until that is known. */
	readonly player?: PlayerIndex;
}

/** The rules of bridges in games that have them. */
export interface BridgeRules {
	/** The token for bridges that players have. */
	readonly token: TokenId;
	/** True if a bridge that a tile doesn't need may be laid over a tile beside it. */
	readonly freely: boolean;
}
