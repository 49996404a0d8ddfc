import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { count, overruled, place } from '../base/events';

/** A player kept the abbey, asked after the last tile. */
const Kept = v.strictObject({ type: v.literal('abbey/kept'), player: count(5), overruled });

/** A wagon whose feature was scored drove on to a place, or went home. */
const Moved = v.strictObject({
	type: v.literal('wagon/moved'),
	player: count(5),
	to: v.optional(place()),
	overruled
});

/** What can happen with Abbey & Mayor beside the turns of the base game, as it stands in a record. */
export const ABBEY_AND_MAYOR_EVENTS = [Kept, Moved] as const;

export type Kept = v.InferOutput<typeof Kept>;
export type Moved = v.InferOutput<typeof Moved>;

/** True for an abbey kept. */
export const isKept = (event: GameEvent): event is Kept => event.type === 'abbey/kept';
/** True for a wagon that drove on or went home. */
export const isWagonMoved = (event: GameEvent): event is Moved => event.type === 'wagon/moved';
