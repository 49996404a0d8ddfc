import { hasSign } from '../../engine/feature';
import type { Payment, RuleModule } from '../../engine/module';
import type { BaseOccasion } from '../../rules/base/codes';
import { isPaidWithSign } from '../../rules/base/farms';
import { PIG_HERD } from './tiles';

/**
 * The inn on a road of the river, if the box that has inns isn't played: the road pays twice as much if completed, otherwise
 * nothing.
 */
export const inn: RuleModule = {
	id: 'river-inn',
	tariff: ({ feature, occasion }) => {
		if (feature.kind !== 'road' || !hasSign(feature, 'inn')) return undefined;
		if (occasion === ('unfinished' satisfies BaseOccasion)) return { rule: INN, nothing: true };
		return occasion === ('completed' satisfies BaseOccasion)
			? { rule: INN, adds: { tiles: 1 } }
			: undefined;
	}
};
const INN = 'RIVERII-8';

/** The pig herd: each completed city pays one point more to whoever scores its field. */
export const pigHerd: RuleModule = {
	id: 'pig-herd',
	tariff: (payment) => (isHerdPaid(payment) ? ONE_MORE : undefined)
};
const ONE_MORE = { rule: 'RIVERII-9', adds: { cities: 1 } };

/** True if a herd makes a city pay more; see `isPaidWithSign`. */
export const isHerdPaid = (payment: Payment): boolean => isPaidWithSign(payment, PIG_HERD);
