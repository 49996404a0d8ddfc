import type { Payment, RuleModule } from '../../engine/module';
import { isPaidWithSign } from '../../rules/base/farms';
import { PIGS } from './tiles';

/** The pigs as a herd: each completed city pays one point more to whoever scores their field. */
export const herd: RuleModule = {
	id: 'gq11-herd',
	tariff: (payment) => (isHerdPaid(payment) ? ONE_MORE : undefined)
};
const ONE_MORE = { rule: 'GQ-4', rulings: ['pigHerd'], adds: { cities: 1 } };

/** True if the pigs make a city pay more; see `isPaidWithSign`. */
export const isHerdPaid = (payment: Payment): boolean => isPaidWithSign(payment, PIGS);
