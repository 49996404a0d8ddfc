import type { Board } from '../../engine/board';
import type { Feature, LaidTile } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { Occasion, Settlement, TokenId } from '../../engine/ledger';
import type { GameEvent, ModuleId } from '../../engine/module';
import type {
	MarkerId,
	MarkerPlace,
	PieceKindId,
	PieceOnTile,
	PlayerIndex
} from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { Bridge, Place, Spot } from '../../engine/spot';
import type { EventPresentation, FigureMove, FigureStay } from './events';
import type { SourceId } from './facts';

/** A neutral figure, for the screen. */
export interface MarkerPresentation {
	readonly id: MarkerId;
	/** Where it stands; undefined off the board. */
	standsAt(game: Game): MarkerPlace | undefined;
	/** The segments of a tile on which it may stand on an existing table. One of them represents a tile as a whole. */
	segmentsOn(tile: LaidTile): readonly number[];
	/** The event that places it on an existing table. */
	stood(at: Place): GameEvent;
	/** The event that places it beside a figure on top of a stack on a tile. Left out or undefined if it can't stand there. */
	stoodOnTop?(figure: PieceOnTile, game: Game): GameEvent | undefined;
	/** The place in such an event; undefined for any other event. */
	stoodAt(event: GameEvent): MarkerPlace | undefined;
}

/** Tokens on top of each other, drawn as one. */
export interface TokenStack {
	/** The picture. */
	readonly kind: PieceKindId;
	/** How far above its middle a figure on top of it stands, in units of figures. */
	readonly top: number;
}

/** A token that lies on whole tiles, for the screen. */
export interface TileTokenPresentation {
	readonly id: TokenId;
	/** What a stack of `count` looks like on the picture of its tile. If left out, each token lies by itself. */
	readonly stackOf?: (count: number) => TokenStack;
	/** True for a tile on which it may lie. If left out, it may lie on any tile. */
	mayLieOn?(tile: LaidTile): boolean;
	/** The event that puts one onto a tile of an existing table. */
	found(at: Spot): GameEvent;
	/** The tile in such an event; undefined for any other. */
	foundAt(event: GameEvent): Spot | undefined;
}

/** A player's token that lies on a segment of a tile, for the screen. */
export interface SegmentTokenPresentation {
	readonly id: TokenId;
	/** The segments of a tile on which one may lie. */
	segmentsOn(tile: LaidTile): readonly number[];
	/** The event that puts a player's token there on an existing table. */
	found(player: PlayerIndex, at: Place): GameEvent;
	/** The place in such an event; undefined for any other. */
	foundAt(event: GameEvent): Place | undefined;
}

/** Players' figures that stand on tiles as a whole, such as on top of what is stacked there, for the screen. */
export interface OnTopPresentation {
	/** True for a tile on which figures may stand in this way. */
	mayStandOn(tile: LaidTile): boolean;
	/** The kinds of figures in a player's hand of which one more may stand there; empty if the tile is full. */
	kindsOn(game: Game, tile: LaidTile, player: PlayerIndex): readonly PieceKindId[];
	/** The event that puts one there on an existing table. */
	stood(player: PlayerIndex, piece: PieceKindId, at: Spot): GameEvent;
	/** The tile in such an event; undefined for any other. */
	stoodAt(event: GameEvent): Spot | undefined;
}

/** A figure that is held by a player who isn't its owner. */
interface HeldFigure {
	readonly holder: PlayerIndex;
	readonly owner: PlayerIndex;
	readonly piece: PieceKindId;
}

/** Players' figures that others may hold, for the screen. */
export interface HeldPresentation {
	/** The kinds of a player's figures in hand that another player may hold. */
	kindsOf(game: Game, owner: PlayerIndex): readonly PieceKindId[];
	/** The event that makes a player hold one on an existing table. */
	found(held: HeldFigure): GameEvent;
}

/** A player's figure that stands on the score track beside others' scoring figures, for the screen. */
export interface TrackFigurePresentation {
	readonly piece: PieceKindId;
	/** The event that puts a player's figure beside another player's figure on an existing table. */
	stood(player: PlayerIndex, beside: PlayerIndex): GameEvent;
	/** Says whose figure such an event puts beside whose; undefined for any other event. */
	stoodBy(
		event: GameEvent
	): { readonly player: PlayerIndex; readonly beside: PlayerIndex } | undefined;
}

