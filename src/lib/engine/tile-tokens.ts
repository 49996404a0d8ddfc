import type { MutableGame, Game } from './game';
import type { TileToken, TokenId } from './ledger';
import type { PlayerIndex } from './piece';
import { sameSpot, type Spot } from './spot';

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

/** Tokens that some players may take, all or none of them. */
export interface Claim {
	readonly tokens: readonly TileToken[];
	readonly players: readonly PlayerIndex[];
}

/** A token that a player takes off its tile. */
export interface Take {
	readonly player: PlayerIndex;
	readonly token: TileToken;
}

/** Tokens dealt out, in order; and who must say which one to take before more are dealt. */
export interface Dealt {
	readonly takes: readonly Take[];
	readonly asked?: PlayerIndex;
}

/**
 * Deals out tokens on tiles: from a player on, in turn order, everybody who may takes one, round and round until none is left that
 * anybody may take.
 * @param from who takes first
 * @param pick which of several tokens a player takes, and which are left; undefined where the player has to say it
 */
export function dealOut(
	{ players }: Pick<Game, 'players'>,
	claims: readonly Claim[],
	from: PlayerIndex,
	pick: (
		own: readonly TileToken[],
		player: PlayerIndex,
		left: ReadonlySet<TileToken>
	) => TileToken | undefined = ([first]) => first
): Dealt {
	const takes: Take[] = [];
	const left = new Set(claims.flatMap(({ tokens }) => tokens));
	for (let turn = 0, idle = 0; left.size > 0 && idle < players; turn++) {
		const player = (from + turn) % players;
		const own = claimedBy(player, claims).filter((token) => left.has(token));
		idle = own.length > 0 ? 0 : idle + 1;
		if (own.length === 0) continue;
		const token = pick(own, player, left);
		if (!token) return { takes, asked: player };
		left.delete(token);
		takes.push({ player, token });
	}
	return { takes };
}

const claimedBy = (player: PlayerIndex, claims: readonly Claim[]): readonly TileToken[] => [
	...new Set(claims.flatMap(({ tokens, players }) => (players.includes(player) ? tokens : [])))
];

/** Everybody who may take a token, by seat. */
export const claimantsOf = (token: TileToken, claims: readonly Claim[]): readonly PlayerIndex[] =>
	[
		...new Set(claims.flatMap(({ tokens, players }) => (tokens.includes(token) ? players : [])))
	].sort((a, b) => a - b);
