import type { Countable, Occasion, RuleId, TokenId } from '../engine/ledger';
import type { ObjectionCode } from '../engine/objection';
import type { PieceKindId } from '../engine/piece';
import type { Ruling } from '../engine/rulings';
import type { Place, Side, Spot } from '../engine/spot';
import type { SegmentKind } from '../engine/tile';
import type { EventFacts } from '../rules/presentation/events';
import type { StrengthWords } from './scored';

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
	/** What it means that figures are ringed: said only where an answer would send some home. */
	readonly ringed?: string;
	/** A rule that people forget. */
	readonly why: string;
}

/** What the words of an answer may name: a number, a kind of figure, a player and another one, sides of a spot. */
export interface SaidChoice {
	readonly count: number;
	/** How many of such things are left; undefined where nobody knows. */
	readonly left?: number | undefined;
	readonly piece: PieceKindId;
	readonly name: string;
	readonly otherName: string;
	readonly sides: readonly Side[];
}

/** What the ledger says of a figure that went somewhere although nothing was scored for it. */
export interface SaidFate {
	readonly piece: PieceKindId;
	/** What it stood on; absent for one that stood on no feature. */
	readonly kind?: SegmentKind | undefined;
	/** Its owner. */
	readonly name: string;
	/** Who captured it, or gave it back; empty without anybody. */
	readonly otherName: string;
}

/** Why a figure that was to move stays. */
interface StayWords {
	/** With the figure's name. */
	says(away: boolean): string;
	/** The same beside a picture of the figure. */
	brief(away: boolean): string;
}

/** What is told of a game when it is looked back at. */
interface TaleWords {
	readonly title: string;
	/** With the names of whom it is about, and its numbers. */
	says(names: readonly string[], counts: readonly number[]): string;
}

/** Words of a title that passes from player to player. */
interface TitleWords {
	/** As a label. */
	readonly name: string;
	/** With its article, to follow “takes” or “has”. */
	readonly held: string;
	/** To follow the label: with what its holder won it, in tiles. */
	won(tiles: number): string;
	/** What it takes to win it from its holder. */
	passes(tiles: number): string;
}

/** How a language says one thing of each kind. Nouns and pictures are each language's own. */
export interface AnySays {
	/** A kind of figure, a marker, or a tile of a player's own. */
	readonly pieces: unknown;
	/** A picture on a tile. */
	readonly marks: unknown;
	/** What else a monastery may be: by the name `walled` one that closes the features beside it, or by a sign on it. */
	readonly monasteries: unknown;
	/** What a countable is called in a sum. */
	readonly countables: unknown;
	/** Behind a sum of which a neutral figure leaves half: that half, rounded up unless it is even. By the figure. */
	readonly halves: (half: number, isEven: boolean) => string;
	/** A sign printed on segments: its name alone, and to follow what has it, such as “with an inn”. */
	readonly signs: Readonly<Record<'name' | 'with', string>>;
	/** What is printed on a tile, a sign or a picture, and what it does: one line. */
	readonly printed: string;
	/** A source of points. */
	readonly sources: string;
	/** On the button that goes through all of a kind of the final scoring, by source of points. */
	readonly scoreAll: string;
	/** What is scored, by occasion. */
	readonly titles: string;
	/** What became of a figure although nothing was scored for it: `why` of its fate. */
	readonly fates: (fate: SaidFate) => string;
	readonly objections: string;
	/** A title that passes from player to player, by its token. */
	readonly heldTitles: TitleWords;
	/** By occasion: said instead of who has the majority. */
	readonly verdicts: string;
	/** How much a figure counts if it isn't 1. */
	readonly strengths: StrengthWords;
	/** By the key of the event's facts. */
	readonly events: (event: SaidEvent) => string;
	/** `step` is which step of something done in several it is, from 1. */
	readonly questions: (name: string, options: number, step: number) => QuestionWords;
	/** On the button that takes up an offer, by its question. */
	readonly offers: string;
	/** On the button of an answer that is no place, by its question and its own name: `bear/walks/nowhere`. */
	readonly answers: (choice: SaidChoice) => string;
	/** Why a figure was put on a tile that lay already: `because` of a figure. */
	readonly reasons: (figure: Pick<SaidChoice, 'piece' | 'name'>) => string;
	/** Where something joins two segments, by its token: the sides of their spots, and the second spot if they are on two. */
	readonly links: (spot: Spot, sides: readonly Side[], to?: Spot) => string;
	/** Why somebody lays a further tile, by the id that its module gives; before “Choose the tile”. */
	readonly further: (name: string) => string;
	/** On the button that declines a question or a further tile. */
	readonly declines: string;
	/** What players must do with a figure at the table: it moves to a place, or leaves the board. */
	readonly moves: (place: Place, kind: SegmentKind) => string;
	/** The same to a tile as a whole. */
	readonly movesToTile: (place: Place) => string;
	readonly leaves: string;
	readonly stays: StayWords;
	/** What there is to say of a feature, or after a turn, with the names of whom it is about, and a number. */
	readonly notes: (names: readonly string[], count: number) => string;
	/** What is told of a game when it is looked back at. */
	readonly tales: TaleWords;
	/** What a tile is bought with: its name, and the consequence. */
	readonly payments: readonly [name: string, follows: string];
	/** How to place a marker on an existing table. */
	readonly markerHints: string;
	/** A tile that players describe, by the beginning of its id. */
	readonly undescribed: (id: string) => string;
	/** What an expansion adds besides drawn tiles, by its id: one thing, or several. */
	readonly besides: string | readonly string[];
	/** What to watch out for, by `expansion/kind of box`. */
	readonly mind: string;
}

