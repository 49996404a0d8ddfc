import type * as v from 'valibot';
import type { Game, MutableGame, Outcome } from '../../../src/lib/engine/game';
import type { Laying } from '../../../src/lib/engine/laying';
import type { Award, FeatureSettlement } from '../../../src/lib/engine/ledger';
import type { GameEvent, RuleModule } from '../../../src/lib/engine/module';
import type { MarkerPlace, PieceOnTile } from '../../../src/lib/engine/piece';
import type { Question } from '../../../src/lib/engine/question';
import type { Rulings } from '../../../src/lib/engine/rulings';
import type { Segment } from '../../../src/lib/engine/tile';
import type { DeployOption } from '../../../src/lib/rules/base/options';
import type { LaidTurn, TurnChoice } from '../../../src/lib/rules/catalogue';
import type { Compare } from './compare-texts';
import type {
	FigureElsewhere,
	GAME_FIELDS,
	RecordedAward,
	RecordedTurn,
	Told
} from './recorded-shapes';

/*
 * What an expansion brings to recorded games, in `tests/expansions/<id>/recorded.ts`: what of a line becomes which of its events,
 * and how its state is compared with the record. What belongs to two of them lies in `tests/expansions/together`.
 */

/** What every recorded game says beside its turns. */
export type GameTold = Told<typeof GAME_FIELDS>;
/** The same, to be changed. */
export type Draft<T> = T extends object ? { -readonly [K in keyof T]: Draft<T[K]> } : T;
export type Item = RecordedAward['items'][number];

/** A figure put elsewhere than on the tile of its turn, as an event. */
export type Elsewhere = (player: number, figure: FigureElsewhere) => readonly TurnChoice[];

/** What could be done in a turn before it's entered. */
export interface Offers<Turn> {
	readonly turn: Turn;
	readonly laying: Laying;
	/** Figures that could be put on the tile. */
	readonly free: readonly DeployOption[];
	/** What is asked where the tile lies and nothing else was done, beside figures on it. */
	readonly asked: () => readonly Question[];
	/** The game with the tile lying, after these choices. */
	readonly after: (choices: readonly TurnChoice[]) => Game;
	/** The game with the turn lying as it was, but for some of its fields. */
	readonly without: (...fields: readonly (keyof Turn & string)[]) => Game;
	/** Compares where a kind of figure could be put; a record of supplies that names nothing says that it could be put nowhere. */
	readonly compareFigure: (kind: string, segments: readonly number[] | undefined) => void;
}

/** A turn that was entered. */
export interface Entered {
	readonly outcome: Outcome;
	/** Where neutral figures stood before it. */
	readonly stood: ReadonlyMap<string, MarkerPlace>;
	/** Figures that stood on whole tiles before or during it. */
	readonly onTiles: ReadonlySet<PieceOnTile>;
}

/** What is decided about a turn, one after the other. */
export interface Step<Turn> {
	/** What it is called where the rules object. */
	readonly what: string;
	/** Where among a turn's choices: before the figure or after it; or in events of their own once the tile lies. */
	readonly when: 'before-figure' | 'after-figure' | 'moves';
	/** True where it comes after scoring. */
	readonly isLate?: (game: Game) => boolean;
	/** What was decided, as our events. */
	readonly decided: (game: Game, turn: Turn) => readonly GameEvent[];
	/** Compares what could be decided before each of them, by its number, and after the last. */
	readonly compare: (game: MutableGame, turn: Turn, step: number, compare: Compare) => void;
}

/** An item of an award that is neither counted nor a sign. */
interface ItemMeaning {
	/** By how much more each counted thing pays. */
	readonly each: number;
	/** What it is to us; undefined for nothing of its own. */
	readonly ours: (item: Item) => Item | undefined;
}

