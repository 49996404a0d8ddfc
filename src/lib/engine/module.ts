import type { Board, FeatureChange, MutableBoard, Bounds } from './board';
import type { BridgeRules, Pile, StartLayout, TileCounts, TurnedUp } from './contents';
import type { FurtherTile, GameEvent, ModuleId, Offer, PostponedTiles, Question } from './event';
import type { Feature, LaidTile } from './feature';
import type { Laying } from './laying';
import type { Counts, Occasion, RuleId, Settlement, TileToken, Title, TokenId } from './ledger';
import type { Codes, Objection, ObjectionCode, Refusal } from './objection';
import type { Phase } from './phase';
import type { MarkerId, MarkerPlace, Piece, PieceApart, PieceKindId, PlayerIndex } from './piece';
import type { Result } from './result';
import type { RulingId, Rulings } from './rulings';
import type { CitiesAgain, ScoringByKind } from './scoring';
import type { Segment, SegmentKind, TileId, TileType } from './tile';
import type { Act, Outcome, Recorded, TariffChange, TieBreak, UnscoredTurn } from './outcome';

export type { FurtherTile, GameEvent, ModuleId } from './event';
export type { Act, Outcome, Recorded, TariffChange, UnscoredTurn } from './outcome';

/* A game and its modules, in one file because these types refer to each other. */

/** What an event did to the board, as every module sees it. */
export interface Change<E extends GameEvent = GameEvent> {
	/** The game after the event, before any points for it. */
	readonly game: Game;
	readonly event: E;
	/** Every feature the event changed, before and after. */
	readonly touched: readonly FeatureChange[];
}

/** A figure about to be placed, which its kind judges. */
export interface Deployment {
	readonly game: Game;
	readonly player: PlayerIndex;
	/** The tile that is about to be laid or lies already, and its segment for the figure. */
	readonly laying: Laying;
	readonly segment: number;
	/** The features that this segment would join; if the tile lies already, the segment's feature. */
	readonly features: readonly Feature[];
	/** Why it is put on a tile that lies already, named by its module; absent on the tile of its turn. */
	readonly because?: string;
	/** True if that lets it join figures that keep others away. */
	readonly joins?: true;
	/** True for a figure that goes on by itself from where it stood. */
	readonly goesOn?: true;
	/** True for a figure where four tiles meet: it stands on none of them alone. */
	readonly onCorner?: true;
	/** How much of the feature would be missing; see {@link Feature.open}. */
	readonly open: number;
}

/** A figure about to be taken home instead of putting one on the tile about to be laid; its kind judges it. */
export interface Recall {
	readonly game: Game;
	readonly laying: Laying;
	readonly piece: Piece;
	/** The feature it stands on, before the tile is laid. */
	readonly feature: Feature;
	/** How much of it would be missing once the tile lies; see {@link Feature.open}. */
	readonly open: number;
}

export interface PieceKind {
	/** How many each player starts with. */
	readonly perPlayer: number;
	/** True if it stands on the point where four tiles meet; all other figures stand on a segment of one tile. */
	readonly onCorner?: true;
	/** True if it keeps nobody away from the feature on which it stands. */
	readonly shares?: true;
	/** True if it only stands beside followers of its owner, and goes home when the last of them is taken away. */
	readonly accompanies?: true;
	/** True if it never stands on a tile: it is only set apart, on the score track. */
	readonly onTrack?: true;
	/** True if it may also stand on top of something that stands on a tile. */
	readonly onTop?: true;
	/** True if it may also stand on the kinds of segments that modules list in `claimed`. */
	readonly everywhere?: true;
	/** True if it may be put as a second figure after what was done in a turn. Left out: never. */
	second?(game: Game, turn: Turn): boolean;
	/** True for a segment on which it may stand; for a figure on a corner, the segment that lies there. */
	mayStandOn(on: Segment, tile: TileType): boolean;
	/** The objection to putting it there. Left out: `occupied` if a figure stands there that doesn't share. */
	objection?(deployment: Deployment): ObjectionCode | undefined;
	/** What it counts for a majority on a feature. Left out: it takes no part, and isn't a follower. */
	strength?(on: Feature): number;
	/**
	 * The objection to taking it home instead of putting a figure. Left out: it can't be taken home. The module that brings
	 * it pays for that with a settlement that has the figure in `home`.
	 */
	recall?(recall: Recall): ObjectionCode | undefined;
}

