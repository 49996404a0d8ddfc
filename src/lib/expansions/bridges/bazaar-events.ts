import type { GameEvent } from '../../engine/module';
import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of the events of bazaars, as they are stored. */
export const TURNED_UP = 'bazaar/turned-up';
export const SOLD = 'bazaar/sold';
export const BOUGHT = 'bazaar/bought';
export const NOT_HELD = 'bazaar/not-held';

/** A tile was turned up for an auction; the player is the one who laid the bazaar. */
const turnedUp = {
	type: TURNED_UP,
	number: 106,
	fields: { player: 'same', tile: 'tile' }
} as const;

/** A player got a tile, and paid points for it to another player. */
const sold = {
	type: SOLD,
	number: 107,
	fields: { player: 'anybody', paid: 'anybody', tile: 'tile', points: 'count' }
} as const;

/** A player got a tile, and paid points for it to the bank; none if players don't bid for tiles. */
const bought = {
	type: BOUGHT,
	number: 108,
	fields: { player: 'anybody', tile: 'tile', points: 'count' }
} as const;

/** The table left out the auction of a player's bazaar. */
const notHeld = { type: NOT_HELD, number: 109, fields: { player: 'same' } } as const;

/** The events of bazaars. */
export const BAZAAR_EVENTS = [
	turnedUp,
	sold,
	bought,
	notHeld
] as const satisfies readonly DeclaredEvent[];

export type TurnedUp = EventOf<typeof turnedUp>;
export type Sold = EventOf<typeof sold>;
export type Bought = EventOf<typeof bought>;
export type NotHeld = EventOf<typeof notHeld>;
/** A tile went to a player. */
export type Dealt = Sold | Bought;
export type BazaarEvent = TurnedUp | Dealt | NotHeld;

export const isTurnedUp = (event: GameEvent): event is TurnedUp => event.type === TURNED_UP;
export const isSold = (event: GameEvent): event is Sold => event.type === SOLD;
export const isDealt = (event: GameEvent): event is Dealt =>
	event.type === SOLD || event.type === BOUGHT;
export const isNotHeld = (event: GameEvent): event is NotHeld => event.type === NOT_HELD;
