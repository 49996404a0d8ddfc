import type { MutableGame, Game } from './game';
import type { TileToken, TokenId } from './ledger';
import type { PlayerIndex } from './piece';
import { sameSpot, type Place, type Spot } from './spot';

/** Gives a player tokens, or takes them away if the count is below 0. */
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

/** How many tokens of a kind lie on a tile. */
export function countOn({ onTiles }: Game, token: TokenId, spot: Spot): number {
	let count = 0;
	for (const one of onTiles) if (one.token === token && sameSpot(spot, one.at)) count++;
	return count;
}

/** The tokens of a kind on some tiles, in the order in which they were put there; each once. */
export function tokensOn(
	{ onTiles }: Game,
	token: TokenId,
	spots: readonly Spot[]
): readonly TileToken[] {
	const found: TileToken[] = [];
	for (const one of onTiles)
		if (one.token === token && spots.some((spot) => sameSpot(spot, one.at))) found.push(one);
	return found;
}

/** The token that lies on a segment; undefined without one. */
export function tokenAt({ onTiles }: Game, place: Place): TileToken | undefined {
	for (const one of onTiles)
		if (one.at.segment === place.segment && sameSpot(one.at, place)) return one;
	return undefined;
}
