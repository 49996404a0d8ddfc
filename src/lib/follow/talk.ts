import * as v from 'valibot';
import type { Messages } from './messages';

/**
 * The kinds of messages between a keeper and a follower. Their place in the list is their number, so new ones are added at the
 * end. Over a relay only `terms` to `verdict` are said: earlier versions would drop everything that comes with a kind that they
 * don't know.
 */
export const FOLLOW_KINDS = [
	/** The game, by the sync protocol of Yjs. */
	'game',
	/** What the keeper lets others do. */
	'terms',
	/** Where somebody who follows sits. */
	'seat',
	/** What they want the keeper to write. */
	'proposal',
	/** What became of that. */
	'verdict',
	/** Who keeps the game from now on. */
	'pen',
	/** How a follower whose page is loaded again comes back without a code. */
	'back',
	/** Who is the table's camera, and what it sees. */
	'camera',
	/** What time it is on the keeper's device. */
	'time',
	/** The tile in hand, if the keeper shows it. */
	'tile'
] as const;

/** The messages between a keeper and a follower. */
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
