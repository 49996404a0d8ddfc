import * as v from 'valibot';
import { timestampSchema, whole } from './header-shape';

/* What a chess clock did. It is about the table and not about the rules: no score depends on it, and undo skips it. */

/** The type that the clock's events have in a log. */
export const CLOCK = 'log/clock';

/**
 * What happened, in the order of the list: it was set up, perhaps in a running game or once more; removed; started, perhaps after
 * a pause; paused; stopped, because nobody has a turn any more; passed on by a turn that was entered or undone; passed on by
 * hand; a turn was entered for which it had been passed on by hand; somebody's time was up; the table overruled that; corrected
 * after the device's clock was set.
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

/** The whole state of a clock after something happened: the last of these events is enough to know the clock. */
export const ClockEvent = v.strictObject({
	type: v.literal(CLOCK),
	did: v.picklist(CLOCK_ACTIONS),
	/** When, in ms since 1970 UTC. It is exact, while an entry's own time is in whole seconds. */
	at: timestampSchema,
	/** The time that each seat had left then, in ms; below 0 if the table let somebody go on. */
	left: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(6), v.readonly()),
	/** Whose time runs from then on. */
	runs: seat,
	/** True while it stands still. Then {@link ClockEvent.runs} says whose time will run. */
	paused: v.optional(v.literal(true)),
	/** How much time each turn adds, in ms; absent for none. */
	increment: v.optional(timestampSchema),
	/** For how many turns it was passed on by hand before they were entered; absent for none. */
	ahead: v.optional(whole(1, 999)),
	/** The seat whose time is up, and who has lost. */
	fallen: v.optional(seat),
	/** The seats that may go on although their time is up. */
	spared: v.optional(v.pipe(v.array(seat), v.readonly()))
});
export type ClockEvent = v.InferOutput<typeof ClockEvent>;
