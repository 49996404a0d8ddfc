import type { Game } from '../../engine/game';
import {
	award,
	strongest,
	type Occasion,
	type RuleId,
	type Stage,
	type TokenId,
	type TokenSettlement
} from '../../engine/ledger';
import type { BaseCountable } from './codes';

/** How a module pays the majority of a token. */
interface MajorityRule {
	readonly stage: Stage;
	readonly occasion: Occasion;
	readonly rule: RuleId;
	readonly points: number;
}

const MAJORITY: BaseCountable = 'majorities';

/**
 * What the majority of a token pays: the points to everybody who ties for it, nobody where no player has any. Players
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
	return {
		...rule,
		...{ kind: 'tokens', token, compared },
		...{ rulings: [], tiles: [], pennants: [], cities: [], home: [] },
		awards: strongest(compared).map((player) =>
			award(player, { [MAJORITY]: points }, { [MAJORITY]: 1 })
		)
	};
}
