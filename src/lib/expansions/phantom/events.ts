import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/** The type of its only event, as it is stored. */
export const PLACED = 'phantom/placed';

/** The phantom was put on the tile just laid, after something else was done. */
const placed = { type: PLACED, number: 86, fields: { player: 'same', to: 'place' } } as const;

/** The events of The Phantom. */
export const PHANTOM_EVENTS = [placed] as const satisfies readonly DeclaredEvent[];

export type PhantomEvent = EventOf<typeof placed>;
