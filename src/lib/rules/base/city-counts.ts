import type { Feature } from '../../engine/feature';
import type { Game } from '../../engine/game';
import type { Counts, Rates, RuleId } from '../../engine/ledger';

/* What fields are paid for cities: each city counts once, and some count once more if a module says so. */

/** The counts of some cities. */
export function countCities({ rules }: Game, cities: readonly Feature[]): Counts {
	const counts: Record<string, number> = { cities: cities.length };
	for (const { again } of rules.answering.again)
		counts[again.of] = cities.filter((city) => again.is(city)).length;
	return counts;
}

/** The rates by which they are paid. */
export function cityRates({ rules }: Game, each: number): Rates {
	const rates: Record<string, number> = { cities: each };
	for (const { again } of rules.answering.again) rates[again.of] = each;
	return rates;
}

/** The rules by which some of the cities are paid once more; `changedBy` is absent if there are none. */
export function rulesAgain(
	{ rules }: Game,
	cities: readonly Feature[]
): { readonly changedBy?: readonly RuleId[] } {
	const found = rules.answering.again.flatMap(({ again }) =>
		cities.some((city) => again.is(city)) ? again.rule : []
	);
	return found.length === 0 ? {} : { changedBy: found };
}
