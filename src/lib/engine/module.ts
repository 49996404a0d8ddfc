import type { Board, FeatureChange, MutableBoard } from './board';
import type { Bounds } from './bounds';
import type { Feature, LaidTile } from './feature';
import type { Laying } from './laying';
import type { Countable, Counts, Occasion, Rates, RuleId, Settlement, Stage } from './ledger';
import type { NonsenseCode, Objection, ObjectionCode, Refusal } from './objection';
import type { Phase } from './phase';
import type { MarkerId, Piece, PieceKindId, PlayerIndex } from './piece';
import type { Result } from './result';
import type { Ruling, Rulings } from './rulings';
import type { Place, Rotation, Spot } from './spot';
import type { Segment, TileId, TileType } from './tile';

/*
 * A game and the modules that it is played by. Each of these types leads to the others, so they stand in one file.
 */

export type ModuleId = string;

/** Something that people did at the table, in the past tense: `base/laid`. The part before the slash is its module. */
export interface GameEvent {
	readonly type: `${ModuleId}/${string}`;
	/** Objections that the table overruled when it happened. */
	readonly overruled?: readonly ObjectionCode[] | undefined;
}

/** What an event did to the board, for every module to judge. */
export interface Change<E extends GameEvent = GameEvent> {
	/** The game after the event, before any points for it. */
	readonly game: Game;
	readonly event: E;
	/** Every feature that the event changed, before and after. */
	readonly touched: readonly FeatureChange[];
}

/** An event taken into the game. */
export interface Recorded {
	readonly touched: readonly FeatureChange[];
	/** Rule breaches that the table overruled. */
	readonly objections: readonly Objection[];
}

/** A figure about to be put on the table, for its kind to judge. */
export interface Deployment {
	readonly game: Game;
	readonly player: PlayerIndex;
	/** The tile about to be laid, and the segment of it on which the figure is to stand. */
	readonly laying: Laying;
	readonly segment: number;
	/** The features that this segment would join. */
	readonly features: readonly Feature[];
	/** What would be missing of the feature then; see {@link Feature.open}. */
	readonly open: number;
}

/** A kind of figure. */
export interface PieceKind {
	/** How many each player starts with. */
	readonly perPlayer: number;
	/** True when it stands on the point where four tiles meet; all other figures stand on a segment of one tile. */
	readonly onCorner?: true;
	/** True when it keeps nobody away from the feature on which it stands. */
	readonly shares?: true;
	/** True for a segment on which it may stand; for a figure on a corner, the segment that lies there. */
	mayStandOn(on: Segment, tile: TileType): boolean;
	/** What is objected to putting it there. Left out: `occupied` where a figure stands that doesn't share. */
	objection?(deployment: Deployment): ObjectionCode | undefined;
	/** What it counts for a majority on a feature. Left out: it takes no part, and isn't a follower. */
	strength?(on: Feature): number;
}

/** A feature about to pay. */
export interface Payment {
	readonly game: Game;
	readonly feature: Feature;
	readonly occasion: Occasion;
	/** Who is paid: modules are asked once for each. */
	readonly player: PlayerIndex;
}

/**
 * What a module changes about what a feature pays. The changes of all modules are added up, and one of them that says
 * `nothing` is enough for nothing: their order never matters.
 */
export interface TariffChange {
	/** The rule that says so. */
	readonly rule: RuleId;
	/** Points more for each thing counted. */
	readonly adds?: Rates;
	/** How many there are of the things that only this module counts. */
	readonly counts?: Counts;
	/** True where the feature pays nothing. */
	readonly nothing?: true;
}

/** A tile that lies on the table before the first turn. */
interface StartTile {
	readonly tile: TileId;
	readonly spot: Spot;
	readonly rotation: Rotation;
}

/** What a module lays before the first turn, in place of the box's start tile. */
export interface StartLayout {
	readonly tiles: readonly StartTile[];
	/** What becomes of the box's start tile: it stays in the box, or is drawn like all others. */
	readonly boxTile: 'left-out' | 'drawn';
}

/** Tiles that are drawn apart from all others: the pile of lowest order first. All others are the pile of order 0. */
interface Pile {
	readonly order: number;
	readonly tiles: readonly TileId[];
}

/** The codes of what a module says. Each has its words. */
export interface Codes {
	readonly objections?: readonly ObjectionCode[];
	readonly nonsense?: readonly NonsenseCode[];
	readonly occasions?: readonly Occasion[];
	readonly countables?: readonly Countable[];
	readonly questions?: readonly string[];
}

/**
 * A set of rules that can be played with or left out: tables of what it brings, and the questions that the engine asks
 * it. Modules are plain objects; the order in which they are listed never matters.
 */
export interface RuleModule<E extends GameEvent = GameEvent> {
	readonly id: ModuleId;
	readonly codes?: Codes;
	/** The stages of scoring that it brings: points for one event are shown by ascending number. */
	readonly stages?: Readonly<Record<Stage, number>>;
	readonly rulings?: readonly Ruling[];
	readonly pieces?: Readonly<Record<PieceKindId, PieceKind>>;
	/** Tiles that every player has a supply of. */
	readonly stock?: TileCounts;
	/** What it lays before the first turn. Only one module of a game may lay something. */
	readonly start?: StartLayout;
	/** Which of the tiles are drawn apart from all others. */
	readonly piles?: readonly Pile[];
	/** Where figures that belong to nobody stand before the first turn, on the tiles that lie then. */
	markers?(start: readonly Laying[]): Readonly<Record<MarkerId, Place>>;
	/** Takes one of its own events into the game. Changes nothing when it refuses. */
	record?(game: MutableGame, event: E): Result<Recorded, Refusal>;
	/** What it objects to a tile laid so, beside what the neighbours ask. */
	objections?(game: Game, laying: Laying): readonly Objection[];
	/** What it changes about what a feature pays. */
	tariff?(payment: Payment): TariffChange | undefined;
	/** What the change pays. Called for every event, its own or not. */
	settle?(change: Change): readonly Settlement[];
	/** What must be asked before the next turn. Called after every event. */
	questions?(game: Game): readonly Question[];
}

