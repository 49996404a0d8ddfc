import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/** The type of its only event, as it is stored. */
export const TOOK = 'festival/took';

/** An own figure was taken home from there, instead of placing one. */
const took = {
	type: TOOK,
	number: 83,
	fields: { player: 'same', piece: 'piece', from: 'place' }
} as const;

/** The events of The Festival. */
export const FESTIVAL_EVENTS = [took] as const satisfies readonly DeclaredEvent[];

export type FestivalEvent = EventOf<typeof took>;
