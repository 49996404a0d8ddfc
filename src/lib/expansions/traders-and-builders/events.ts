import type { DeclaredEvent, EventOf } from '../../rules/presentation/declared-event';

/** The type of the event in which a builder's owner lays no second tile, as it is stored. */
export const BUILDER_STOPPED = 'builder/stopped';

/** A player laid no second tile although the builder's road or city was extended. */
const stopped = { type: BUILDER_STOPPED, number: 21, fields: { player: 'same' } } as const;

/** The events of Traders & Builders. */
export const TRADERS_AND_BUILDERS_EVENTS = [stopped] as const satisfies readonly DeclaredEvent[];

export type BuilderStopped = EventOf<typeof stopped>;
