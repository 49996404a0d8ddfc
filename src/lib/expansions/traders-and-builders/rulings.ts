import type { Ruling, Rulings } from '../../engine/rulings';
import { farmersPlayed, isPlayed, playedRuling } from '../../rules/base/rulings';

/** Which edition's tiles are drawn: those of 2003, or those since 2015, of which two have a garden. */
const TRADER_TILES = ['first', 'later'] as const;
/** Whether a player may decline the second part of a turn that the builder earns. */
const SECOND_PART = ['may', 'must'] as const;

export const TRADERS_AND_BUILDERS_RULINGS = [
	{ id: 'traderTiles', choices: TRADER_TILES, usual: 'first', group: 'rules' },
	{ id: 'secondPart', choices: SECOND_PART, usual: 'may', group: 'rules', asked: buildersPlayed },
	playedRuling('builders'),
	{ ...playedRuling('pigs'), asked: farmersPlayed }
] as const satisfies readonly Ruling[];

function buildersPlayed(rulings: Rulings): boolean {
	return isPlayed(rulings, 'builders');
}

/** What is objected to putting a builder or a pig somewhere. */
export const TRADERS_AND_BUILDERS_OBJECTIONS = [
	'builder/no-follower',
	'builder/completed',
	'pig/no-farmer'
] as const;
export type TradersObjection = (typeof TRADERS_AND_BUILDERS_OBJECTIONS)[number];
