import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const INGOTS_PUT = 'gold-mines/put';
export const INGOT_FOUND = 'gold-mines/found';
export const INGOT_TAKEN = 'gold-mines/took';

/** One ingot was put on the gold tile just laid, and one on another tile. */
const put = { type: INGOTS_PUT, number: 30, fields: { player: 'same', on: 'spot' } } as const;
/** An ingot lay on a tile of an existing table. */
const found = { type: INGOT_FOUND, number: 31, fields: { at: 'spot' } } as const;
/** A player chose the tile from which the next ingot is taken. */
const took = {
	type: INGOT_TAKEN,
	number: 32,
	fields: { player: 'anybody', from: 'spot' }
} as const;

/** The events of The Gold Mines. */
export const GOLD_EVENTS = [put, found, took] as const satisfies readonly DeclaredEvent[];

export type IngotsPut = EventOf<typeof put>;
export type IngotFound = EventOf<typeof found>;
export type IngotTaken = EventOf<typeof took>;
export type GoldEvent = IngotsPut | IngotFound | IngotTaken;
