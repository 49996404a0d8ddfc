import type { PlayerIndex } from '../../engine/piece';
import type { TileId } from '../../engine/tile';
import type { MoveOnTable } from '../../lookahead/on-table';
import type { Strength } from '../../lookahead/strength';
import type { GameId } from '../../record';
import type { GameStore } from '../../store';

/** The turn of a game that a puzzle asks for: the tile that was drawn, and how it was laid. */
export interface PuzzleTurn extends MoveOnTable {
	readonly tile: TileId;
}

/** How a trial is played. */
export interface TrialSetup {
	/** The seats of the people who play; the app plays all others. */
	readonly people: readonly PlayerIndex[];
	/** How well the app plays. */
	readonly strength: Strength;
	/** Decides which tiles are drawn. */
	readonly seed: string;
	/** The game from which it was begun, as a parameter of the address: `id=…`, `visit`, `follow` or `example`. */
	readonly from: string;
	/** Number of events that had happened in that game. */
	readonly begun: number;
	/** Set for a puzzle: only this turn is played, and then judged. */
	readonly puzzle?: PuzzleTurn | undefined;
}

/** A game that is played in memory, apart from the games of the device: the example, or a trial. */
export interface GameApart {
	readonly store: GameStore;
	readonly id: GameId;
	/** Number of entries of its log when it was loaded. */
	readonly entries: number;
	/** Absent for the example. */
	readonly trial?: TrialSetup;
}
