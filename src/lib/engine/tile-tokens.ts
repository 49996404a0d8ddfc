import type { MutableGame, Game } from './game';
import type { TileToken, TokenId } from './ledger';
import type { PlayerIndex } from './piece';
import { sameSpot, type Spot } from './spot';

/** Puts a token onto a tile, above those that lie there already. @internal */
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
interface Claim {
	readonly tokens: readonly TileToken[];
	readonly players: readonly PlayerIndex[];
}

/**
 * Deals out tokens on tiles: from a player on, in turn order, everybody who may takes one, round and round until none is left that
 * anybody may take.
 * @param from who takes first
 * @param pick which of several tokens a player takes
 * @returns by player, what each takes; players who take nothing are missing
 * @internal
 */
export function dealOut(
	{ players }: Pick<Game, 'players'>,
	claims: readonly Claim[],
	from: PlayerIndex,
	pick: (tokens: readonly TileToken[]) => TileToken | undefined = ([first]) => first
): ReadonlyMap<PlayerIndex, readonly TileToken[]> {
	const dealt = new Map<PlayerIndex, readonly TileToken[]>();
	const left = new Set(claims.flatMap(({ tokens }) => tokens));
	for (let turn = 0, idle = 0; left.size > 0 && idle < players; turn++) {
		const player = (from + turn) % players;
		const taken = pick(claimedBy(player, claims).filter((token) => left.has(token)));
		idle = taken ? 0 : idle + 1;
		if (!taken) continue;
		left.delete(taken);
		dealt.set(player, [...(dealt.get(player) ?? []), taken]);
	}
	return dealt;
}

const claimedBy = (player: PlayerIndex, claims: readonly Claim[]): readonly TileToken[] => [
	...new Set(claims.flatMap(({ tokens, players }) => (players.includes(player) ? tokens : [])))
];
