import { emptyBoard, type Board } from './board';
import type { Bounds } from './bounds';
import { openStartSpot } from './holes';
import { lay, type Laying } from './laying';
import type { FeatureChange } from './board';
import type { LaidTile } from './feature';
import type { Place } from './spot';
import type { Settlement } from './ledger';
import type { GameEvent, ModuleId, PieceKind, RuleModule } from './module';
import type { NonsenseCode, Objection } from './objection';
import type { MarkerId, Piece, PieceKindId, PlayerIndex } from './piece';
import type { Phase } from './phase';
import type { Rulings } from './rulings';
import type { TileId, TileType } from './tile';

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
	/** The tiles on the table before the first turn; none where the first that is drawn is the first that lies. */
	readonly start: readonly Laying[];
	/** Where the table ends at first; absent where that doesn't matter. */
	readonly bounds?: Bounds;
	/** True for a table that lay there already: it's built as it was found before it's played on. */
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

/** A game as it stands. Only `play` and the modules that it asks change it; everybody else reads. */
export interface Game {
	readonly rules: Rules;
	/** Number of players. */
	readonly players: number;
	readonly board: Board;
	/** Figures in hand, for each player by kind. */
	readonly supply: readonly Record<PieceKindId, number>[];
	/** Tiles of their own that each player still has, by design. */
	readonly stock: readonly Map<TileId, number>[];
	/** Figures on the table. */
	readonly pieces: Set<Piece>;
	/** Where figures that belong to nobody were put last. */
	readonly markers: Map<MarkerId, Place>;
	/** Tiles neither on the table nor set aside, by design. */
	readonly left: Map<TileId, number>;
	/** Tiles that fitted nowhere and are out of the game. */
	readonly aside: TileId[];
	/** What has happened, in order. */
	readonly history: Outcome[];
	/** Points of each player. */
	scores: readonly number[];
	/** Who lays the next tile, once nothing is asked of anybody. */
	toMove: PlayerIndex;
	turn: Turn | undefined;
	phase: Phase;
}

/** The table before the first turn. */
export function newGame(rules: Rules, players: number, first: PlayerIndex): Game {
	const board = emptyBoard(rules.bounds);
	const left = new Map(rules.counts);
	if (rules.start.length === 0 && !rules.existing) openStartSpot(board);
	for (const laying of rules.start) {
		lay(board, laying);
		takeTile(left, laying.type.id);
	}
	return {
		rules,
		players,
		board,
		supply: Array.from({ length: players }, () => fullSupply(rules)),
		stock: Array.from({ length: players }, () => new Map(rules.stock)),
		pieces: new Set(),
		markers: new Map(rules.markers),
		left,
		aside: [],
		history: [],
		scores: Array.from({ length: players }, () => 0),
		toMove: first,
		turn: undefined,
		phase: rules.existing ? 'building' : 'playing'
	};
}

const fullSupply = (rules: Rules): Record<PieceKindId, number> =>
	Object.fromEntries(Object.entries(rules.pieces).map(([kind, { each }]) => [kind, each]));

/** True until the last tile is scored. */
export const isRunning = ({ phase }: Pick<Game, 'phase'>): boolean =>
	phase !== 'ended' && phase !== 'closed';

/** Why nobody takes a turn now; undefined while turns are taken. */
export function whyNotPlaying({ phase }: Game): NonsenseCode | undefined {
	if (phase === 'playing') return undefined;
	return phase === 'building' ? 'still-building' : 'game-is-over';
}

/** Takes one tile of a design out of those left; a table that has more than its box goes below zero. */
export function takeTile(left: Map<TileId, number>, tile: TileId): void {
	left.set(tile, (left.get(tile) ?? 0) - 1);
}

/** Puts one tile of a design to those left. */
export function returnTile(left: Map<TileId, number>, tile: TileId): void {
	left.set(tile, (left.get(tile) ?? 0) + 1);
}

/** Where a player's next copy of a design comes from: their own, or those that are drawn. */
export const pileOf = (game: Game, player: PlayerIndex, tile: TileId): Map<TileId, number> =>
	(game.rules.stock.has(tile) ? game.stock[player] : undefined) ?? game.left;

/** How many copies of a design a player could still lay; without end of a design that isn't counted. */
export const copiesFor = (game: Game, player: PlayerIndex, tile: TileId): number =>
	game.rules.counts.has(tile) || game.rules.stock.has(tile)
		? (pileOf(game, player, tile).get(tile) ?? 0)
		: Infinity;

/** How many tiles are still to come. */
export const tilesLeft = (game: Game): number =>
	[...game.left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);

/** Figures of one kind in a player's hand. */
export const inSupply = (game: Game, player: PlayerIndex, kind: PieceKindId): number =>
	game.supply[player]?.[kind] ?? 0;

/** Every settlement so far, in order. */
export const ledgerOf = (game: Game): readonly Settlement[] =>
	game.history.flatMap(({ settlements }) => settlements);
