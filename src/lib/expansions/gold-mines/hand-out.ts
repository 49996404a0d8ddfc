import type { Rulings } from '../../engine/rulings';
import type { Game } from '../../engine/game';
import {
	type FeatureSettlement,
	type Gain,
	type RuleId,
	type Settlement,
	type TileToken
} from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { claimantsOf, dealOut, type Claim, type Dealt, type Take } from '../../engine/deal-out';
import { choiceMatters, hasChoice } from './choice';
import type { GoldClaim } from './claims';
import { GOLD_RULING } from './rulings';
import { INGOT } from './tiles';

/** True when players choose the tile from which they take an ingot. */
const playersChooseGold = (rulings: Rulings): boolean => rulings[GOLD_RULING] !== 'claimants';

/** Why ingots leave their tiles. */
export const TAKEN = 'gold-mines/taken';

const ALONE: RuleId = 'GOLD-4';
const SHARED: RuleId = 'GOLD-5';

/** Deals out ingots until somebody has to choose; see GOLD-5 and GOLD-6. */
export const dealGold = (game: Game, claims: readonly Claim[], from: PlayerIndex): Dealt =>
	dealOut(game, claims, from, (own, player, left) =>
		playersChooseGold(game.rules.rulings) &&
		hasChoice(claims, own) &&
		choiceMatters(game.players, claims, left, player)
			? undefined
			: mostClaimed(own, claims)
	);

/** The ingot that the most players may take; the first of several. */
function mostClaimed(own: readonly TileToken[], claims: readonly Claim[]): TileToken | undefined {
	const claimants = (token: TileToken): number => claimantsOf(token, claims).length;
	const most = Math.max(...own.map(claimants));
	return own.find((token) => claimants(token) === most);
}

/** All ingots that could be taken. */
const ingotsIn = (claims: readonly Claim[]): ReadonlySet<TileToken> =>
	new Set(claims.flatMap(({ tokens }) => tokens));

/** Settles what is taken after a turn, beginning with a player. */
export function settleHandOut(
	game: Game,
	claims: readonly GoldClaim[],
	from: PlayerIndex
): readonly Settlement[] {
	if (claims.length === 0) return [];
	const { takes } = dealGold(game, claims, from);
	const decided = choiceMatters(game.players, claims, ingotsIn(claims), from);
	return settleTakes(takes, claims, decided);
}

/** Settles what was taken, separately for each feature. The last settlement and the last gain in it are of whoever took last. */
export const settleTakes = (
	takes: readonly Take[],
	claims: readonly GoldClaim[],
	decided: boolean
): readonly Settlement[] =>
	[...byLast(takes, (take) => claimFor(take, claims))].map(([{ feature }, own]) =>
		settlementOf(feature, own, {
			rule: claims.length > 1 || claims.some(({ players }) => players.length > 1) ? SHARED : ALONE,
			rulings: decided ? [GOLD_RULING] : []
		})
	);

function settlementOf(
	feature: GoldClaim['feature'],
	takes: readonly Take[],
	why: Pick<FeatureSettlement, 'rule' | 'rulings'>
): Settlement {
	const taken = takes.map(({ token }) => token);
	return {
		...feature,
		...why,
		stage: 'tokens',
		occasion: TAKEN,
		tiles: [...new Set(taken.map(({ at }) => at))],
		pennants: [],
		cities: [],
		compared: [],
		awards: [],
		gains: [...byLast(takes, ({ player }) => player)].map(([player, own]): Gain => ({
			player,
			token: INGOT,
			count: own.length
		})),
		taken,
		home: []
	};
}

/** The claim by which a player takes an ingot. Throws if nobody may take it. */
function claimFor({ player, token }: Take, claims: readonly GoldClaim[]): GoldClaim {
	const there = claims.filter(({ tokens }) => tokens.includes(token));
	const found = there.find(({ players }) => players.includes(player)) ?? there[0];
	if (!found) throw new Error('Nobody may take this ingot.');
	return found;
}

/** Groups things by a key. The groups are in the order in which their keys come up last. */
function byLast<T, Key>(all: readonly T[], keyOf: (one: T) => Key): ReadonlyMap<Key, readonly T[]> {
	const found = new Map<Key, readonly T[]>();
	for (const one of all) {
		const key = keyOf(one);
		const own = found.get(key) ?? [];
		found.delete(key);
		found.set(key, [...own, one]);
	}
	return found;
}
