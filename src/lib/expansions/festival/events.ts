import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const TOOK = 'festival/took';
export const TOOK_DOWN = 'festival/took-down';

/** The player took one of their own figures home from there, instead of placing one. */
const took = {
	type: TOOK,
	number: 83,
	fields: { player: 'same', piece: 'piece', from: 'place' }
} as const;

/** The player took home one of their own followers that stood on a tile as a whole, such as on top of something there. */
const tookDown = {
	type: TOOK_DOWN,
	number: 88,
	fields: { player: 'same', piece: 'piece', at: 'spot' }
} as const;

/** The events of The Festival. */
export const FESTIVAL_EVENTS = [took, tookDown] as const satisfies readonly DeclaredEvent[];

export type Took = EventOf<typeof took>;
export type TookDown = EventOf<typeof tookDown>;
export type FestivalEvent = Took | TookDown;
