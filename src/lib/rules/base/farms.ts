import {
	citiesAround,
	isCompleted,
	originOf,
	tilesOf,
	type CityContact,
	type Feature
} from '../../engine/feature';
import { compareStrength } from '../../engine/figures';
import type { Game } from '../../engine/game';
import { award, strongest, type Award, type RuleId, type Settlement } from '../../engine/ledger';
import type { Rulings } from '../../engine/rulings';
import type { Place, Spot } from '../../engine/spot';
import { farmRuleOf, type FarmRule } from './rulings';

/** What the published farm rules pay for one completed city, in points. */
const POINTS_PER_CITY: Readonly<Record<FarmRule, number>> = { third: 3, second: 3, first: 4 };

/** The farms' final scoring by the farm rule of the game. `farms` are the fields with figures on them. */
export function settleFarms(game: Game, farms: readonly Feature[]): readonly Settlement[] {
	const rule = farmRuleOf(game.rules.rulings);
	return rule === 'first' ? settleByCity(game, farms) : settleByFarm(game, farms, rule);
}

const completedAround = (farm: Feature): readonly CityContact[] =>
	citiesAround(farm).filter(({ city }) => isCompleted(city));

/** Rules of 2001 and today: each farm pays those with most farmers; by the older one a city pays a player only once. */
function settleByFarm(
	game: Game,
	farms: readonly Feature[],
	rule: 'second' | 'third'
): readonly Settlement[] {
	const paid = new Map<number, Set<Feature>>();
	return farms.map((farm): Settlement => {
		const contacts = completedAround(farm);
		const compared = compareStrength(game, [farm]);
		const awards = strongest(compared).map((player): Award => {
			const known = paid.get(player) ?? new Set();
			const counted = contacts.filter(({ city }) => rule === 'third' || !known.has(city));
			paid.set(player, new Set([...known, ...counted.map(({ city }) => city)]));
			return award(player, { cities: POINTS_PER_CITY[rule] }, { cities: counted.length });
		});
		return {
			...farmBasis(rule),
			kind: 'field',
			at: originOf(farm),
			tiles: spotsOf(farm),
			cities: contacts.map(({ at }) => at),
			compared,
			awards
		};
	});
}

/** The rule of 2000: each completed city pays once, to whoever has most farmers on all fields around it together. */
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
			awards: strongest(compared).map((player) =>
				award(player, { cities: POINTS_PER_CITY.first }, { cities: 1 })
			)
		};
	});
}

const RULE_ID: Readonly<Record<FarmRule, RuleId>> = {
	third: 'FARM-1',
	second: 'FARM-2',
	first: 'FARM-3'
};

/** The rule by which farms are scored in a game. */
export const farmRule = (rulings: Rulings): RuleId => RULE_ID[farmRuleOf(rulings)];

const farmBasis = (rule: FarmRule) =>
	({
		stage: 'farms',
		occasion: 'farm',
		rule: RULE_ID[rule],
		rulings: ['farmRule'],
		pennants: [],
		home: []
	}) as const;

const spotsOf = (feature: Feature): readonly Spot[] =>
	tilesOf(feature).map(({ x, y }) => ({ x, y }));
