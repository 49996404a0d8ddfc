import { featureAt } from '../../../engine/board';
import { citiesAround, isCompleted, type Feature } from '../../../engine/feature';
import { compareStrength } from '../../../engine/figures';
import { isRunning, ledgerOf, type Game } from '../../../engine/game';
import { isOfFeature, type RuleId, type Settlement } from '../../../engine/ledger';
import { settleAll } from '../../../engine/play';
import { ENDED } from '../events';
import { farmRule } from '../farms';
import { farmersPlayed } from '../rulings';
import { isScored, settleFeature } from '../settle';

/** What a feature, or a part of it before merging, has paid so far. */
export const settlementsFor = (game: Game, feature: Feature): readonly Settlement[] =>
	ledgerOf(game).filter(isFor(game, feature));

/** What a feature pays if the game ends now. */
export function finalSettlements(
	game: Game,
	feature: Feature,
	paid: readonly Settlement[]
): readonly Settlement[] {
	if (paid.some((one) => isFinal(one, feature))) return [];
	const comes = isRunning(game) && feature.pieces.length > 0;
	const end = comes ? settleAll({ game, event: { type: ENDED }, touched: [] }) : [];
	const own = end.filter(isFor(game, feature));
	return own.length > 0 || !isScored(game, feature) ? own : [forNobody(game, feature)];
}

/**
 * The rule that decides what a feature pays: for a kind that never pays, the rule that says so; else the rule of the last
 * settlement that gives more than tokens; else the rule of farms.
 */
export const ruleFor = (
	{ rules }: Game,
	{ kind }: Feature,
	settlements: readonly Settlement[]
): RuleId =>
	rules.unpaid[kind] ??
	settlements.findLast(({ awards, gains }) => awards.length > 0 || !gains)?.rule ??
	(farmersPlayed(rules.rulings) ? farmRule(rules.rulings) : 'FIG-5');

/** True for the last scoring of a feature that isn't a field. A completed feature may have been opened again by a link. */
const isFinal = ({ kind, occasion }: Settlement, feature: Feature): boolean =>
	kind !== 'field' &&
	(occasion === 'unfinished' || (occasion === 'completed' && isCompleted(feature)));

/** Returns a test for settlements that pay for a feature. By the rule of 2000 completed cities pay for the farms around them. */
function isFor(game: Game, feature: Feature): (settlement: Settlement) => boolean {
	const cities = new Set(isFarm(game, feature) ? completedAround(feature) : []);
	return (settlement) => {
		if (!isOfFeature(settlement)) return false;
		const { kind, occasion, at } = settlement;
		const settled = featureAt(game.board, at);
		const byCity = kind === 'city' && occasion === 'farm';
		return settled !== undefined && (byCity ? cities.has(settled) : settled === feature);
	};
}

/** True for a field with figures that count. */
const isFarm = (game: Game, feature: Feature): boolean =>
	feature.kind === 'field' && compareStrength(game, [feature]).length > 0;

const completedAround = (farm: Feature): readonly Feature[] =>
	citiesAround(farm)
		.map(({ city }) => city)
		.filter(isCompleted);

/** What a feature would pay, as a settlement in which nobody gets it. */
const forNobody = (game: Game, feature: Feature): Settlement => ({
	...settleFeature(game, feature, isCompleted(feature) ? 'completed' : 'unfinished'),
	awards: []
});
