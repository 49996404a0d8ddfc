import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const FERRY_LAID = 'ferries/laid';
export const FERRY_MOVED = 'ferries/moved';
export const FERRIES_KEPT = 'ferries/kept';
export const FERRY_FOUND = 'ferries/found';

/** Two roads that end at one lake: a place on the first, and the segment of the second. */
const PAIR = { one: 'place', other: 'count' } as const;

/** A ferry was laid on the lake of the tile just laid. */
const ferryLaid = { type: FERRY_LAID, number: 45, fields: { player: 'same', ...PAIR } } as const;
/** The ferry of a lake was moved to two other roads there. */
const ferryMoved = { type: FERRY_MOVED, number: 46, fields: { player: 'same', ...PAIR } } as const;
/** A ferry that might have been moved stays: `at` is a place on one of its roads. Without `at` all other ferries stay. */
const ferriesKept = {
	type: FERRIES_KEPT,
	number: 47,
	fields: { player: 'same', at: 'place?' }
} as const;
/** A ferry lay on an existing table. */
const ferryFound = { type: FERRY_FOUND, number: 48, fields: PAIR } as const;

/** The events of The Ferries. */
export const FERRY_EVENTS = [
	ferryLaid,
	ferryMoved,
	ferriesKept,
	ferryFound
] as const satisfies readonly DeclaredEvent[];

export type FerryLaid = EventOf<typeof ferryLaid>;
export type FerryMoved = EventOf<typeof ferryMoved>;
export type FerriesKept = EventOf<typeof ferriesKept>;
export type FerryFound = EventOf<typeof ferryFound>;
export type FerryEvent = FerryLaid | FerryMoved | FerriesKept | FerryFound;
