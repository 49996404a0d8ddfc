import { citiesAround, hasSign, type Feature } from '../../engine/feature';
import { compareStrength, featuresWithFigures } from '../../engine/figures';
import type { Payment, RuleModule } from '../../engine/module';
import type { BaseOccasion } from '../../rules/base/codes';
import { isPaidByCity } from '../../rules/base/farms';
import { PIG_HERD } from './tiles';

/** The inn on a road of the river where the box that has inns isn't played: twice as much completed, else nothing. */
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

/** True for a field with a herd, and by the farm rule of 2000 for a city beside one on which the player has a farmer. */
export const isHerdPaid = (payment: Payment): boolean =>
	isPaidByCity(payment) ? hasHerdAround(payment) : isHerdField(payment.feature);

const isHerdField = (feature: Feature): boolean =>
	feature.kind === 'field' && hasSign(feature, PIG_HERD);

/** True where the player has a farmer on a field with a herd beside the city. */
const hasHerdAround = ({ game, feature, player }: Payment): boolean =>
	featuresWithFigures(game).some(
		(field) =>
			isHerdField(field) &&
			compareStrength(game, [field]).some((one) => one.player === player) &&
			citiesAround(field).some(({ city }) => city === feature)
	);
