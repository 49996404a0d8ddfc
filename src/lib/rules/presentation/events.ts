import type { Game } from '../../engine/game';
import type { Gain } from '../../engine/ledger';
import type { GameEvent } from '../../engine/module';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Corner, Place, Side } from '../../engine/spot';
import type { SegmentKind, TileType } from '../../engine/tile';

/**
 * What an event is in the course of a game; the screen treats it by this, never by its type:
 * - turn: a tile was laid or set aside;
 * - answer: answers a question, and belongs to the turn before it;
 * - correction: entered beside the turns, such as corrected points; may stand between a turn and its answers, takes
 *   nobody's time, and leaves the turn being entered alone;
 * - description: describes a custom tile; may stand between a turn and its answers too;
 * - setup: part of an existing table;
 * - stage: begins, ends or closes the game.
 */
export type EventRole = 'turn' | 'answer' | 'correction' | 'description' | 'setup' | 'stage';

/** A place with the kind of the segment there. */
export interface NamedPlace extends Place {
	readonly kind: SegmentKind;
}

/** The values in a sentence about an event; never words, so that every language can say it. */
export interface EventFacts {
	/** The sentence: the event's type, or a variant of it such as `base/stopped`. */
	readonly key: string;
	readonly player?: PlayerIndex | undefined;
	/** The other player concerned. */
	readonly other?: PlayerIndex;
	/** Its tile; undefined when unknown. */
	readonly tile?: TileType | undefined;
	readonly piece?: PieceKindId;
	/** What its figure was put on. */
	readonly on?: SegmentKind | 'corner';
	/** Present if its figure lies there while others stand. */
	readonly lies?: true | undefined;
	/** What a figure was taken home from, if that was done instead of putting one. */
	readonly from?: SegmentKind;
	/** Which tile of the turn it laid, counted from 1. */
	readonly part?: number;
	/** The tokens that players got or gave back by it. */
	readonly gains?: readonly Gain[];
	readonly place?: NamedPlace;
	/** Sides of the spot of its place, such as those that were joined. */
	readonly sides?: readonly Side[];
	/** A number that was told, such as what a die shows. */
	readonly count?: number;
	readonly changes?: readonly { readonly player: PlayerIndex; readonly points: number }[];
	/** The players' reason: plain text, may be empty. */
	readonly reason?: string;
}

/** A figure that players must move to a place, or off the board. */
export interface FigureMove {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	/**
	 * The place, and what is there, left out for a tile as a whole; also the picture on the tile, if the figure is put onto that.
	 */
	readonly to?: { readonly place: Place; readonly onto?: SegmentKind; readonly mark?: string };
}

/** A figure that should have moved and stays where it is. */
export interface FigureStay {
	/** Who would have moved it. */
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	/** True when it isn't on the board. */
	readonly away: boolean;
}

/** The new index of the segment at a place; on a corner, of the field there. */
export type Numbering = (place: Place & { readonly corner?: Corner | undefined }) => number;

/** How the screen treats one type of event. */
export interface EventPresentation<E extends GameEvent = GameEvent> {
	readonly role: EventRole;
	/** True if it changes nothing on the table and pays nothing: it is no step of the score race. */
	readonly idle?: true;
	/** The values in its sentence; `game` is the state after it. */
	facts(event: E, game: Game): EventFacts;
	/** Returns the event with the segments of its places renumbered. Left out if it has no places. */
	renumbered?(event: E, number: Numbering): E;
	/** The figures that players must move because of it. */
	figureMoves?(event: E, game: Game): readonly FigureMove[];
	/** The figures that it sent home. If left out: those that its settlements send home, unless a question is about them. */
	sentHome?(event: E, game: Game): readonly Piece[];
}

/** How the screen treats each type of some events. */
export type EventPresentations<E extends GameEvent> = {
	readonly [T in E['type']]: EventPresentation<Extract<E, { readonly type: T }>>;
};
