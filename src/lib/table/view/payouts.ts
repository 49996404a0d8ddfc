import type { Game } from '../../engine/game';
import type { Award, AwardLine, Settlement } from '../../engine/ledger';
import type { PlayerIndex } from '../../engine/piece';
import { sumByTile, type Proof, type TileSum } from '../../rules/base/proof';
import { isScored, awardFor, settleFeature } from '../../rules/base/settle';

/** When a feature pays: it did, it does if the game ends now, or it would if it were completed as it lies. */
type When = 'paid' | 'ended' | 'completed';

/** What a feature pays to those who get the same sum. */
export interface Payout {
	readonly when: When;
	readonly settlement: Settlement;
	/** By seat. Empty if no figure counts: then the sum is what somebody who stood there would get. */
	readonly players: readonly PlayerIndex[];
	readonly lines: readonly AwardLine[];
	readonly points: number;
	/** The sum of the lines, if the points are half of it; see {@link Award.halfOf}. */
	readonly halfOf?: number;
	/** The neutral figure because of which the points are halved. */
	readonly halvedBy?: string;
}

/** What a feature pays, the most important first. If more may not be shown, only what it has already paid. */
export function payoutsOf(game: Game, proof: Proof, showsPoints: boolean): readonly Payout[] {
	const of = (when: When, settlements: readonly Settlement[]) =>
		settlements.flatMap((settlement) => payouts(when, settlement, forNobodyIn(game, proof)));
	// The last is what a feature is remembered for; the cities of a farm have no order.
	const paid = of('paid', proof.feature.kind === 'field' ? proof.paid : latestFirst(proof.paid));
	const whole = wholeFeature(game, proof);
	return showsPoints
		? [...of('ended', proof.ifEndedNow), ...of('completed', whole ? [whole] : []), ...paid]
		: paid;
}

/**
 * The latest payments first, then what the feature paid without comparing its figures, such as to somebody elsewhere; tokens
 * last.
 */
const latestFirst = (paid: readonly Settlement[]): readonly Settlement[] =>
	paid.toReversed().sort((a, b) => rankOf(a) - rankOf(b));

function rankOf(settlement: Settlement): number {
	if (givesOnlyTokens(settlement)) return 2;
	return settlement.compared.length === 0 ? 1 : 0;
}

const givesOnlyTokens = ({ awards, gains }: Settlement): boolean =>
	gains !== undefined && awards.length === 0;

/**
 * What an unfinished road or city would pay if it were completed as it is now. Undefined if it can't be completed, would pay
 * nobody, or would pay the same as if the game ended now.
 */
function wholeFeature(game: Game, proof: Proof): Settlement | undefined {
	const { feature, completed, open } = proof;
	const may = feature.first.segment.shape !== 'centre' && isScored(game, feature);
	if (!may || completed || open.some(({ never }) => never)) return undefined;
	const whole = settleFeature(game, feature, 'completed');
	return whole.awards.length > 0 && paysOtherwise(whole, proof.ifEndedNow) ? whole : undefined;
}

const paysOtherwise = ({ awards }: Settlement, ended: readonly Settlement[]): boolean =>
	JSON.stringify(awards) !== JSON.stringify(ended.flatMap((one) => one.awards));

/** The sum of a feature on which no figure counts; empty for one that is never scored by itself, such as a field. */
const forNobodyIn = (game: Game, { feature, completed }: Proof): Sum =>
	(isScored(game, feature)
		? awardFor(game, feature, completed ? 'completed' : 'unfinished', 0)
		: undefined) ?? NO_SUM;

type Sum = Omit<Award, 'player'>;
const NO_SUM: Sum = { lines: [], points: 0 };

function payouts(when: When, settlement: Settlement, forNobody: Sum): readonly Payout[] {
	const { awards } = settlement;
	if (givesOnlyTokens(settlement)) return [payout(when, settlement, NO_SUM)];
	if (awards.length === 0) return [payout(when, settlement, forNobody)];
	const sums = new Set(awards.map(sumText));
	return [...sums].flatMap((sum) => {
		const same = awards.filter((award) => sumText(award) === sum);
		return same.slice(0, 1).map((award) => payout(when, settlement, award, same));
	});
}

const sumText = ({ lines, halfOf, halvedBy }: Award): string =>
	JSON.stringify([lines, halfOf, halvedBy]);

const payout = (
	when: When,
	settlement: Settlement,
	{ lines, points, halfOf, halvedBy }: Sum,
	awards: readonly Award[] = []
): Payout => ({
	when,
	settlement,
	players: awards.map(({ player }) => player),
	lines,
	points,
	...(halfOf !== undefined && { halfOf }),
	...(halvedBy !== undefined && { halvedBy })
});

/** The sum of a payout, tile by tile. */
export const tilesOf = ({ settlement, lines }: Payout): TileSum => sumByTile(settlement, lines);
