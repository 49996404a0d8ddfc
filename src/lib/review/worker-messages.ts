import type { GameEvent } from '../engine/module';
import type { Place } from '../engine/spot';
import type { TileId } from '../engine/tile';
import type { Uncovered } from '../lookahead/from-game';
import type { MoveOnTable } from '../lookahead/on-table';
import type { ReviewedTurn } from '../lookahead/review';
import type { MoveJudgement } from '../lookahead/review-turn';
import type { Strength } from '../lookahead/strength';
import type { Header } from '../record';
import type { Laid } from '../rules/base/events';

/*
 * The messages between a page and the worker that looks ahead for it. One request is answered after the other; to stop it,
 * terminate the worker.
 */

/** A game up to the position from which somebody looks ahead. */
export interface GameAhead {
	/** With the current rulings. */
	readonly header: Header;
	/** The events in effect, in order. */
	readonly events: readonly GameEvent[];
}

/** What the worker should do: review turns from an event on, say how likely a feature is completed, find a move, or judge one. */
export type LookaheadRequest =
	| { readonly ask: 'review'; readonly game: GameAhead; readonly from: number }
	| { readonly ask: 'completion'; readonly game: GameAhead; readonly place: Place }
	| {
			readonly ask: 'move';
			readonly game: GameAhead;
			readonly tile: TileId;
			readonly strength: Strength;
	  }
	| { readonly ask: 'judge'; readonly game: GameAhead; readonly turn: Laid };

/** What it replies. A review is any number of turns, then its end. */
export type LookaheadReply =
	/** From 0 to 1; undefined if the table can’t be expressed. */
	| { readonly type: 'completion'; readonly chance: number | undefined }
	| { readonly type: 'turn'; readonly turn: ReviewedTurn }
	| { readonly type: 'end' }
	| { readonly type: 'uncovered'; readonly why: Uncovered }
	/** Undefined if the tile fits nowhere, or the table can’t be expressed. */
	| { readonly type: 'move'; readonly move: MoveOnTable | undefined }
	| { readonly type: 'judgement'; readonly judgement: MoveJudgement | undefined };
