import {
	citiesAround,
	hasSign,
	isCompleted,
	originOf,
	spotsOf,
	type CityContact,
	type Feature
} from '../../engine/feature';
import { compareStrength, featuresWithFigures } from '../../engine/figures';
import type { Game } from '../../engine/game';
import {
	strongest,
	type Counts,
	type FeatureSettlement,
	type RuleId,
	type Settlement
} from '../../engine/ledger';
import type { Payment } from '../../engine/module';
import type { PlayerIndex } from '../../engine/piece';
import type { Rulings } from '../../engine/rulings';
import type { Place } from '../../engine/spot';
import { payOut, payStrongest, ratesFor } from '../../engine/tariff';
import { cityRates, countCities, rulesAgain } from './city-counts';
import type { BaseOccasion } from './codes';
import { farmRuleOf, type FarmRule } from './rulings';

/** Points for one completed city under each published farm rule. */
const POINTS_PER_CITY: Readonly<Record<FarmRule, number>> = { third: 3, second: 3, first: 4 };

const FARM: BaseOccasion = 'farm';

/** True if a city pays for the farms around it, by the farm rule of 2000. */
export const isPaidByCity = ({
	feature,
	occasion
}: Pick<Payment, 'feature' | 'occasion'>): boolean => feature.kind !== 'field' && occasion === FARM;

/**
 * True for a field with this sign on which the player has a farmer, and by the farm rule of 2000 for a city beside such a field.
 */
export const isPaidWithSign = (payment: Payment, sign: string): boolean =>
	isPaidByCity(payment)
		? hasFieldAround(payment, sign)
		: isFarmWith(payment, payment.feature, sign);

/** True for a field with the sign and a farmer of the player. */
const isFarmWith = ({ game, player }: Payment, feature: Feature, sign: string): boolean =>
	feature.kind === 'field' &&
	hasSign(feature, sign) &&
	compareStrength(game, [feature]).some((one) => one.player === player);

/** True if the player has a farmer on a field with the sign beside the city. */
const hasFieldAround = (payment: Payment, sign: string): boolean =>
	featuresWithFigures(payment.game).some(
		(field) =>
			isFarmWith(payment, field, sign) &&
			citiesAround(field).some(({ city }) => city === payment.feature)
	);

/** The final scoring of farms by the game's farm rule. `farms` are fields with figures. */
export function settleFarms(game: Game, farms: readonly Feature[]): readonly Settlement[] {
	const rule = farmRuleOf(game.rules.rulings);
	return rule === 'first' ? settleByCity(game, farms) : settleByFarm(game, farms, rule);
}

const completedAround = (farm: Feature): readonly CityContact[] =>
	citiesAround(farm).filter(({ city }) => isCompleted(city));

/** The rules of 2001 and of today: each farm pays those with the most farmers; in 2001 a city pays a player only once. */
function settleByFarm(
	game: Game,
	farms: readonly Feature[],
	rule: 'second' | 'third'
): readonly Settlement[] {
	const counts = rule === 'second' ? dearestFarms(game, farms) : () => true;
	return farms.map((farm): Settlement => {
		const contacts = completedAround(farm);
		const compared = compareStrength(game, [farm]);
		const counted = (player: PlayerIndex): Counts =>
			countCities(game, citiesIn(contacts.filter(({ city }) => counts(player, city, farm))));
		return {
			...farmBasis(rule),
			kind: 'field',
			at: originOf(farm),
			tiles: spotsOf(farm),
			cities: contacts.map(({ at }) => at),
			compared,
			...payStrongest(game, farmTariff(game, farm, rule), compared, counted)
		};
	});
}

/**
 * Says whether a city counts for a player on a farm: only on the farm where it pays that player most, the earliest of equal ones.
 */
function dearestFarms(game: Game, farms: readonly Feature[]) {
	const dearest = new Map<PlayerIndex, Map<Feature, { farm: Feature; each: number }>>();
	for (const farm of farms)
		for (const player of strongest(compareStrength(game, [farm]))) {
			const own = dearest.get(player) ?? new Map<Feature, { farm: Feature; each: number }>();
			const { cities: each = 0 } = ratesFor(game, tariffOf(game, farm, 'second'), player);
			for (const { city } of completedAround(farm))
				if (each > (own.get(city)?.each ?? 0)) own.set(city, { farm, each });
			dearest.set(player, own);
		}
	return (player: PlayerIndex, city: Feature, farm: Feature): boolean =>
		dearest.get(player)?.get(city)?.farm === farm;
}

const citiesIn = (contacts: readonly CityContact[]): readonly Feature[] =>
	contacts.map(({ city }) => city);

const tariffOf = (game: Game, feature: Feature, rule: FarmRule) => ({
	feature,
	occasion: FARM,
	rates: cityRates(game, POINTS_PER_CITY[rule]),
	rulings: ['farmRule'] as const
});

/** What a farm pays for the completed cities around it. */
const farmTariff = (game: Game, farm: Feature, rule: FarmRule) => ({
	...tariffOf(game, farm, rule),
	...rulesAgain(game, citiesIn(completedAround(farm)))
});

/** What a farm pays one player as at the end, for each completed city around it, no matter who has the most farmers. */
export function settleFarmFor(game: Game, farm: Feature, player: PlayerIndex): FeatureSettlement {
	const rule = farmRuleOf(game.rules.rulings);
	const contacts = completedAround(farm);
	return {
		...farmBasis(rule),
		kind: 'field',
		at: originOf(farm),
		tiles: spotsOf(farm),
		cities: contacts.map(({ at }) => at),
		compared: [],
		...payOut(game, farmTariff(game, farm, rule), [player], () =>
			countCities(game, citiesIn(contacts))
		)
	};
}

/** The rule of 2000: each completed city pays once, to whoever has the most farmers on all fields around it together. */
function settleByCity(game: Game, farms: readonly Feature[]): readonly Settlement[] {
	const around = new Map<Feature, { farms: Feature[]; at: Place }>();
	for (const farm of farms)
		for (const { city, at } of completedAround(farm)) {
			const entry = around.get(city) ?? { farms: [], at };
			entry.farms.push(farm);
			around.set(city, entry);
		}
	return [...around].map(([city, { farms: supplying, at }]): Settlement => {
		const compared = compareStrength(game, supplying);
		return {
			...farmBasis('first'),
			kind: 'city',
			at: originOf(city),
			tiles: spotsOf(city),
			cities: [at],
			compared,
			...payStrongest(
				game,
				{ ...tariffOf(game, city, 'first'), ...rulesAgain(game, [city]) },
				compared,
				() => countCities(game, [city])
			)
		};
	});
}

const RULE_ID: Readonly<Record<FarmRule, RuleId>> = {
	third: 'FARM-1',
	second: 'FARM-2',
	first: 'FARM-3'
};

export const farmRule = (rulings: Rulings): RuleId => RULE_ID[farmRuleOf(rulings)];

const farmBasis = (rule: FarmRule) =>
	({
		stage: 'farms',
		occasion: FARM,
		rule: RULE_ID[rule],
		pennants: [],
		home: []
	}) as const;
