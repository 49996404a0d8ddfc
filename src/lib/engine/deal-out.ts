import type { Game } from './game';
import type { TileToken } from './ledger';
import type { PlayerIndex } from './piece';

/* Tokens on tiles are dealt out to whoever may take them. Only games that have such tokens load this. */

/** Tokens, and the players who may take any of them. */
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
 * Deals out tokens on tiles: from one player on, in turn order, everybody who may takes one, round after round, until none is
 * left that anybody may take.
 * @param from who takes first
 * @param pick which of several tokens a player takes, given those left on all tiles; undefined if the player has to say
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