/** A feature about to pay. */
export interface Payment {
	readonly game: Game;
	readonly feature: Feature;
	readonly occasion: Occasion;
	/** Who is paid; modules are asked once for each player. */
	readonly player: PlayerIndex;
}

/** A tile just laid with its figure, before anything is paid for it. */
export interface JustLaid {
	readonly game: Game;
	readonly turn: Turn;
	/** The features that the tile's segments continue, as they were before it lay there. */
	readonly continued: readonly Feature[];
}

/** An optional set of rules: tables of what it brings, and functions the engine calls. Plain objects; order never matters. */
export interface RuleModule<E extends GameEvent = GameEvent> {
	readonly id: ModuleId;
	/** True for a module that several expansions bring: a game has it once, as the last of them defines it. */
	readonly shared?: true;
	readonly codes?: Codes;
	readonly pieces?: Readonly<Record<PieceKindId, PieceKind>>;
	/** How features of the kinds it brings are scored. */
	readonly scoring?: ScoringByKind;
	/** The kinds it brings that never pay, with the rule that says so. */
	readonly unpaid?: Readonly<Partial<Record<SegmentKind, RuleId>>>;
	/** The kinds it brings on which figures are safe: only scoring takes them away from there. */
	readonly sheltered?: readonly SegmentKind[];
	/** The kinds it brings on which the figures marked as `everywhere` may stand. */
	readonly claimed?: readonly SegmentKind[];
	/** The titles it brings; this also declares their tokens. */
	readonly titles?: readonly Title[];
	/** The kinds of paths it brings that don't separate fields. */
	readonly crossed?: readonly SegmentKind[];
	/** How bridges are laid with tiles; only one module of a game may bring them. */
	readonly bridging?: BridgeRules;
	/** Tiles each player has of their own. */
	readonly stock?: TileCounts;
	/** How many of each of its tokens a player begins with, in a game of so many players. Left out: none. */
	begins?(players: number): Counts;
	/** What it lays before the first turn; only one module of a game may have this. */
	readonly start?: StartLayout;
	/** Tiles drawn from piles of their own. */
	readonly piles?: readonly Pile[];
	/** Where its neutral figures start, on the tiles laid before the first turn. */
	markers?(start: readonly Laying[]): Readonly<Record<MarkerId, MarkerPlace>>;
	/**
	 * Applies one of its own events. Changes nothing when it refuses.
	 * @param asked the questions of all modules that must be answered now, and those that this module offers; the next one first
	 */
	record?(game: MutableGame, event: E, asked: readonly Question[]): Result<Recorded, Refusal>;
	/** The figures that may keep another one away there, if not all on its feature may. Left out or undefined: all of them. */
	inTheWay?(deployment: Deployment): readonly Piece[] | undefined;
	/** What a turn pays before anything moves in it: figures and tokens leave at once, and these points are paid first. */
	beforeMoves?(game: Game): readonly Settlement[];
	/** Its objection to putting any figure there, besides that of the kind of figure. */
	bars?(deployment: Deployment): ObjectionCode | undefined;
	/** True for a segment on which followers may lie instead of standing; see {@link Piece.lying}. */
	mayLieOn?(on: Segment): boolean;
	/** Its objection to putting a figure on the tile about to be laid, or taking one home: something else must be done. */
	insists?(game: Game, laying: Laying): ObjectionCode | undefined;
	/** Its neutral figure that comes onto a tile as soon as that is laid, wherever it was; `game` is the game with that tile. */
	comes?(tile: LaidTile, game: Game): MarkerId | undefined;
	/** True for a tile under which another one is laid face down: whoever draws it draws that other one too. */
	hidesAnother?(tile: TileType): boolean;
	/** What a player earns when a turn begins, before its tile is laid; not asked for further parts. Paid with the turn. */
	opens?(game: Game, player: PlayerIndex): readonly Settlement[];
	/** Its objections to laying a tile, beyond matching its neighbours. */
	objections?(game: Game, laying: Laying): readonly Objection[];
	/** True for a tile that can't be laid yet, as `objections` says too: whoever draws it draws another, and it goes back. */
	heldBack?(game: Game, tile: TileType): boolean;
	/** The further tile that the player lays; undefined without one. Called after the tile of every turn. */
	further?(laid: JustLaid): FurtherTile | undefined;
	tariff?(payment: Payment): TariffChange | undefined;
	/** Cities for which fields are paid once more: as much as for each city before other modules change that. */
	readonly again?: CitiesAgain;
	/** Who wins if several players have the most strength on a feature. */
	readonly tieBreak?: TieBreak;
	/** Tiles of a feature that don't count for what it pays, because they were paid for before. */
	leftOut?(game: Game, feature: Feature): readonly LaidTile[];
	/** What a change pays. Called after every event of any module. */
	settle?(change: Change): readonly Settlement[];
	/**
	 * What follows from everything that is paid for a change, including what follows by modules with earlier ids. Nothing of
	 * that is carried out yet; what this returns is carried out after it. Called when settle is.
	 */
	follows?(change: Change, paid: readonly Settlement[]): readonly Settlement[];
	/** The neutral figures that leave the table once a change is paid. Called when settle is. */
	leaves?(change: Change): readonly MarkerId[];
	/**
	 * What must be decided once a turn's tile and figure are on the table, before anything of the turn is scored: it is scored
	 * after the last answer. Called for nothing else.
	 */
	choices?(game: Game, turn: Turn): readonly Question[];
	/** What may be decided then. Called only when somebody reads the offers or takes one up: scoring doesn't wait for them. */
	offers?(game: Game, turn: Turn): readonly Offer[];
	/** What must be answered before the next turn. Called after every event. */
	questions?(game: Game): readonly Question[];
}

