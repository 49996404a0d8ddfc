import type { Ruling, Rulings } from '../../engine/rulings';
import { farmersPlayed, isPlayed, playedRuling } from '../../rules/base/rulings';
import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/** Which edition's tiles are drawn: those of 2003; those since 2015, of which two have a garden; or those printed in 2025. */
const TRADER_TILES = ['first', 'later', 'print-2025'] as const;
export type TraderEdition = (typeof TRADER_TILES)[number];
/** Whether a player may decline the second part of a turn that the builder earns. */
const SECOND_PART = ['may', 'must'] as const;

export const TRADERS_AND_BUILDERS_RULINGS = [
	{ id: 'traderTiles', choices: TRADER_TILES, usual: 'first', group: 'rules' },
	{ id: 'secondPart', choices: SECOND_PART, usual: 'may', group: 'rules', asked: buildersPlayed },
	playedRuling('builders'),
	{ ...playedRuling('pigs'), asked: farmersPlayed }
] as const satisfies readonly Ruling[];

export const traderTilesOf = (rulings: Rulings): TraderEdition =>
	TRADER_TILES.find((edition) => edition === rulings['traderTiles']) ?? 'first';

function buildersPlayed(rulings: Rulings): boolean {
	return isPlayed(rulings, 'builders');
}

/** The objections to putting a builder or a pig somewhere. */
export const TRADERS_AND_BUILDERS_OBJECTIONS = [
	'builder/no-follower',
	'builder/completed',
	'pig/no-farmer'
] as const;
export type TradersObjection = (typeof TRADERS_AND_BUILDERS_OBJECTIONS)[number];

/** The type of the event in which a builder's owner lays no second tile, as it is stored. */
export const BUILDER_STOPPED = 'builder/stopped';

/** A player laid no second tile although the builder's road or city was extended. */
const stopped = { type: BUILDER_STOPPED, number: 21, fields: { player: 'same' } } as const;

/** The events of Traders & Builders. */
export const TRADERS_AND_BUILDERS_EVENTS = [stopped] as const satisfies readonly DeclaredEvent[];

export type BuilderStopped = EventOf<typeof stopped>;
