import type { Game } from '../../engine/game';
import type { GameEvent } from '../../engine/module';
import type { Piece, PieceKindId, PlayerIndex } from '../../engine/piece';
import type { Corner, Place } from '../../engine/spot';
import type { SegmentKind, TileType } from '../../engine/tile';

/**
 * What an event is in the course of a game. The screen treats it by this, never by its name:
 * - turn: a tile was laid or set aside;
 * - answer: answers a question of the rules, and belongs to the turn before it;
 * - correction: said by the table beside the turns, such as corrected points: it may stand between a turn and its answers,
 *   is nobody's time, and leaves the turn being entered alone;
 * - description: what a custom tile looks like; it may stand between a turn and its answers too;
 * - setup: how an existing table lay before play went on;
 * - stage: begins, ends or closes the game.
 */
export type EventRole = 'turn' | 'answer' | 'correction' | 'description' | 'setup' | 'stage';

/** A place with the kind of the segment there. */
export interface NamedPlace extends Place {
	readonly kind: SegmentKind;
}

/** What a sentence about an event tells: values, never nouns, so that every language can say it. */
export interface EventFacts {
	/** The sentence: the event's type, or a variant of it such as `base/stopped`. */
	readonly key: string;
	readonly player?: PlayerIndex | undefined;
	/** The other player whom it concerns. */
	readonly other?: PlayerIndex;
	/** The design of its tile; undefined where nobody knows it any more. */
	readonly tile?: TileType | undefined;
	readonly piece?: PieceKindId;
	/** What a figure was put on with the tile. */
	readonly on?: SegmentKind | 'corner';
	readonly place?: NamedPlace;
	readonly changes?: readonly { readonly player: PlayerIndex; readonly points: number }[];
	/** What the table said of it: text, never markup; may be empty. */
	readonly reason?: string;
}

/** A figure that players must move to another place, or, without one, beside the table. */
export interface FigureMove {
	readonly player: PlayerIndex;
	readonly piece: PieceKindId;
	readonly to?: { readonly place: Place; readonly onto: SegmentKind };
}

/** Gives the number of the segment at a place; for a figure on a corner, that of the field there. */
export type Numbering = (place: Place & { readonly corner?: Corner | undefined }) => number;

/** How the screen treats one type of event. */
export interface EventPresentation<E extends GameEvent = GameEvent> {
	readonly role: EventRole;
	/** True when it changes nothing on the table and pays nothing by itself: no step of the score race. */
	readonly idle?: true;
	/** What its sentence tells; `game` is as it was after it. */
	facts(event: E, game: Game): EventFacts;
	/** The event with the segment of each place in it numbered again. Left out: it names no place. */
	renumbered?(event: E, number: Numbering): E;
	/** The figures that players must move at the table by it. */
	figureMoves?(event: E, game: Game): readonly FigureMove[];
	/** Figures that went home by it. Left out: those of its settlements that nobody is asked about. */
	sentHome?(event: E, game: Game): readonly Piece[];
}

/** How the screen treats each type of some events. */
export type EventPresentations<E extends GameEvent> = {
	readonly [T in E['type']]: EventPresentation<Extract<E, { readonly type: T }>>;
};
