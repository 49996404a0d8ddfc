import type { MutableGame, Game } from './game';
import type { TileToken, TokenId } from './ledger';
import type { PlayerIndex } from './piece';
import { sameSpot, type Spot } from './spot';

/** A player gets tokens, or below 0 gives them away. */
export function addTokens(
	game: MutableGame,
	player: PlayerIndex,
	token: TokenId,
	count: number
): void {
	const own = game.tokens[player];
	if (own) own[token] = (own[token] ?? 0) + count;
}

/** Puts a token onto a tile, above those that lie there already. */
export function putOnTile(game: MutableGame, token: TileToken): void {
	game.onTiles.add(token);
}

/** Takes a token off its tile. Throws for one that doesn't lie there. */
export function takeOffTile(game: MutableGame, token: TileToken): void {
	if (!game.onTiles.delete(token)) throw new Error('A token is taken off a tile where it isn’t.');
}

/** The tokens of a kind on some tiles, in the order in which they were put there; each once. */
export function tokensOn(
	{ onTiles }: Game,
	token: TokenId,
	spots: readonly Spot[]
): readonly TileToken[] {
	if (onTiles.size === 0) return [];
	return [...onTiles].filter(
		(one) => one.token === token && spots.some((spot) => sameSpot(spot, one.at))
	);
}
