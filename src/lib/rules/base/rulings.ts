import type { Ruling, Rulings } from '../../engine/rulings';

/** Whether farmers are played; the rulebooks advise leaving them out of a first game. */
export const FARMERS = ['on', 'off'] as const;
/** The three published farm rules: today's, that of 2001, that of 2000. */
export const FARM_RULES = ['third', 'second', 'first'] as const;
export type FarmRule = (typeof FARM_RULES)[number];
/** What the smallest completed city pays in all, without a pennant: points. */
export const SMALL_CITY = ['4', '2'] as const;
/** What becomes of a tile that fits nowhere: out of the game, or back into the bag. */
export const UNPLAYABLE = ['aside', 'bag'] as const;

/** The open questions of the base game. */
export const BASE_RULINGS = [
	{ id: 'farmers', choices: FARMERS, usual: 'on' },
	{ id: 'farmRule', choices: FARM_RULES, usual: 'third' },
	{ id: 'smallCity', choices: SMALL_CITY, usual: '4' },
	{ id: 'unplayable', choices: UNPLAYABLE, usual: 'aside' }
] as const satisfies readonly Ruling[];

/** True when farmers are played. */
export const farmersPlayed = (rulings: Rulings): boolean => rulings['farmers'] !== 'off';

/** The farm rule played; today's where the table said nothing. */
export const farmRuleOf = (rulings: Rulings): FarmRule =>
	FARM_RULES.find((rule) => rule === rulings['farmRule']) ?? 'third';

/** True when a completed city of two tiles pays only 1 a tile and 1 a pennant. */
export const smallCityPaysLess = (rulings: Rulings): boolean => rulings['smallCity'] === '2';

/** True when a tile that fits nowhere goes back into the bag. */
export const backIntoBag = (rulings: Rulings): boolean => rulings['unplayable'] === 'bag';
