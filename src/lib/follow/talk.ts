import * as v from 'valibot';
import type { Messages } from './messages';

/**
 * What is said between a keeper and who follows: the game, by the sync protocol of Yjs; what the keeper lets others do; where
 * they sit; what they want to be written, and what became of that; who keeps the game from now on; how a page that is loaded
 * again comes back without a code; who is the table's camera, and what it sees; what time it is at the keeper's; and the tile in hand. New kinds come
 * at the end, and are never said over a relay: see `relay/presence.ts`.
 */
export const FOLLOW_KINDS = [
	'game',
	'terms',
	'seat',
	'proposal',
	'verdict',
	'pen',
	'back',
	'camera',
	'time',
	'tile'
] as const;

/** The messages between a keeper and one who follows. */
export type Talk = Messages<(typeof FOLLOW_KINDS)[number]>;

/** Longest message with a game, in bytes: ten times that of the longest real one. */
export const MOST_GAME = 5_000_000;
/** Longest message of any other kind, in bytes: a turn with a custom tile needs a few hundred. */
export const MOST_SAID = 2_000;

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5));

/** What the keeper lets others do, and which seats are taken by others. */
export const termsSchema = v.strictObject({ enter: v.boolean(), taken: v.array(seat) });
export type Terms = v.InferOutput<typeof termsSchema>;

/** Where somebody who follows sits; null for nowhere. */
export const seatSchema = v.strictObject({ seat: v.nullable(seat) });

/** The keeper transfers the game to this phone, or doesn't any more; this phone has taken it, and keeps it now. */
export const penSchema = v.strictObject({ pen: v.picklist(['offered', 'taken', 'withdrawn']) });
export type Pen = v.InferOutput<typeof penSchema>['pen'];

/** A code that offers a connection for later, or its answer. */
export const backSchema = v.strictObject({ back: v.string() });
