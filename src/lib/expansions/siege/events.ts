import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const ESCAPED = 'siege/escaped';
export const STAYED = 'siege/stayed';

/** A player took a knight home from a besieged city. */
const escaped = {
	type: ESCAPED,
	number: 79,
	fields: { player: 'same', piece: 'piece', from: 'place' }
} as const;
/** A player took none home. */
const stayed = { type: STAYED, number: 80, fields: { player: 'same' } } as const;

/** The events of Siege. */
export const SIEGE_EVENTS = [escaped, stayed] as const satisfies readonly DeclaredEvent[];

export type Escaped = EventOf<typeof escaped>;
export type Stayed = EventOf<typeof stayed>;
export type SiegeEvent = Escaped | Stayed;
