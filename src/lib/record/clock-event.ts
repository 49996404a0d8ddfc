import * as v from 'valibot';
import { timestampSchema, whole } from './header-shape';

/* What a chess clock did. It is about the table and not about the rules: no score depends on it, undo passes over it. */

/** The type of what a clock did in a log. */
export const CLOCK = 'log/clock';

/**
 * What it did: set up, also in a running game or once more; removed; started, also after a pause; paused; stopped once
 * nobody has a turn any more; passed on by a turn that was entered or undone; passed on by hand; a turn was entered for which it had been passed on by
 * hand; somebody's time was up; the table overruled that; corrected after the device's clock was set.
 */
const CLOCK_ACTIONS = [
	'set',
	'removed',
	'started',
	'paused',
	'stopped',
	'passed',
	'pressed',
	'entered',
	'fell',
	'overruled',
	'corrected'
] as const;

const seat = whole(0, 5);

/** The whole state of a clock after what it did: whoever has the last one needs no other. */
export const ClockEvent = v.strictObject({
	type: v.literal(CLOCK),
	did: v.picklist(CLOCK_ACTIONS),
	/** When, in ms since 1970 UTC: exact, where an entry's own time is in whole seconds. */
	at: timestampSchema,
	/** The time that each seat had left then, in ms; below 0 where the table let somebody go on. */
	left: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(6), v.readonly()),
	/** Whose time runs from then on. */
	runs: seat,
	/** True while it stands still: then {@link ClockEvent.runs} is whose time will run. */
	paused: v.optional(v.literal(true)),
	/** What each turn adds, in ms; absent for nothing. */
	increment: v.optional(timestampSchema),
	/** How many turns it was passed on by hand before they were entered; absent for none. */
	ahead: v.optional(whole(1, 999)),
	/** Whose time is up, and who has lost. */
	fallen: v.optional(seat),
	/** Those who may go on although their time is up. */
	spared: v.optional(v.pipe(v.array(seat), v.readonly()))
});
export type ClockEvent = v.InferOutput<typeof ClockEvent>;
