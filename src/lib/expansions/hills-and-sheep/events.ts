import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const SHEEP_DRAWN = 'flocks/sheep-drawn';
export const WOLF_DRAWN = 'flocks/wolf-drawn';
export const UNTOLD_DRAWN = 'flocks/untold-drawn';
export const DRIVEN_HOME = 'flocks/driven-home';
export const FOUND = 'flocks/found';

/** A player drew a token for their own shepherd, with `sheep` on it: 1 to 4. */
const sheepDrawn = {
	type: SHEEP_DRAWN,
	number: 96,
	fields: { player: 'same', sheep: 'count' }
} as const;
/** A player drew a wolf: it drove the flock away. */
const wolfDrawn = { type: WOLF_DRAWN, number: 97, fields: { player: 'same' } } as const;
/** A player drew sheep, and nobody told how many. */
const untoldDrawn = { type: UNTOLD_DRAWN, number: 98, fields: { player: 'same' } } as const;
/** A player drove the flock home instead of drawing. */
const drivenHome = { type: DRIVEN_HOME, number: 99, fields: { player: 'same' } } as const;
/** A token with `sheep` on it, 0 if nobody told, lay beside the shepherd on this tile of an existing table. */
const found = { type: FOUND, number: 100, fields: { at: 'spot', sheep: 'count' } } as const;

/** The events of Hills & Sheep. */
export const HILLS_EVENTS = [
	sheepDrawn,
	wolfDrawn,
	untoldDrawn,
	drivenHome,
	found
] as const satisfies readonly DeclaredEvent[];

export type SheepDrawn = EventOf<typeof sheepDrawn>;
export type WolfDrawn = EventOf<typeof wolfDrawn>;
export type UntoldDrawn = EventOf<typeof untoldDrawn>;
export type DrivenHome = EventOf<typeof drivenHome>;
export type SheepFound = EventOf<typeof found>;
/** What a player answers when the flock grows or is driven home. */
export type FlockAnswer = SheepDrawn | WolfDrawn | UntoldDrawn | DrivenHome;
export type FlockEvent = FlockAnswer | SheepFound;