/** A token that lies on a tile and joins two of its segments, for the screen. */
export interface LinkPresentation {
	readonly id: TokenId;
	/** The pairs of segments of a tile that it may join. */
	pairsOn(tile: LaidTile): readonly (readonly [number, number])[];
	/** The event that lays it on a tile of an existing table. */
	found(at: Spot, pair: readonly [number, number]): GameEvent;
	/** The tile in such an event; undefined for any other. */
	foundAt(event: GameEvent): Spot | undefined;
}

/** Bridges over the tiles of an existing table, for the screen. */
export interface BridgePresentation {
	readonly id: TokenId;
	/** The event that lays one over a tile of an existing table. */
	found(bridge: Bridge): GameEvent;
	/** The tile in such an event; undefined for any other. */
	foundAt(event: GameEvent): Spot | undefined;
}

/** Something other than points with which a tile can be bought from another player. */
export interface Payment {
	/** Its key in `words`. */
	readonly id: string;
	/** Who can pay with it now, by seat. */
	readonly payers: readonly PlayerIndex[];
	event(from: PlayerIndex, to: PlayerIndex): GameEvent;
}

/** A second scoring figure of each player on the score track. */
export interface SecondFigure {
	/** Its kind, and the token that counts its points. */
	readonly id: PieceKindId;
	/** How many of a player's points it moved; the scoring marker moved the others. */
	points(game: Game, player: PlayerIndex): number;
	/** How many points it moved in the latest turn. */
	pointsInTurn(game: Game, player: PlayerIndex): number;
}

/** Something to say that is neither counted nor paid, such as that one building challenges another. */
export interface Note {
	/** Its key in `words`. */
	readonly id: string;
	/** The players it is about, by seat. */
	readonly players: readonly PlayerIndex[];
	/** A number in its words. */
	readonly count?: number;
}

/** Something to tell when players look back at a game, such as whose figures met a fate most often. */
export interface Tale {
	/** Its key in `words`. */
	readonly id: string;
	/** The players it is about, by seat. */
	readonly players: readonly PlayerIndex[];
	/** Numbers in its sentence. */
	readonly counts: readonly number[];
	/** Number of events after which it had happened. */
	readonly position: number;
}

/** How a module takes part when farm rules are compared. */
export interface FarmRulePresentation {
	/** The module's rulings under a farm rule. */
	readonly rulings: (farmRule: string) => Rulings;
	/** The farm rules it was published with; any other is a house rule. */
	readonly printed: readonly string[];
}

/** What a module brings to the screen, beside its rules. */
export interface Presentation {
	readonly module: ModuleId;
	/** By type of event. */
	readonly events?: Readonly<Record<string, EventPresentation>>;
	/** The source of points for its occasions. If left out, what was scored decides. */
	readonly sources?: Readonly<Record<Occasion, SourceId>>;
	/** The source of a settlement whose occasion isn't in `sources`; undefined if the kind of the settlement decides. */
	sourceOf?(settlement: Settlement, board: Board): SourceId | undefined;
	readonly markers?: readonly MarkerPresentation[];
	/** What may lie on the tiles of an existing table. */
	readonly onTiles?: readonly TileTokenPresentation[];
	/** What may lie on segments of the tiles of an existing table: at most one token on each segment. */
	readonly onSegments?: readonly SegmentTokenPresentation[];
	/** The figures that may stand on the tiles of an existing table as a whole. */
	readonly onTop?: OnTopPresentation;
	/** What may stand on the score track of an existing table. */
	readonly onTrack?: readonly TrackFigurePresentation[];
	/** The figures that other players may hold on an existing table. */
	readonly held?: HeldPresentation;
	/** What may join segments of the tiles of an existing table. */
	readonly links?: readonly LinkPresentation[];
	/** What may lie over the tiles of an existing table. */
	readonly bridge?: BridgePresentation;
	/** Figures that players must move after the turn although no event moved them. */
	movesAfterTurn?(game: Game): readonly FigureMove[];
	/** Figures that were to move after the turn and can't. */
	staysAfterTurn?(game: Game): readonly FigureStay[];
	/** What there is to say on the card of a feature. */
	notesOn?(game: Game, feature: Feature): readonly Note[];
	/** What there is to say after the turn although nothing is scored for it. */
	notesAfterTurn?(game: Game): readonly Note[];
	/** What there is to tell when players look back at a game. */
	tales?(game: Game): readonly Tale[];
	readonly secondFigure?: SecondFigure;
	/** How a tile can be bought now; undefined if it can't. */
	payment?(game: Game): Payment | undefined;
	readonly farmRule?: FarmRulePresentation;
}
