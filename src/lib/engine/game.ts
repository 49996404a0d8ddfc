import { emptyBoard } from './board';
import { openStartSpot } from './holes';
import { lay } from './laying';
import type { Settlement, TokenId } from './ledger';
import type { Game, MutableGame, Outcome, Rules } from './module';
import type { EngineNonsense } from './objection';
import type { PieceKindId, PlayerIndex } from './piece';
import type { TileId, TileType } from './tile';

export type { Game, MutableGame, Outcome, Rules, Turn } from './module';

/** A game before the first turn. */
export function newGame(rules: Rules, players: number, first: PlayerIndex): MutableGame {
	const board = emptyBoard(rules.bounds, rules.crossed);
	const left = new Map(rules.counts);
	if (rules.start.length === 0 && !rules.existing) openStartSpot(board);
	for (const laying of rules.start) {
		lay(board, laying);
		takeTile(left, laying.type.id);
	}
	return {
		rules,
		players,
		first,
		board,
		supply: forEach(players, fullSupply(rules)),
		tokens: forEach(players, tokensAtFirst(rules, players)),
		stock: Array.from({ length: players }, () => new Map(rules.stock)),
		pieces: new Set(),
		apart: new Set(),
		onTiles: new Set(),
		markers: new Map(rules.markers),
		left,
		turnedUp: [],
		aside: [],
		unseen: 0,
		history: [],
		scores: Array.from({ length: players }, () => 0),
		toMove: first,
		turn: undefined,
		unscored: undefined,
		phase: rules.existing ? 'building' : 'playing'
	};
}

/** A copy for each player. */
const forEach = <T extends object>(players: number, one: T): T[] =>
	Array.from({ length: players }, () => ({ ...one }));

const fullSupply = (rules: Rules): Record<PieceKindId, number> =>
	Object.fromEntries(
		Object.entries(rules.pieces).map(([kind, { perPlayer }]) => [kind, perPlayer])
	);

/** How many of each token a player begins with, in a game of so many players. @internal */
export const tokensAtFirst = (
	{ tokens, modules }: Rules,
	players: number
): Record<TokenId, number> =>
	Object.assign(
		Object.fromEntries(tokens.map((token) => [token, 0])),
		...[...modules.values()].map((module) => module.begins?.(players))
	) as Record<TokenId, number>;

/** True until the final scoring. */
export const isRunning = ({ phase }: Pick<Game, 'phase'>): boolean =>
	phase !== 'ended' && phase !== 'closed';

/** Why no turn can be taken now; undefined while the game is being played. */
export function whyNotPlaying({ phase }: Game): EngineNonsense | undefined {
	if (phase === 'playing') return undefined;
	return phase === 'building' ? 'still-building' : 'game-is-over';
}

/** Takes one copy of a tile; the number falls below zero if players have more than the box holds. */
export function takeTile(left: Map<TileId, number>, tile: TileId): void {
	left.set(tile, (left.get(tile) ?? 0) - 1);
}

export function returnTile(left: Map<TileId, number>, tile: TileId): void {
	left.set(tile, (left.get(tile) ?? 0) + 1);
}

/** The pile a player's next copy of a tile comes from: their own, or the common one. */
export function pileOf(game: MutableGame, player: PlayerIndex, tile: TileId): Map<TileId, number>;
export function pileOf(game: Game, player: PlayerIndex, tile: TileId): ReadonlyMap<TileId, number>;
export function pileOf(game: Game, player: PlayerIndex, tile: TileId): ReadonlyMap<TileId, number> {
	return (game.rules.stock.has(tile) ? game.stock[player] : undefined) ?? game.left;
}

/** Copies of a tile that a player can still lay; Infinity for a tile that isn't counted. */
export const copiesFor = (game: Game, player: PlayerIndex, tile: TileId): number =>
	game.rules.counts.has(tile) || game.rules.stock.has(tile)
		? (pileOf(game, player, tile).get(tile) ?? 0) + (tileInHand(game, player) === tile ? 1 : 0)
		: Infinity;

/** The tile that a player was given before the turn in which it is laid. */
export const tileInHand = ({ turnedUp }: Game, player: PlayerIndex): TileId | undefined =>
	turnedUp.find((one) => one.player === player)?.tile;

/** True for a tile that a player was given, or that is left to draw. */
export const isDrawable = (game: Game, player: PlayerIndex, tile: TileId): boolean =>
	tileInHand(game, player) === tile || (game.left.get(tile) ?? 0) > 0;

/** Takes the copy of a tile that a player was given, or else one of a pile. */
export function takeCopy(
	game: MutableGame,
	player: PlayerIndex,
	tile: TileId,
	pile: Map<TileId, number>
): void {
	if (tileInHand(game, player) !== tile) takeTile(pile, tile);
	else game.turnedUp = game.turnedUp.filter((one) => one.player !== player);
}

