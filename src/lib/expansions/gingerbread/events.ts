import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of his events, as they are stored. */
export const GINGERBREAD_MOVED = 'gingerbread/moved';
export const GINGERBREAD_STOOD = 'gingerbread/stood';

/** The Gingerbread Man was moved into a city; `from` is where he stood, absent when he was off the board. */
const moved = {
	type: GINGERBREAD_MOVED,
	number: 14,
	fields: { player: 'same', from: 'place?', to: 'place' }
} as const;
/** The Gingerbread Man's city on an existing table. */
const stood = { type: GINGERBREAD_STOOD, number: 15, fields: { to: 'place' } } as const;

/** The Gingerbread Man's events. */
export const GINGERBREAD_EVENTS = [moved, stood] as const satisfies readonly DeclaredEvent[];

export type GingerbreadMoved = EventOf<typeof moved>;
export type GingerbreadStood = EventOf<typeof stood>;
export type GingerbreadEvent = GingerbreadMoved | GingerbreadStood;
