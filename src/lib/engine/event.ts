import type { ObjectionCode } from './objection';
import type { MarkerId, Piece, PieceApart, PieceKindId, PlayerIndex } from './piece';
import type { Place, Side, Spot } from './spot';
import type { TileId } from './tile';

/* What happens at the table, and what is asked there. */

export type ModuleId = string;

/** Something that people did at the table, in the past tense: `base/laid`. The part before the slash is its module. */
export interface GameEvent {
	readonly type: `${ModuleId}/${string}`;
	/** Objections that the table overruled when it happened. */
	readonly overruled?: readonly ObjectionCode[] | undefined;
	/** What its player decided in the same turn before it is scored, in order: each answers a question of a module. */
	readonly choices?: readonly GameEvent[] | undefined;
}

/**
 * The steps of a turn in which something is asked, in their order. The first six come before the turn is scored:
 * - tile: what comes onto tiles because of the tile laid, such as tokens and neutral figures;
 * - action: what is done instead of putting a figure;
 * - second: a further figure;
 * - gathered: what becomes of what a figure gathered beside it;
 * - moves: what moves then, by one player or by several in turn;
 * - built: what is built because of what was completed;
 * - scored: about what was scored;
 * - laid: about the tile laid;
 * - everybody: what all players are asked;
 * - before: before the next tile;
 * - last: before the game ends.
 */
export const QUESTION_TIMINGS = [
	'tile',
	'action',
	'second',
	'gathered',
	'moves',
	'built',
	'scored',
	'laid',
	'everybody',
	'before',
	'last'
] as const;
type QuestionTiming = (typeof QUESTION_TIMINGS)[number];

/** An answer that isn't a place, such as yes, a number, or a kind of figure. Its words are under its question and its name. */
export type Choice = NamedChoice & (Answering | Leading);

interface Answering {
	/** The event that gives this answer. */
	readonly event: GameEvent;
	readonly then?: undefined;
}

interface Leading {
	readonly event?: undefined;
	/** The question asked next, to the same player in the same step: nothing happens before it is answered. */
	readonly then: Question;
}

export interface NamedChoice {
	/** Unique in its question; if it names a number, players or a tile, unique together with these. */
	readonly id: string;
	/** A number in its words: points, what a die shows, how many. */
	readonly count?: number;
	/** In its words: how many such things are left. */
	readonly left?: number;
	/** A kind of figure or token, named in its words and shown beside them. */
	readonly piece?: PieceKindId;
	/** A player in its words, and another one. */
	readonly player?: PlayerIndex;
	readonly other?: PlayerIndex;
	/** A tile that is shown instead of words. */
	readonly tile?: TileId;
	/** Sides of a spot in its words. */
	readonly sides?: readonly Side[];
	/** The neutral figure that it is about. */
	readonly marker?: MarkerId;
}

/** A choice that led to another question, and the question to which it belongs. */
export interface Lead {
	readonly question: string;
	readonly choice: NamedChoice;
}

/** A question that a player must answer before the next turn, or before the turn is scored. */
export interface Question {
	/** The module's id, a slash and a name. */
	readonly id: string;
	readonly player: PlayerIndex;
	readonly timing: QuestionTiming;
	/** The place it is about, such as where a figure stood. */
	readonly about?: Place;
	/**
	 * The features to choose from, each by the places that may be named, or whole tiles, each by all of its places. Empty when
	 * the answer is to lay or pick a tile, or one of `choices`.
	 */
	readonly options: readonly (readonly Place[])[];
	/** Answers that aren't places. */
	readonly choices?: readonly Choice[];
	/** The figure that it is about, and whether it has the player's colour. */
	readonly figure?: { readonly kind: PieceKindId; readonly owned: boolean };
	/** The tile that answers it when it is laid: the player's own, or one that they were given instead of drawing. */
	readonly tile?: TileId;
	/** The event that answers it with a place. */
	answer?(place: Place): GameEvent;
	/** The event that answers it with a tile, which is picked as for a turn. */
	pick?(tile: TileId): GameEvent;
	/** The choices that led to it, the first one first. */
	readonly led?: readonly Lead[];
	/** The event that declines; absent where an option must be chosen. */
	readonly no?: GameEvent;
	/** The figures that an answer with a place sends home: the board shows them before anybody taps. */
	sends?(place: Place): readonly (Piece | PieceApart)[];
	/** The points that an answer with a place is worth to the player: the board shows them before anybody taps. */
	pays?(place: Place): number;
	/** Which step of something done in several it is, from 1. */
	readonly step?: number;
	/** True if it is answered by itself when it leaves no choice, also for players whose turn it isn't. */
	readonly runs?: true;
	/** The answer that it gets by itself at the table, though players may change it: one of `choices`, or `no`. */
	readonly usual?: GameEvent | undefined;
	/** True if the next turn may be taken without an answer, which declines: older games were recorded without this question. */
	readonly lapses?: true;
	/**
	 * True if it is offered while its step lasts, and nobody must answer it: on a button, by a tap on its places, or, for a
	 * second figure, once the first was put. Whoever doesn't want it goes on.
	 */
	readonly offered?: true;
	/** True if a tap on one of its places takes up the offer as well, except on the tile just laid: a tap there turns it. */
	readonly tappable?: true;
	/** The spots that it is about, with or without tiles, first the one where they begin. They are shown. */
	readonly reach?: readonly Spot[];
}

/** A question that is offered: nobody must answer it. */
export type Offer = Question & { readonly offered: true };

/** A tile that a player who has just laid one lays before anybody else does. */
export interface FurtherTile {
	/** The reason, named by its module; its words are filed under this name. */
	readonly id: string;
	/** Whether it belongs to the same turn or is a turn of its own; parts come first. */
	readonly as: 'part' | 'turn';
	/** The event that declines it; absent if it must be laid. Its module records it with `declineFurther`. */
	readonly no?: GameEvent;
}

/** Further tiles of a player that wait until other players have laid tiles. */
export interface PostponedTiles {
	readonly player: PlayerIndex;
	readonly further: readonly FurtherTile[];
}
