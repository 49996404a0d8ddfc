import * as v from 'valibot';
import type { GameEvent } from '../../engine/module';
import { count, overruled, place } from '../../rules/base/events';

/* The types of Abbey & Mayor's events, as they are stored. */
export const KEPT = 'abbey/kept';
export const PAID = 'abbey/paid';
export const WAGON_MOVED = 'wagon/moved';

/** A player kept the abbey, asked after the last tile. */
const Kept = v.strictObject({ type: v.literal(KEPT), player: count(5), overruled });

/** A player bought a tile with the abbey, which is the seller's from now on. */
const Paid = v.strictObject({
	type: v.literal(PAID),
	player: count(5),
	seller: count(5),
	overruled
});

/** A wagon drove on from its scored feature, or went home. */
const WagonMoved = v.strictObject({
	type: v.literal(WAGON_MOVED),
	player: count(5),
	to: v.optional(place()),
	overruled
});

/** The schemas of Abbey & Mayor's events. */
export const ABBEY_AND_MAYOR_EVENTS = [Kept, Paid, WagonMoved] as const;

export type Kept = v.InferOutput<typeof Kept>;
export type Paid = v.InferOutput<typeof Paid>;
export type WagonMoved = v.InferOutput<typeof WagonMoved>;

export const isKept = (event: GameEvent): event is Kept => event.type === KEPT;
/** True for a tile bought with an abbey. */
export const isPaid = (event: GameEvent): event is Paid => event.type === PAID;
export const isWagonMoved = (event: GameEvent): event is WagonMoved => event.type === WAGON_MOVED;
