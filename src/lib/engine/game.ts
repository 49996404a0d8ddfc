import { emptyBoard } from './board';
import { openStartSpot } from './holes';
import { lay } from './laying';
import type { Settlement } from './ledger';
import type { Game, MutableGame, Rules } from './module';
import type { EngineNonsense } from './objection';
import type { PieceKindId, PlayerIndex } from './piece';
import type { TileId } from './tile';

export type { Game, MutableGame, Outcome, Rules, Turn } from './module';

/** The table before the first turn. */
export function newGame(rules: Rules, players: number, first: PlayerIndex): MutableGame {
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
	Object.fromEntries(
		Object.entries(rules.pieces).map(([kind, { perPlayer }]) => [kind, perPlayer])
	);

/** True until the last tile is scored. */
export const isRunning = ({ phase }: Pick<Game, 'phase'>): boolean =>
	phase !== 'ended' && phase !== 'closed';

/** Why no turn can be taken now; undefined while the game is being played. */
export function whyNotPlaying({ phase }: Game): EngineNonsense | undefined {
	if (phase === 'playing') return undefined;
	return phase === 'building' ? 'still-building' : 'game-is-over';
}

/** Takes one tile of a design out of those left; below zero where a table has more than its box holds. */
export function takeTile(left: Map<TileId, number>, tile: TileId): void {
	left.set(tile, (left.get(tile) ?? 0) - 1);
}

/** Puts one tile of a design to those left. */
export function returnTile(left: Map<TileId, number>, tile: TileId): void {
	left.set(tile, (left.get(tile) ?? 0) + 1);
}

/** Where a player's next copy of a design comes from: their own, or those that are drawn. */
export function pileOf(game: MutableGame, player: PlayerIndex, tile: TileId): Map<TileId, number>;
export function pileOf(game: Game, player: PlayerIndex, tile: TileId): ReadonlyMap<TileId, number>;
export function pileOf(game: Game, player: PlayerIndex, tile: TileId): ReadonlyMap<TileId, number> {
	return (game.rules.stock.has(tile) ? game.stock[player] : undefined) ?? game.left;
}

/** How many copies of a design a player could still lay; Infinity for a design that isn't counted. */
export const copiesFor = (game: Game, player: PlayerIndex, tile: TileId): number =>
	game.rules.counts.has(tile) || game.rules.stock.has(tile)
		? (pileOf(game, player, tile).get(tile) ?? 0)
		: Infinity;

/** True for a design that is drawn now: from the pile of lowest order that isn't used up. */
export function isDrawnNow({ left, rules: { piles } }: Game, tile: TileId): boolean {
	if (piles.size === 0) return true;
	const orderOf = (id: TileId): number => piles.get(id) ?? 0;
	const open = [...left].filter(([, count]) => count > 0).map(([id]) => orderOf(id));
	return orderOf(tile) <= Math.min(...open, Infinity);
}

/** How many tiles are still to come. */
export const tilesLeft = (game: Game): number =>
	[...game.left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);

/** Figures of one kind in a player's hand. */
export const inSupply = (game: Game, player: PlayerIndex, kind: PieceKindId): number =>
	game.supply[player]?.[kind] ?? 0;

/** Every settlement so far, in order. */
export const ledgerOf = (game: Game): readonly Settlement[] =>
	game.history.flatMap(({ settlements }) => settlements);