/** What the engine asks every module that has it. */
type SharedQuestion =
	| 'objections'
	| 'heldBack'
	| 'bars'
	| 'inTheWay'
	| 'beforeMoves'
	| 'mayLieOn'
	| 'insists'
	| 'comes'
	| 'hidesAnother'
	| 'opens'
	| 'further'
	| 'tariff'
	| 'again'
	| 'tieBreak'
	| 'leftOut'
	| 'settle'
	| 'follows'
	| 'leaves'
	| 'choices'
	| 'offers'
	| 'questions';

/** For each of these, the modules that have it, sorted by id. */
export type Answering = {
	readonly [Q in SharedQuestion]: readonly (RuleModule & Required<Pick<RuleModule, Q>>)[];
};

/** The rules of one game: its modules, and what they bring combined. */
export interface Rules {
	/** By id; each module records only the events whose type starts with its id. */
	readonly modules: ReadonlyMap<ModuleId, RuleModule>;
	readonly answering: Answering;
	readonly pieces: Readonly<Record<PieceKindId, PieceKind>>;
	readonly tiles: ReadonlyMap<TileId, TileType>;
	/** Copies of each tile in the game, the start tile included. */
	readonly counts: ReadonlyMap<TileId, number>;
	/** Tiles that lie in these boxes and aren't played; tiles that were lost aren't among them. */
	readonly leftInBox: ReadonlySet<TileId>;
	readonly scoring: ScoringByKind;
	/** The kinds that never pay, each with the rule that says so. */
	readonly unpaid: Readonly<Partial<Record<SegmentKind, RuleId>>>;
	/** The kinds on which figures are safe. */
	readonly sheltered: ReadonlySet<SegmentKind>;
	/** The kinds of paths that don't separate fields. */
	readonly crossed: ReadonlySet<SegmentKind>;
	/** Absent if the game has no bridges. */
	readonly bridging?: BridgeRules | undefined;
	/** Tiles each player has of their own, and how many; not among those drawn. */
	readonly stock: ReadonlyMap<TileId, number>;
	/** Where neutral figures stand before the first turn. */
	readonly markers: ReadonlyMap<MarkerId, MarkerPlace>;
	/** Every objection the modules may raise. */
	readonly objections: readonly ObjectionCode[];
	/** The tokens that players may get besides points; titles last. */
	readonly tokens: readonly TokenId[];
	/** The tokens of which there is one. */
	readonly titles: readonly Title[];
	/** The order of the pile each tile is drawn from; 0 when missing. */
	readonly piles: ReadonlyMap<TileId, number>;
	/** By kind of segment: the order of the pile with which uncounted tiles that show it are drawn. */
	readonly pilesByKind: ReadonlyMap<SegmentKind, number>;
	/** The tiles laid before the first turn; empty when the start tile is drawn like any other. */
	readonly start: readonly Laying[];
	/** The table's edge at first; absent without one. */
	readonly bounds?: Bounds;
	/** True for an existing table: it is built as it lies before the game goes on. */
	readonly existing?: true;
	readonly rulings: Rulings;
	/** For each ruling whose answer follows from another ruling: that other one. */
	readonly deciding: ReadonlyMap<RulingId, RulingId>;
}

