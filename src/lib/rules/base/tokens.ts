import { isRunning, ledgerOf, tokensOf, type Game } from '../../engine/game';
import {
	award,
	ofNoFeature,
	type HeldToken,
	strongest,
	type Occasion,
	type RuleId,
	type Settlement,
	type Stage,
	type TokenId,
	type TokenSettlement
} from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import type { BaseCountable } from './codes';

/** How a module pays the majority of a token. */
interface MajorityRule {
	readonly stage: Stage;
	readonly occasion: Occasion;
	readonly rule: RuleId;
	readonly points: number;
}

/**
 * What a player has of each token of the game, without titles: see `titlesIn`.
 * @param later settlements of the final scoring that haven't been shown yet
 */
export function tokensHeld(
	game: Game,
	player: PlayerIndex,
	later: readonly Settlement[] = []
): readonly HeldToken[] {
	const tokens = countedTokens(game.rules);
	if (tokens.length === 0) return [];
	const paid = isRunning(game)
		? []
		: ledgerOf(game)
				.filter((one) => one.kind === 'tokens')
				.filter((one) => !later.includes(one));
	return tokens.map((token) => ({
		token,
		count: tokensOf(game, player, token),
		most: paid.some((one) => one.token === token && strongest(one.compared).includes(player))
	}));
}

/** The tokens that are counted: all but titles, of which there is one each. */
export const countedTokens = ({ tokens, titles }: Game['rules']): readonly TokenId[] =>
	tokens.filter((token) => !titles.some((title) => title.token === token));

const MAJORITY: BaseCountable = 'majorities';

/**
 * What the majority of a token pays: the points for everybody who ties for it, and nothing if no player has any. Players
 * without any aren't compared.
 */
export function settleMajority(
	{ tokens }: Game,
	token: TokenId,
	{ points, ...rule }: MajorityRule
): TokenSettlement {
	const compared = tokens
		.map((own, player) => ({ player, strength: own[token] ?? 0, pieces: [] }))
		.filter(({ strength }) => strength > 0)
		.sort((a, b) => b.strength - a.strength || a.player - b.player);
	return ofNoFeature({
		...rule,
		token,
		compared,
		awards: strongest(compared).map((player) =>
			award(player, { [MAJORITY]: points }, { [MAJORITY]: 1 })
		)
	});
}
