import type { Countable, Occasion } from '../../../engine/ledger';
import type { ObjectionCode } from '../../../engine/objection';
import type { PieceKindId } from '../../../engine/piece';
import type { Place } from '../../../engine/spot';
import type { SegmentKind } from '../../../engine/tile';
import type { EventFacts } from '../../../rules/presentation/events';
import type { Noun } from '../grammar';
import type { FurtherWords } from '../../en/boxes/types';
import type { StrengthWords } from '../../strengths';

/** The number of a turn's tile, and of all tiles. */
export interface Turn {
	readonly number: number;
	readonly of: number;
}

/** What a sentence about an event needs, with the players' names. */
export interface SaidEvent extends EventFacts {
	readonly turn: Turn;
	/** The name of its player; empty if it has none. */
	readonly name: string;
	/** The name of the other player involved; empty if there is none. */
	readonly otherName: string;
	/** All names, by seat. */
	readonly names: readonly string[];
}

/** A question put to a player. */
export interface QuestionWords {
	readonly question: string;
	/** What to do on the screen. */
	readonly how: string;
	/** A rule that people forget. */
	readonly why?: string;
	/** The figure in question. */
	readonly piece?: string;
	/** True if the figure has the player's colour. */
	readonly owned?: boolean;
	/** On the button that declines. */
	readonly no: string;
}

/** What players must do with a figure at the table. */
interface MoveWords {
	/** It moves to a place. */
	to(place: Place, kind: SegmentKind): string;
	/** It leaves the board. */
	readonly away?: string;
}

/** Why a figure that was to move stays. */
interface StayWords {
	/** With the figure's name. */
	says(away: boolean): string;
	/** The same beside a picture of the figure. */
	brief(away: boolean): string;
}

/** What a picture on a tile is called, without and with its article. */
export interface MarkWords {
	readonly name: string;
	readonly the: string;
}

/** Said of an expansion in the form for a new game. */
interface ExpansionWords {
	readonly title: string;
	/** What it adds. */
	readonly adds: string;
	/** What it adds besides drawn tiles. */
	readonly besides?: string;
	/** What to watch out for, by kind of box. */
	readonly mind?: Readonly<Record<string, string>>;
}

/** The words of a box or an expansion, except for its rules, which are in `rules/`. */
export interface BoxWords {
	/** By expansion. */
	readonly expansions?: Readonly<Record<string, ExpansionWords>>;
	/** By kind of figure, by marker, and by tile of a player's own. */
	readonly pieces?: Readonly<Record<PieceKindId, Noun>>;
	readonly marks?: Readonly<Record<string, MarkWords>>;
	/** Signs printed on segments: the name alone, and to follow what has it, such as “with an inn”. */
	readonly signs?: Readonly<Record<string, Readonly<Record<'name' | 'with', string>>>>;
	/** What a monastery is called that closes the features beside it. */
	readonly walledMonastery?: Readonly<Record<'noun', Noun>>;
	/** By source of points. */
	readonly sources?: Readonly<Record<string, string>>;
	/** On the button that goes through all of a kind of the final scoring, by source of points. */
	readonly scoreAll?: Readonly<Record<string, string>>;
	/** What is scored, by occasion. */
	readonly titles?: Readonly<Record<Occasion, string>>;
	readonly objections?: Readonly<Record<ObjectionCode, string>>;
	/** What its countables are called in a sum. */
	readonly countables?: Readonly<Record<Countable, Noun>>;
	/** By occasion: said instead of who has the majority. */
	readonly verdicts?: Readonly<Record<Occasion, string>>;
	/** How much a figure counts if it isn't 1. */
	readonly strengths?: Readonly<Record<PieceKindId, StrengthWords>>;
	/** By the key of the event's facts. */
	readonly events?: Readonly<Record<string, (event: SaidEvent) => string>>;
	readonly questions?: Readonly<Record<string, (name: string, options: number) => QuestionWords>>;
	readonly further?: Readonly<Record<string, FurtherWords>>;
	readonly moves?: Readonly<Record<PieceKindId, MoveWords>>;
	readonly stays?: Readonly<Record<PieceKindId, StayWords>>;
	/** What a tile is bought with: its name, and the consequence. */
	readonly payments?: Readonly<Record<string, readonly [name: string, follows: string]>>;
	/** How to place a marker on an existing table. */
	readonly markerHints?: Readonly<Record<string, string>>;
	/** Tiles that players describe, by the beginning of their ids. */
	readonly undescribed?: Readonly<Record<string, (id: string) => string>>;
}
