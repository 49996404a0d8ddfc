import { featureAt } from '../../engine/board';
import { citiesAround, type Feature } from '../../engine/feature';
import type { Payment, RuleModule } from '../../engine/module';
import type { Rulings } from '../../engine/rulings';
import { isPaidByCity } from '../../rules/base/farms';
import { farmersPlayed } from '../../rules/base/rulings';
import type { TradersObjection } from './rulings';
import { hasOwnFollower, LEFT_ALONE } from '../../engine/figures';

const NO_FARMER: TradersObjection = 'pig/no-farmer';

/** The pig: it stands beside a farmer of its owner, and each city pays this player one point more for the farm. */
export const pig = (rulings: Rulings): RuleModule => ({
	id: 'pig',
	codes: { objections: [NO_FARMER], fates: [LEFT_ALONE] },
	pieces: {
		pig: {
			perPlayer: 1,
			shares: true,
			accompanies: true,
			mayStandOn: ({ kind }) => kind === 'field' && farmersPlayed(rulings),
			objection: (deployment) => (hasOwnFollower(deployment) ? undefined : NO_FARMER)
		}
	},
	tariff: (payment) => (isPigPaid(payment) ? (isPaidByCity(payment) ? FIVE : FOUR) : undefined)
});

/** True for a field with a pig of the player, and by the farm rule of 2000 for a city beside one. */
export function isPigPaid(payment: Payment): boolean {
	if (isPaidByCity(payment)) return hasPigAround(payment);
	return payment.feature.kind === 'field' && hasPig(payment.feature, payment.player);
}

/** A city pays 4 instead of 3, or 2 instead of 1 on a farm joined to a barn’s. */
const FOUR = { rule: 'PIG-2', adds: { cities: 1 } };
/** By the farm rule of 2000 a city pays 5 instead of 4. */
const FIVE = { rule: 'PIG-5', adds: { cities: 1 } };

const hasPigAround = ({ game, feature, player }: Payment): boolean =>
	[...game.pieces]
		.filter((piece) => piece.kind === 'pig' && piece.player === player)
		.some(({ at }) => {
			const field = featureAt(game.board, at);
			return field !== undefined && citiesAround(field).some(({ city }) => city === feature);
		});

const hasPig = ({ pieces }: Feature, whose: number): boolean =>
	pieces.some(({ kind, player }) => kind === 'pig' && player === whose);
