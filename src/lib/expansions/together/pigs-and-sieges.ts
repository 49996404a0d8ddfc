import { citiesAround, isCompleted } from '../../engine/feature';
import type { Payment, RuleModule } from '../../engine/module';
import type { InterplayRules } from '../../rules/base/expansion';
import { isHerdPaid as isOtherHerdPaid } from '../gq11/herd';
import { isHerdPaid } from '../river-2/printed';
import { AGAIN } from '../siege/siege';
import { isBesieged } from '../siege/tiles';
import { isPigPaid } from '../traders-and-builders/pig';

/* What pigs bring for besieged cities, which pay fields twice: 1 for each time, or 1 in all. */

const NO_TILES = (): Record<string, number> => ({});

/** A pig counts once more for a besieged city, unless a ruling says otherwise. */
export const PIG_AND_SIEGE_RULES: InterplayRules = {
	counts: NO_TILES,
	modules: (rulings) =>
		rulings['siegePig'] === 'once' ? [] : [oneMore('siege-pig', 'SIEGE-8', isPigPaid)]
};

/** By a ruling a pig herd also counts once more for a besieged city. */
export const HERD_AND_SIEGE_RULES: InterplayRules = {
	counts: NO_TILES,
	modules: (rulings) =>
		rulings['siegeHerd'] === 'twice' ? [oneMore('siege-herd', 'SIEGE-13', isHerdCounted)] : []
};

const isHerdCounted = (payment: Payment): boolean =>
	payment.game.rules.modules.has('pig-herd') && isHerdPaid(payment);

/** The same for the pigs on another box's tile, if they are a herd. */
export const OTHER_HERD_AND_SIEGE_RULES: InterplayRules = {
	counts: NO_TILES,
	modules: (rulings) =>
		rulings['siegeHerd'] === 'twice'
			? [oneMore('siege-gq11-herd', 'SIEGE-13', isOtherHerdCounted)]
			: []
};

const isOtherHerdCounted = (payment: Payment): boolean =>
	payment.game.rules.modules.has('gq11-herd') && isOtherHerdPaid(payment);

const oneMore = (id: string, rule: string, isPaid: (payment: Payment) => boolean): RuleModule => ({
	id,
	tariff: (payment) =>
		isPaid(payment) && hasBesieged(payment) ? { rule, adds: { [AGAIN]: 1 } } : undefined
});

/** True if a completed besieged city pays. */
const hasBesieged = ({ feature }: Payment): boolean =>
	isBesieged(feature) ||
	citiesAround(feature).some(({ city }) => isCompleted(city) && isBesieged(city));
