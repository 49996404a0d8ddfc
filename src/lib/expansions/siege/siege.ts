import { tileCount } from '../../engine/feature';
import type { Payment, RuleModule, TariffChange } from '../../engine/module';
import { smallCityPaysLess } from '../../rules/base/rulings';
import { isBesieged } from './tiles';

/** How sums name besieged cities, which pay fields once more. */
export const AGAIN = 'cities/besieged';

/** The note about them. */
export const NOTE = 'siege/besieged';

/** Besieged cities: they pay less, and pay fields twice. */
export const siege: RuleModule = {
	id: 'besieged-cities',
	codes: { countables: [AGAIN], notes: [NOTE] },
	tariff,
	again: { rule: 'SIEGE-4', of: AGAIN, is: isBesieged }
};

/** A completed one pays 1 less for each tile and pennant, an unfinished one nothing. */
function tariff({ game, feature, occasion }: Payment): TariffChange | undefined {
	if (!isBesieged(feature)) return undefined;
	if (occasion === 'unfinished') return { rule: 'SIEGE-3', nothing: true };
	if (occasion !== 'completed') return undefined;
	const { rulings } = game.rules;
	if (smallCityPaysLess(rulings) && tileCount(feature) === 2)
		return rulings['siegeSmallCity'] === 'as-others'
			? { rule: 'SIEGE-11' }
			: { rule: 'SIEGE-11', adds: LESS };
	return { rule: 'SIEGE-2', adds: LESS };
}

const LESS = { tiles: -1, pennants: -1 };
