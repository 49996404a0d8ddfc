import { originOf, type Feature } from '../../engine/feature';
import { compareStrength } from '../../engine/figures';
import type { Game } from '../../engine/game';
import {
	isOfFeature,
	strongest,
	type FeatureSettlement,
	type Settlement,
	type Strength
} from '../../engine/ledger';
import type { Change } from '../../engine/module';
import type { Spot } from '../../engine/spot';
import { tokensOn } from '../../engine/tile-tokens';
import type { Claim } from '../../engine/deal-out';
import type { BaseOccasion } from '../../rules/base/codes';
import { completedIn, isScored, tilesThatCount } from '../../rules/base/settle';
import { INGOT } from './tiles';

/** A completed feature, and who may take the ingots on its tiles; around a monastery also those on the eight tiles. */
export interface GoldClaim extends Claim {
	readonly feature: Pick<FeatureSettlement, 'kind' | 'at'>;
}

const COMPLETED: BaseOccasion = 'completed';

/**
 * The claims on what a change completed, before its figures go home; on an existing table, on everything that is scored when play
 * begins.
 */
export const claimsIn = (change: Change): readonly GoldClaim[] =>
	completedIn(change)
		.filter((feature) => isScored(change.game, feature))
		.flatMap((feature) => claimOn(change.game, feature));

const claimOn = (game: Game, feature: Feature): readonly GoldClaim[] =>
	claim(game, tilesThatCount(game, feature), {
		feature: { kind: feature.kind, at: originOf(feature) },
		compared: () => compareStrength(game, [feature])
	});

/** The claims on what was completed in this turn, or before the first turn when play began, after its figures went home. */
export const claimsSince = (game: Game): readonly GoldClaim[] =>
	inTurn(game)
		.filter(isOfFeature)
		.filter(({ occasion }) => occasion === COMPLETED)
		.flatMap(({ kind, at, tiles, compared }) =>
			claim(game, tiles, { feature: { kind, at }, compared: () => compared })
		);

/** What was settled in this turn so far. */
export const inTurn = ({ history, turn }: Game): readonly Settlement[] =>
	history.slice(turn?.since ?? 0).flatMap(({ settlements }) => settlements);

/** A claim on the ingots of some tiles; none if no ingot lies there, or if nobody has figures. */
function claim(
	game: Game,
	spots: readonly Spot[],
	{ feature, compared }: { feature: GoldClaim['feature']; compared: () => readonly Strength[] }
): readonly GoldClaim[] {
	const tokens = tokensOn(game, INGOT, spots);
	if (tokens.length === 0) return [];
	const players = strongest(compared());
	return players.length > 0 ? [{ feature, players, tokens }] : [];
}
