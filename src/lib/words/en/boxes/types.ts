import type { Occasion } from '../../../engine/ledger';
import type { PieceKindId } from '../../../engine/piece';
import type { Place } from '../../../engine/spot';
import type { SegmentKind } from '../../../engine/tile';
import type { EventFacts } from '../../../rules/presentation/events';

/** A turn by its number, of all that there are. */
export interface Turn {
	readonly number: number;
	readonly of: number;
}

/** What a sentence about an event tells, with the players' names. */
export interface SaidEvent extends EventFacts {
	readonly turn: Turn;
	/** The name of its player; empty for an event of nobody. */
	readonly name: string;
	/** The name of the other player whom it concerns; empty for nobody. */
	readonly otherName: string;
	/** All names, by seat. */
	readonly names: readonly string[];
}

/** A question put to a player. */
export interface QuestionWords {
	readonly question: string;
	/** What to do about it on the screen. */
	readonly how: string;
	/** A rule that people forget. */
	readonly why?: string;
	/** The figure that it is about. */
	readonly piece?: string;
	/** True for a figure of the player’s colour. */
	readonly owned?: boolean;
	/** What the button says that declines. */
	readonly no: string;
}

/** What players must do with a figure at the table. */
interface MoveWords {
	/** It goes to a place. */
	to(place: Place, kind: SegmentKind): string;
	/** It goes beside the table. */
	readonly away?: string;
}

/** A word for one and for several. */
type OneMany = readonly [one: string, many: string];

/** What a form says of an expansion. */
interface ExpansionWords {
	readonly title: string;
	/** What it adds. */
	readonly adds: string;
	/** What comes beside the tiles that are drawn. */
	readonly besides?: string;
	/** What is to be minded of it with a kind of box. */
	readonly mind?: Readonly<Record<string, string>>;
}

/** The words of what a box or an expansion brings; all but its rules, which stand in `rules/`. */
export interface BoxWords {
	/** By expansion. */
	readonly expansions?: Readonly<Record<string, ExpansionWords>>;
	/** By kind of figure, by marker, and by tile of a player's own. */
	readonly pieces?: Readonly<Record<PieceKindId, OneMany>>;
	readonly marks?: Readonly<Record<string, string>>;
	/** What a monastery with sides is called, which closes what lies beside it. */
	readonly walledMonastery?: Readonly<Record<'name' | 'some', string>>;
	/** By source of points. */
	readonly sources?: Readonly<Record<string, string>>;
	/** What is scored, by occasion. */
	readonly titles?: Readonly<Record<Occasion, string>>;
	/** Said of an occasion instead of who has the majority. */
	readonly verdicts?: Readonly<Record<Occasion, string>>;
	/** What a figure counts whose strength isn't 1. */
	readonly strengths?: Readonly<Record<PieceKindId, (strength: number) => string>>;
	/** By the key of the event's facts. */
	readonly events?: Readonly<Record<string, (event: SaidEvent) => string>>;
	readonly questions?: Readonly<Record<string, (name: string, options: number) => QuestionWords>>;
	readonly moves?: Readonly<Record<PieceKindId, MoveWords>>;
	/** What a tile is bought with: its name, and what follows from it. */
	readonly payments?: Readonly<Record<string, readonly [name: string, follows: string]>>;
	/** How a marker is put on an existing table. */
	readonly markerHints?: Readonly<Record<string, string>>;
	/** Tiles that are printed in no list, by the beginning of their ids. */
	readonly undescribed?: Readonly<Record<string, (id: string) => string>>;
}
