import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/* The types of its events, as they are stored. */
export const SHOWN = 'big-top/shown';
export const STOOD = 'big-top/stood';
export const PUT = 'acrobats/put';
export const SCORED = 'acrobats/scored';

/** The animal token on the tile `at` was shown: `count` is its number. Then the big top goes on, unless the game ends. */
const shown = {
	type: SHOWN,
	number: 112,
	fields: { player: 'same', at: 'spot', count: 'count' }
} as const;
/** The big top stood there on an existing table. */
const stood = { type: STOOD, number: 113, fields: { at: 'spot' } } as const;
/** A follower was put on the space for acrobats of that tile. On an existing table it stood there. */
const put = { type: PUT, number: 114, fields: { player: 'same', at: 'spot' } } as const;
/** The full pyramid of that tile was scored. */
const scored = { type: SCORED, number: 115, fields: { player: 'same', at: 'spot' } } as const;

/** The events of Under the Big Top. */
export const BIG_TOP_EVENTS = [
	shown,
	stood,
	put,
	scored
] as const satisfies readonly DeclaredEvent[];

export type Shown = EventOf<typeof shown>;
export type Stood = EventOf<typeof stood>;
export type BigTopEvent = Shown | Stood;
export type Put = EventOf<typeof put>;
export type Scored = EventOf<typeof scored>;
export type AcrobatsEvent = Put | Scored;