/** What a rule says in one sentence, and its source in print; empty if it has none. */
export type RuleWords = readonly [says: string, source: string];
/** What rules are about, by the first part of their ids. */
export type RuleTopics = Readonly<Record<string, string>>;

type AnswerWords = readonly [name: string, says: string, clause: string];
/**
 * The words of a ruling: its question, and for each answer a short name, one sentence, and a clause that stands inside a sentence:
 * “a farm pays as in 2000”.
 */
export interface RulingWords<Answer extends string = string> {
	readonly title: string;
	readonly answers: Readonly<Record<Answer, AnswerWords>>;
}
/** The words of the base game's rulings, and where each is answered, or left open, in print. */
export interface BoxRulings {
	readonly rulings: Readonly<Record<string, RulingWords>>;
	readonly sources: Readonly<Record<string, string>>;
}
/** The same in another language: all rulings and answers that English has words for, and none besides. */
export interface RulingsLike<English extends BoxRulings> {
	readonly rulings: {
		readonly [Id in keyof English['rulings']]: RulingWords<
			keyof English['rulings'][Id]['answers'] & string
		>;
	};
	readonly sources: Readonly<Record<keyof English['sources'], string>>;
}

/** The names of everything that an expansion has words for. A kind of which it has nothing is left out. */
export interface Names extends Readonly<Partial<Record<keyof AnySays, readonly string[]>>> {
	readonly pieces?: readonly PieceKindId[];
	readonly titles?: readonly Occasion[];
	readonly objections?: readonly ObjectionCode[];
	readonly countables?: readonly Countable[];
	readonly heldTitles?: readonly TokenId[];
	readonly rulings: readonly Ruling[];
	/** What the help explains in pictures, and the examples of each. */
	readonly topics: Readonly<Record<string, readonly string[]>>;
	/** As in its RULES.md. */
	readonly rules: readonly RuleId[];
}

/** The first part of a rule's id. */
type TopicOf<Rule> = Rule extends `${infer Topic}-${string}` ? Topic : never;

/** Something that is scored, explained by pictures. */
interface HelpTopic {
	readonly id: string;
	readonly title: string;
	/** The titles of its pictures, by the ids of the examples. */
	readonly pictures: Readonly<Record<string, string>>;
}

/** A heading and its paragraphs. */
export interface HelpSection {
	readonly id: string;
	readonly title: string;
	/** True for steps to do in order. */
	readonly steps?: boolean;
	readonly lines: readonly string[];
	/** Terms explained below the paragraphs. */
	readonly terms?: readonly (readonly [term: string, says: string])[];
	/** What is scored, in pictures below the terms. */
	readonly topics?: readonly HelpTopic[];
}

/** How to play with an expansion, on the page of the help. */
interface ExpansionHelp<Topics extends Names['topics']> {
	readonly title: string;
	readonly lines: HelpSection['lines'];
	readonly terms: readonly (readonly [term: string, says: string])[];
	readonly topics: {
		readonly [Topic in keyof Topics]: {
			readonly title: string;
			readonly pictures: Readonly<Record<Topics[Topic][number], string>>;
		};
	};
}

/** What is read of an expansion: its page of the help, and its rules. */
export interface ExpansionReading<Own extends Names> {
	readonly help: ExpansionHelp<Own['topics']>;
	readonly rules: Readonly<Record<Own['rules'][number], RuleWords>>;
	readonly ruleTopics: Readonly<Record<TopicOf<Own['rules'][number]>, string>>;
}

/** All words of an expansion: for each of its names one, and none besides. Much to read lies in a file of its own, which is loaded for readers. */
export type ExpansionWords<Says extends AnySays, Own extends Names> = {
	readonly [Kind in keyof Own & keyof Says]: Readonly<
		Record<Extract<Own[Kind], readonly string[]>[number], Says[Kind]>
	>;
} & {
	readonly title: string;
	/** What it adds. */
	readonly adds: string;
	readonly rulings: {
		readonly [One in Own['rulings'][number] as One['id']]: RulingWords<One['choices'][number]>;
	};
	readonly rulingSources: Readonly<Record<Own['rulings'][number]['id'], string>>;
} & (ExpansionReading<Own> | { readonly reading: () => Promise<ExpansionReading<Own>> });

/** The words of all expansions that are loaded, by kind and name. */
export type Spoken<Says> = {
	readonly [Kind in keyof Says]: Readonly<Partial<Record<string, Says[Kind]>>>;
} & {
	readonly title: Readonly<Partial<Record<string, string>>>;
	readonly adds: Readonly<Partial<Record<string, string>>>;
	readonly help: Readonly<Partial<Record<string, HelpSection>>>;
	readonly rules: Readonly<Partial<Record<RuleId, RuleWords>>>;
	readonly ruleTopics: Readonly<Partial<Record<string, string>>>;
	readonly rulings: Readonly<Partial<Record<string, RulingWords>>>;
	readonly rulingSources: Readonly<Partial<Record<string, string>>>;
};
