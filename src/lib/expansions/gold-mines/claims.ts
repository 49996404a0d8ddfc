import { completedBy } from '../../engine/board';
import { isCompleted, originOf, type Feature } from '../../engine/feature';
import { compareStrength, featuresWithFigures } from '../../engine/figures';
import type { Game } from '../../engine/game';
import {
	isOfFeature,
	strongest,
	type FeatureSettlement,
	type Settlement,
	type TileToken
} from '../../engine/ledger';
import type { Change } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Spot } from '../../engine/spot';
import { tokensOn } from '../../engine/tile-tokens';
import type { Claim } from '../../engine/deal-out';
import type { BaseOccasion } from '../../rules/base/codes';
import { isBegun } from '../../rules/base/events';
import { countIn, isScored } from '../../rules/base/settle';
import { INGOT } from './tiles';

/** A completed feature, and who may take the ingots on its tiles; around a monastery also those on the eight tiles. */
export interface GoldClaim extends Claim {
	readonly feature: Pick<FeatureSettlement, 'kind' | 'at'>;
}

const COMPLETED: BaseOccasion = 'completed';

/** The claims on what a change completed, before its figures go home; of an existing table on all that is scored when play begins. */
export const claimsIn = ({ game, event, touched }: Change): readonly GoldClaim[] =>
	(isBegun(event) ? featuresWithFigures(game).filter(isCompleted) : completedBy(touched))
		.filter((feature) => isScored(game, feature))
		.flatMap((feature) => claimOn(game, feature));

const claimOn = (game: Game, feature: Feature): readonly GoldClaim[] =>
	claim(game, countIn(game, feature).tiles, {
		feature: { kind: feature.kind, at: originOf(feature) },
		players: strongest(compareStrength(game, [feature]))
	});

/** The claims on what was completed in this turn, after its figures went home; before the first turn, when play began. */
export const claimsSince = (game: Game): readonly GoldClaim[] =>
	inTurn(game)
		.filter(isOfFeature)
		.filter(({ occasion }) => occasion === COMPLETED)
		.flatMap(({ kind, at, tiles, compared }) =>
			claim(game, tiles, { feature: { kind, at }, players: strongest(compared) })
		);

/** What was settled in this turn so far. */
export const inTurn = ({ history, turn }: Game): readonly Settlement[] =>
	history.slice(turn?.since ?? 0).flatMap(({ settlements }) => settlements);

function claim(
	game: Game,
	spots: readonly Spot[],
	whose: { readonly feature: GoldClaim['feature']; readonly players: readonly PlayerIndex[] }
): readonly GoldClaim[] {
	const tokens: readonly TileToken[] = whose.players.length > 0 ? tokensOn(game, INGOT, spots) : [];
	return tokens.length > 0 ? [{ ...whose, tokens }] : [];
}
