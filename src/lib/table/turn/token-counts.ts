import { tokensOf, type Game } from '../../engine/game';
import type { Gain } from '../../engine/ledger';
import { RECOUNTED, type Recount } from '../../rules/base/events';

/** How many tokens of each kind the players have, by seat and then in the order of the game's tokens. */
export type TokenCounts = readonly (readonly number[])[];

export const tokenCounts = (game: Game): TokenCounts =>
	game.supply.map((_, player) => game.rules.tokens.map((token) => tokensOf(game, player, token)));

/** What must be given or taken so that the players have as many as `wanted` says. */
export const changesTo = (game: Game, wanted: TokenCounts): readonly Gain[] =>
	wanted.flatMap((own, player) =>
		game.rules.tokens.flatMap((token, index) => {
			const count = (own[index] ?? 0) - tokensOf(game, player, token);
			return count === 0 ? [] : [{ player, token, count }];
		})
	);

/** Tokens counted again by hand. */
export const recountOf = (changes: readonly Gain[], why: Recount['why']): Recount => ({
	type: RECOUNTED,
	changes: [...changes],
	why
});

/** Two changes one after the other as one; changes that cancel each other out are gone. */
export function joinChanges(first: readonly Gain[], second: readonly Gain[]): readonly Gain[] {
	const sums = new Map<string, Gain>();
	for (const gain of [...first, ...second]) {
		const key = `${String(gain.player)} ${gain.token}`;
		sums.set(key, { ...gain, count: gain.count + (sums.get(key)?.count ?? 0) });
	}
	return [...sums.values()].filter(({ count }) => count !== 0);
}
