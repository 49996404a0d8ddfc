import type { Feature } from './feature';
import type { Countable, Rates, RuleId } from './ledger';
import type { SegmentKind } from './tile';

/** What the features of a kind pay whoever has the majority, unless modules change it; see `TariffChange`. */
interface FeatureScoring {
	/** Kinds with lower numbers are scored first in the final scoring. */
	readonly order: number;
	readonly completed: BasicTariff;
	readonly unfinished: BasicTariff;
}

interface BasicTariff {
	/** The rule that says so. */
	readonly rule: RuleId;
	readonly rates: Rates;
}

/** How features are scored, by kind. Kinds that nobody scores aren't listed; fields are scored by rules of their own. */
export type ScoringByKind = Readonly<Partial<Record<SegmentKind, FeatureScoring>>>;

/** Cities for which fields are paid once more. */
export interface CitiesAgain {
	/** The rule that says so. */
	readonly rule: RuleId;
	/** What they are called when they are counted again: `cities/…`. */
	readonly of: Countable;
	/** True for such a city. */
	is(city: Feature): boolean;
}
