import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { count, overruled, place } from '../base/events';

/** A player kept the abbey, asked after the last tile. */
const Kept = v.strictObject({ type: v.literal('abbey/kept'), player: count(5), overruled });

/** A player bought a tile with the abbey, which is the seller's from now on. */
const Paid = v.strictObject({
	type: v.literal('abbey/paid'),
	player: count(5),
	seller: count(5),
	overruled
});

/** A wagon drove on from its scored feature, or went home. */
const WagonMoved = v.strictObject({
	type: v.literal('wagon/moved'),
	player: count(5),
	to: v.optional(place()),
	overruled
});

/** The schemas of Abbey & Mayor's events. */
export const ABBEY_AND_MAYOR_EVENTS = [Kept, Paid, WagonMoved] as const;

export type Kept = v.InferOutput<typeof Kept>;
export type Paid = v.InferOutput<typeof Paid>;
export type WagonMoved = v.InferOutput<typeof WagonMoved>;

export const isKept = (event: GameEvent): event is Kept => event.type === 'abbey/kept';
/** True for a tile bought with an abbey. */
export const isPaid = (event: GameEvent): event is Paid => event.type === 'abbey/paid';
export const isWagonMoved = (event: GameEvent): event is WagonMoved => event.type === 'wagon/moved';
