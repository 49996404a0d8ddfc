import * as v from 'valibot';
import { count, overruled } from '../base/events';

/** A player laid no second tile although the builder's road or city was extended. */
const BuilderStopped = v.strictObject({
	type: v.literal('builder/stopped'),
	player: count(5),
	overruled
});

/** The schemas of the events of Traders & Builders. */
export const TRADERS_AND_BUILDERS_EVENTS = [BuilderStopped] as const;

export type BuilderStopped = v.InferOutput<typeof BuilderStopped>;
