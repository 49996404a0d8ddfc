import type { Countable, Occasion } from '../../../engine/ledger';
import type { ObjectionCode } from '../../../engine/objection';
import type { PieceKindId } from '../../../engine/piece';
import type { Place } from '../../../engine/spot';
import type { SegmentKind } from '../../../engine/tile';
import type { FurtherWords, QuestionWords, SaidEvent } from '../../en/boxes/types';
import type { StrengthWords } from '../../strengths';

/** A noun: „căruță”, „căruțe”, „căruța”. */
export interface Noun {
	readonly one: string;
	readonly many: string;
	/** With its article. */
	readonly the: string;
	readonly feminine?: true;
}

interface MoveWords {
	to(place: Place, kind: SegmentKind): string;
	readonly away?: string;
}

interface StayWords {
	says(away: boolean): string;
	brief(away: boolean): string;
}

type OneMany = readonly [one: string, many: string];

interface ExpansionWords {
	readonly title: string;
	readonly adds: string;
	readonly besides?: string;
	readonly mind?: Readonly<Record<string, string>>;
}

/** The words of a box or an expansion, except for its rules, as `en/boxes/types.ts` explains them. */
export interface BoxWords {
	readonly expansions?: Readonly<Record<string, ExpansionWords>>;
	readonly pieces?: Readonly<Record<PieceKindId, Noun>>;
	readonly marks?: Readonly<Record<string, string>>;
	/** Signs printed on segments: the name alone, and to follow what has it, such as “with an inn”. */
	readonly signs?: Readonly<Record<string, Readonly<Record<'name' | 'with', string>>>>;
	readonly walledMonastery?: Readonly<Record<'name' | 'some', string>>;
	readonly sources?: Readonly<Record<string, string>>;
	readonly scoreAll?: Readonly<Record<string, string>>;
	readonly titles?: Readonly<Record<Occasion, string>>;
	readonly objections?: Readonly<Record<ObjectionCode, string>>;
	readonly countables?: Readonly<Record<Countable, OneMany>>;
	readonly verdicts?: Readonly<Record<Occasion, string>>;
	readonly strengths?: Readonly<Record<PieceKindId, StrengthWords>>;
	readonly events?: Readonly<Record<string, (event: SaidEvent) => string>>;
	readonly questions?: Readonly<Record<string, (name: string, options: number) => QuestionWords>>;
	readonly further?: Readonly<Record<string, FurtherWords>>;
	readonly moves?: Readonly<Record<PieceKindId, MoveWords>>;
	readonly stays?: Readonly<Record<PieceKindId, StayWords>>;
	readonly payments?: Readonly<Record<string, readonly [name: string, follows: string]>>;
	readonly markerHints?: Readonly<Record<string, string>>;
	readonly undescribed?: Readonly<Record<string, (id: string) => string>>;
}
