import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const HAWKER_MOVED = 'market-day/moved';
export const HAWKER_STAYED = 'market-day/stayed';
export const HAWKER_STOOD = 'market-day/stood';
export const PRICED = 'market-day/priced';
export const WENT_HOME = 'market-day/went-home';

/** The hawker was moved to a road. */
const moved = { type: HAWKER_MOVED, number: 200, fields: { player: 'same', to: 'place' } } as const;
/** He could have been moved, and wasn't. */
const stayed = { type: HAWKER_STAYED, number: 201, fields: { player: 'same' } } as const;
/** His road on an existing table. */
const stood = { type: HAWKER_STOOD, number: 202, fields: { to: 'place' } } as const;
/** What the die shows for a stall at a city. */
const priced = { type: PRICED, number: 203, fields: { player: 'same', shows: 'count' } } as const;
/** A stallkeeper goes home instead of a figure being put. */
const wentHome = {
	type: WENT_HOME,
	number: 204,
	fields: { player: 'same', from: 'place' }
} as const;

/** The events of Market Day. */
export const MARKET_EVENTS = [
	moved,
	stayed,
	stood,
	priced,
	wentHome
] as const satisfies readonly DeclaredEvent[];

export type HawkerMoved = EventOf<typeof moved>;
export type HawkerStayed = EventOf<typeof stayed>;
export type HawkerStood = EventOf<typeof stood>;
export type Priced = EventOf<typeof priced>;
export type WentHome = EventOf<typeof wentHome>;
export type MarketEvent = HawkerMoved | HawkerStayed | HawkerStood | Priced | WentHome;