/** The latest turn: its tile was laid, and questions may still be open. */
export interface Turn {
	readonly player: PlayerIndex;
	readonly tile: LaidTile;
	/** Every feature its tile and figure changed. */
	readonly touched: readonly FeatureChange[];
	/** Index of its event in the history; and which tile of the turn it is, from 1. */
	readonly since: number;
	readonly part: number;
	/** What the same player lays next, in order, and what waits until a player has laid a tile again. */
	readonly further: readonly FurtherTile[];
	readonly postponed: PostponedTiles | undefined;
	/** What was decided before it is scored, in order. */
	readonly choices: readonly GameEvent[];
	/** Present once a figure was put or taken home, or something done instead. */
	readonly acted: Act | undefined;
	/** What its player earned when it began; see `opens` of a module. */
	readonly opening: readonly Settlement[];
	/** True once somebody answered what everybody is asked: nothing that comes before that is asked any more. */
	readonly everybodyAsked: boolean;
}

/** A game's state, read-only. */
export interface Game {
	readonly rules: Rules;
	/** Number of players. */
	readonly players: number;
	/** Who laid the first tile, or lays it. */
	readonly first: PlayerIndex;
	readonly board: Board;
	/** Figures in supply, for each player by kind. */
	readonly supply: readonly Readonly<Record<PieceKindId, number>>[];
	/** What each player has besides points, by token. */
	readonly tokens: readonly Readonly<Record<TokenId, number>>[];
	/** Each player's own tiles not laid yet, by tile id. */
	readonly stock: readonly ReadonlyMap<TileId, number>[];
	readonly pieces: ReadonlySet<Piece>;
	/** Figures that are neither in supply nor on a feature. */
	readonly apart: ReadonlySet<PieceApart>;
	/** What lies on tiles and isn't a figure; on each tile from the bottom up. */
	readonly onTiles: ReadonlySet<TileToken>;
	/** Where each neutral figure was put last; without those that have left the table. */
	readonly markers: ReadonlyMap<MarkerId, MarkerPlace>;
	/** Tiles neither laid, set aside nor turned up, by tile id. */
	readonly left: ReadonlyMap<TileId, number>;
	/** Tiles that were drawn and aren't laid yet. */
	readonly turnedUp: readonly TurnedUp[];
	/** Tiles that fitted nowhere, out of the game. */
	readonly aside: readonly TileId[];
	/** How many of the tiles in `left` were drawn and lie face down: nobody knows which. */
	readonly unseen: number;
	readonly history: readonly Outcome[];
	/** Each player's points. */
	readonly scores: readonly number[];
	/** Who lays the next tile once no question is open. */
	readonly toMove: PlayerIndex;
	readonly turn: Turn | undefined;
	/** The latest turn until it is scored; undefined once it was. */
	readonly unscored: UnscoredTurn | undefined;
	readonly phase: Phase;
}

/** A game that can be changed, only by `play` and by modules' `record`. */
export interface MutableGame extends Game {
	readonly board: MutableBoard;
	readonly supply: readonly Record<PieceKindId, number>[];
	readonly tokens: readonly Record<TokenId, number>[];
	readonly stock: readonly Map<TileId, number>[];
	readonly pieces: Set<Piece>;
	readonly apart: Set<PieceApart>;
	readonly onTiles: Set<TileToken>;
	readonly markers: Map<MarkerId, MarkerPlace>;
	readonly left: Map<TileId, number>;
	turnedUp: readonly TurnedUp[];
	readonly aside: TileId[];
	unseen: number;
	readonly history: Outcome[];
	scores: readonly number[];
	toMove: PlayerIndex;
	turn: Turn | undefined;
	unscored: UnscoredTurn | undefined;
	phase: Phase;
}