/** A recorded game with one fact changed, and what must notice that. */
export type Damage<Turn, Whole> =
	| {
			readonly what: string;
			readonly file: string;
			/** The first turn of which this is true is changed. */
			readonly has: (turn: Turn) => boolean;
			readonly change: (turn: Draft<Turn>) => void;
	  }
	| {
			readonly what: string;
			readonly file: string;
			readonly changeGame: (record: Draft<Whole>) => void;
	  };

/** What an expansion brings to recorded games: nothing of it must be there. */
export interface Glue<Turn = RecordedTurn, Whole = GameTold, Answers = object> {
	/** Its editions as recorded games name them, with the answers by which we play them. */
	readonly editions?: Readonly<Record<string, Rulings>>;
	/** What a turn, a game and its rulings say of it. */
	readonly fields?: {
		readonly turn?: v.ObjectEntries;
		readonly game?: v.ObjectEntries;
		readonly rulings?: v.ObjectEntries;
	};
	/** Our answers to its rulings; `boxes` are named as in the record. */
	rulings?(told: Answers, boxes: readonly string[]): Rulings;
	/** A record as it was read, with its names changed to ours. */
	readAs?(record: unknown): unknown;

	/** Fields that say what was done beside laying the tile. */
	readonly done?: readonly (keyof Turn & string)[];
	/** What was done before the tile. */
	readonly before?: {
		/** What it is called where the rules object. */
		readonly what: string;
		readonly decided: (turn: Turn) => readonly GameEvent[];
	};
	/** What else a laid tile says. */
	laid?(turn: Turn): Partial<LaidTurn>;
	/** The event by which a figure goes to another tile. */
	readonly elsewhere?: Elsewhere;
	/** Which of its choices was made before the figure was put, and so changed where records say that one could be put. */
	first?(turn: Turn): readonly TurnChoice[];
	/** What was done instead of putting a figure on the tile, or after that; `game` is the game before, if it is known. */
	choices?(turn: Turn, game: Game | undefined, elsewhere: Elsewhere): readonly TurnChoice[];
	readonly steps?: readonly Step<Turn>[];
	/** The answer to one of its questions after a turn. */
	answer?(ask: Question, turn: Turn): GameEvent | undefined;
	/** The answer to one of its questions before the final scoring. */
	answerLast?(ask: Question, record: Whole): GameEvent | undefined;

	/** A module that plays what the engine that recorded the games did against its rules. */
	readonly faults?: RuleModule;
	/** Why its figures come home, as records say, by our reasons. */
	readonly homeBy?: Readonly<Record<string, string>>;
	/** Compares what could be done in a turn. */
	offers?(game: Game, offers: Offers<Turn>, compare: Compare): void;
	/** Compares a turn that was scored, and answers what is asked then. */
	scored?(game: MutableGame, turn: Turn, entered: Entered, compare: Compare): void;
	/** The same after the figures that came home were compared. */
	ended?(game: MutableGame, turn: Turn, entered: Entered, compare: Compare): void;
	/** Compares the end of a game. */
	final?(game: Game, record: Whole, outcome: Outcome, compare: Compare): void;

	/** What awards are for that no feature pays, as records name it. */
	readonly noFeature?: readonly string[];
	/** True for what records don't list among the awards of features. */
	readonly isListedApart?: (settlement: FeatureSettlement) => boolean;
	/** Its items of awards, by their names. */
	readonly items?: Readonly<Record<string, ItemMeaning>>;
	/** What an award of ours has as an item only in records. */
	readonly itemsOf?: (award: Award) => readonly Item[];
	/** What records call a segment of its own; undefined for any other. */
	readonly kindOf?: (segment: Segment) => string | undefined;
	/** Why something is paid, as records call it; `kind` is what they call the feature. */
	readonly why?: (settlement: FeatureSettlement, kind: string) => string | undefined;
	/** Reasons of awards that pay nothing. */
	readonly worthless?: readonly string[];

	readonly damages?: readonly Damage<Turn, Whole>[];
}
