import type { Question } from './question';
import type { FeatureChange } from './board';
import type { Feature } from './feature';
import type { Game } from './game';
import type { Settlement } from './ledger';
import type { Objection, ObjectionCode, Refusal } from './objection';
import type { MarkerId, Piece, PieceKindId } from './piece';
import type { Result } from './result';
import type { Ruling } from './rulings';
import type { Place } from './spot';
import type { Segment, TileId, TileType } from './tile';

export type ModuleId = string;

/** Something that people did at the table, in the past tense: `base/laid`. The part before the stroke is its module. */
export interface GameEvent {
	readonly type: `${ModuleId}/${string}`;
	/** Objections that the table overruled when it happened. */
	readonly overruled?: readonly ObjectionCode[] | undefined;
}

/** What an event did to the board, for every module to judge. */
export interface Change<E extends GameEvent = GameEvent> {
	/** The game after the event, before any points for it. */
	readonly game: Game;
	readonly event: E;
	/** Every feature that the event changed, before and after. */
	readonly touched: readonly FeatureChange[];
}

/** An event taken into the game. */
export interface Recorded {
	readonly touched: readonly FeatureChange[];
	/** Rule breaches that the table overruled. */
	readonly objections: readonly Objection[];
}

/** A kind of figure. */
export interface PieceKind {
	/** How many each player starts with. */
	readonly each: number;
	/** True when it stands on the point where four tiles meet; all other figures stand on a segment of one tile. */
	readonly onCorner?: true;
	/** True for a segment on which it may stand; for a figure on a corner, the segment that lies there. */
	stands(on: Segment, tile: TileType): boolean;
	/** True when it may be put beside these figures. Left out: only where nobody stands. */
	joins?(others: readonly Piece[]): boolean;
	/** What it counts for a majority on a feature. Left out: it takes no part, and isn't a follower. */
	strength?(on: Feature): number;
}

/**
 * A set of rules that can be played with or left out: tables of what it brings, and the questions that the engine asks
 * it. Modules are plain objects; the order in which they are listed never matters.
 */
export interface RuleModule<E extends GameEvent = GameEvent> {
	readonly id: ModuleId;
	readonly rulings?: readonly Ruling[];
	readonly pieces?: Readonly<Record<PieceKindId, PieceKind>>;
	/** Tiles that every player has a supply of. */
	readonly stock?: TileCounts;
	/** Where figures that belong to nobody stand before the first turn. */
	readonly markers?: Readonly<Record<MarkerId, Place>>;
	/** Takes one of its own events into the game. Changes nothing when it refuses. */
	record?(game: Game, event: E): Result<Recorded, Refusal>;
	/** What the change pays. Called for every event, its own or not. */
	settle?(change: Change): readonly Settlement[];
	/** What must be asked before the next turn. Called after every event. */
	questions?(game: Game): readonly Question[];
}

/** How many of each tile a box holds. */
export type TileCounts = Readonly<Record<TileId, number>>;
