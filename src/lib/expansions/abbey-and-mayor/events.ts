import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of Abbey & Mayor's events, as they are stored. */
export const KEPT = 'abbey/kept';
export const PAID = 'abbey/paid';
export const WAGON_MOVED = 'wagon/moved';
export const WAGON_LAIN = 'wagon/laid-down';

/** A player who was asked after the last tile kept the abbey. */
const keptAbbey = { type: KEPT, number: 12, fields: { player: 'next' } } as const;
/** A wagon drove on from its scored feature, or went home. */
const wagonMoved = {
	type: WAGON_MOVED,
	number: 13,
	fields: { player: 'same', to: 'place?' }
} as const;
/** A wagon drove on to a monastery where figures may lie, and lies there. */
const wagonLain = {
	type: WAGON_LAIN,
	number: 122,
	fields: { player: 'same', to: 'place' }
} as const;
/** A player bought a tile with the abbey, which is the seller's from now on. */
const paid = {
	type: PAID,
	number: 18,
	fields: { player: 'anybody', seller: 'anybody' }
} as const;

/** The events of Abbey & Mayor. */
export const ABBEY_AND_MAYOR_EVENTS = [
	keptAbbey,
	paid,
	wagonMoved,
	wagonLain
] as const satisfies readonly DeclaredEvent[];

export type Kept = EventOf<typeof keptAbbey>;
export type Paid = EventOf<typeof paid>;
export type WagonMoved = EventOf<typeof wagonMoved>;
export type WagonLain = EventOf<typeof wagonLain>;