/** Takes a drawn tile out of the game, or puts it back. Whoever drew it draws again, even out of turn. */
export function putAside(
	game: MutableGame,
	player: PlayerIndex,
	type: TileType,
	goesBack: boolean
): void {
	game.toMove = player;
	takeCopy(game, player, type.id, game.left);
	if (goesBack) {
		returnTile(game.left, type.id);
		return;
	}
	game.aside.push(type.id);
	drawHidden(game, type);
}

/** Draws a tile that nobody lays yet. */
export function turnUp(game: MutableGame, tile: TileId): void {
	takeTile(game.left, tile);
	game.turnedUp = [...game.turnedUp, { tile }];
}

/** Gives a tile that was turned up to the player who lays it. */
export function handOut(game: MutableGame, tile: TileId, player: PlayerIndex): void {
	const at = game.turnedUp.findIndex((one) => one.tile === tile && one.player === undefined);
	game.turnedUp = game.turnedUp.with(at, { tile, player });
}

/** True if a tile's pile is the one drawn from now: the one of lowest order that isn't used up. */
export function isDrawnNow({ left, rules }: Game, tile: TileId): boolean {
	const { piles } = rules;
	const own = piles.get(tile) ?? pileByKind(rules, tile);
	for (const id of piles.keys())
		if ((left.get(id) ?? 0) > 0 && (piles.get(id) ?? 0) < own) return false;
	if (own <= 0) return true;
	// Tiles of no pile have order 0.
	for (const id of left.keys()) if ((left.get(id) ?? 0) > 0 && !piles.has(id)) return false;
	return true;
}

/** The order of the pile with which a tile is drawn that belongs to none. */
const pileByKind = ({ pilesByKind, counts, tiles }: Rules, tile: TileId): number =>
	pilesByKind.size === 0 || counts.has(tile)
		? 0
		: (tiles
				.get(tile)
				?.segments.map(({ kind }) => pilesByKind.get(kind))
				.find((order) => order !== undefined) ?? 0);

export function hasTilesLeft(game: Game): boolean {
	if (game.unseen > 0) return tilesLeft(game) > 0;
	for (const count of game.left.values()) if (count > 0) return true;
	return false;
}

/** Tiles left to draw. */
export function tilesLeft({ left, unseen }: Game): number {
	let sum = -unseen;
	for (const count of left.values()) if (count > 0) sum += count;
	return Math.max(0, sum);
}

/** Draws a tile that is laid face down under the given one, if that hides another; perhaps none is left to draw. */
export function drawHidden(game: MutableGame, type: TileType): void {
	if (game.rules.answering.hidesAnother.some((module) => module.hidesAnother(type)))
		drawUnseen(game);
}

/** Draws a tile that is laid face down; perhaps none is left to draw. @internal */
export function drawUnseen(game: MutableGame): void {
	if (hasTilesLeft(game)) game.unseen += 1;
}

export const inSupply = (game: Game, player: PlayerIndex, kind: PieceKindId): number =>
	game.supply[player]?.[kind] ?? 0;

/** How many of a token a player has. */
export const tokensOf = (game: Game, player: PlayerIndex, token: TokenId): number =>
	game.tokens[player]?.[token] ?? 0;

/** The latest settlement of some kind; undefined without one. Cheap enough for every event: it copies nothing. */
export function lastSettlement<S extends Settlement>(
	{ history }: Game,
	isSought: (one: Settlement) => one is S
): S | undefined {
	for (let index = history.length - 1; index >= 0; index--) {
		const found = history[index]?.settlements.findLast(isSought);
		if (found) return found;
	}
	return undefined;
}

/**
 * Sums up a game's history. The sum is kept, and only the outcomes since the last call are added to it: this is cheap enough for
 * every event, however long the game is. A history only grows.
 * @param begin the sum of an empty history
 * @param add adds one more outcome to the sum
 */
export function sumOfHistory<S>(
	begin: (game: Game) => S,
	add: (sum: S, outcome: Outcome, game: Game) => void
): (game: Game) => S {
	const known = new WeakMap<Game['history'], { readonly sum: S; seen: number }>();
	return (game) => {
		const { history } = game;
		const carried = known.get(history) ?? { sum: begin(game), seen: 0 };
		known.set(history, carried);
		while (carried.seen < history.length) {
			const outcome = history[carried.seen++];
			if (outcome) add(carried.sum, outcome, game);
		}
		return carried.sum;
	};
}

/** Every settlement so far, in order. */
export const ledgerOf = (game: Game): readonly Settlement[] =>
	game.history.flatMap(({ settlements }) => settlements);
