import * as v from 'valibot';
import { count, overruled } from '../../rules/base/events';

/** The type of the event in which a builder's owner lays no second tile, as it is stored. */
export const BUILDER_STOPPED = 'builder/stopped';

/** A player laid no second tile although the builder's road or city was extended. */
const BuilderStopped = v.strictObject({
	type: v.literal(BUILDER_STOPPED),
	player: count(5),
	overruled
});

/** The schemas of the events of Traders & Builders. */
export const TRADERS_AND_BUILDERS_EVENTS = [BuilderStopped] as const;

export type BuilderStopped = v.InferOutput<typeof BuilderStopped>;