/** How many of each tile a box holds. */
export type TileCounts = Readonly<Record<TileId, number>>;

/** The rules of one game: its modules, and what they bring put together. */
export interface Rules {
	/** Each takes the events that carry its name, and those only. */
	readonly modules: ReadonlyMap<ModuleId, RuleModule>;
	readonly pieces: Readonly<Record<PieceKindId, PieceKind>>;
	readonly tiles: ReadonlyMap<TileId, TileType>;
	/** How many of each tile are in the game, the start tile included. */
	readonly counts: ReadonlyMap<TileId, number>;
	/** Tiles that every player has a supply of, not among those drawn, with how many each. */
	readonly stock: ReadonlyMap<TileId, number>;
	/** Where figures that belong to nobody stand before the first turn. */
	readonly markers: ReadonlyMap<MarkerId, Place>;
	/** When each stage of scoring comes. */
	readonly stages: ReadonlyMap<Stage, number>;
	/** All that the modules may object to. */
	readonly objections: readonly ObjectionCode[];
	/** The order of the pile that each design is drawn from; those that aren't here are in the pile of order 0. */
	readonly piles: ReadonlyMap<TileId, number>;
	/** The tiles on the table before the first turn; empty when the start tile is drawn like any other. */
	readonly start: readonly Laying[];
	/** Where the table ends at first; absent where that doesn't matter. */
	readonly bounds?: Bounds;
	/** True for an existing table: it is built as it lies before the game goes on. */
	readonly existing?: true;
	readonly rulings: Rulings;
}

/** What an event led to. */
export interface Outcome {
	readonly event: GameEvent;
	readonly objections: readonly Objection[];
	readonly settlements: readonly Settlement[];
	/** Points of each player after it. */
	readonly scores: readonly number[];
}

/** The turn that was begun last: a tile was laid, and what follows from it may still be asked. */
export interface Turn {
	readonly player: PlayerIndex;
	readonly tile: LaidTile;
	/** Every feature which the tile and the figure put on it changed. */
	readonly touched: readonly FeatureChange[];
	/** Position of its event in the history. */
	readonly since: number;
}

/** A game as it stands, for everybody to read. */
export interface Game {
	readonly rules: Rules;
	/** Number of players. */
	readonly players: number;
	readonly board: Board;
	/** Figures in hand, for each player by kind. */
	readonly supply: readonly Readonly<Record<PieceKindId, number>>[];
	/** Tiles of their own that each player still has, by design. */
	readonly stock: readonly ReadonlyMap<TileId, number>[];
	/** Figures on the table. */
	readonly pieces: ReadonlySet<Piece>;
	/** Where figures that belong to nobody were put last. */
	readonly markers: ReadonlyMap<MarkerId, Place>;
	/** Tiles neither on the table nor set aside, by design. */
	readonly left: ReadonlyMap<TileId, number>;
	/** Tiles that fitted nowhere and are out of the game. */
	readonly aside: readonly TileId[];
	/** What has happened, in order. */
	readonly history: readonly Outcome[];
	/** Points of each player. */
	readonly scores: readonly number[];
	/** Who lays the next tile, once nothing is asked of anybody. */
	readonly toMove: PlayerIndex;
	readonly turn: Turn | undefined;
	readonly phase: Phase;
}

/** A game for `play` and for what modules record, which alone change it. */
export interface MutableGame extends Game {
	readonly board: MutableBoard;
	readonly supply: readonly Record<PieceKindId, number>[];
	readonly stock: readonly Map<TileId, number>[];
	readonly pieces: Set<Piece>;
	readonly markers: Map<MarkerId, Place>;
	readonly left: Map<TileId, number>;
	readonly aside: TileId[];
	readonly history: Outcome[];
	scores: readonly number[];
	toMove: PlayerIndex;
	turn: Turn | undefined;
	phase: Phase;
}

/** When in a turn a question is asked: what was scored; what the tile laid leads to; before the game ends. */
export const QUESTION_TIMINGS = ['scored', 'laid', 'last'] as const;
type QuestionTiming = (typeof QUESTION_TIMINGS)[number];

/** A question that a player must answer before the next turn. */
export interface Question {
	/** Its id: the module, a slash and what is asked. */
	readonly id: string;
	readonly player: PlayerIndex;
	readonly timing: QuestionTiming;
	/** The place that it is about: where a figure stood. */
	readonly about?: Place;
	/** The features to choose from, of each the places that may be named; empty when it's answered by laying a tile. */
	readonly options: readonly (readonly Place[])[];
	/** The tile of their own that answers it. */
	readonly tile?: TileId;
	/** The event that answers it with a place. */
	answer?(place: Place): GameEvent;
	/** The event that declines; absent where one of the options must be chosen. */
	readonly no?: GameEvent;
}
