import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const TOOK_OFF = 'flying-machines/took-off';
export const ROLLED = 'flying-machines/rolled';
export const LANDED = 'flying-machines/landed';

/** A figure was put on the machine of the tile just laid. */
const tookOff = { type: TOOK_OFF, number: 37, fields: { player: 'same', piece: 'piece' } } as const;
/** What the die shows: how many spaces the figure flies. If it can't land anywhere there, it comes home. */
const rolled = { type: ROLLED, number: 38, fields: { player: 'same', shows: 'count' } } as const;
/** Where the figure landed. If no roll was recorded before, the distance says what the die showed. */
const landed = { type: LANDED, number: 39, fields: { player: 'same', to: 'place' } } as const;

/** The events of The Flying Machines. */
export const FLYING_EVENTS = [tookOff, rolled, landed] as const satisfies readonly DeclaredEvent[];

export type TookOff = EventOf<typeof tookOff>;
export type Rolled = EventOf<typeof rolled>;
export type Landed = EventOf<typeof landed>;
export type FlyingEvent = TookOff | Rolled | Landed;
