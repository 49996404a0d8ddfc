import type { Rulings } from '../engine/rulings';
import type { TableEvent } from '../rules/catalogue';
import { CLOCK } from './clock-event';
import { AMENDED, fits, lengthAfter, type Edit } from './amendment';
import {
	REDONE,
	TRANSFER_STARTED,
	TRANSFER_TAKEN,
	UNDONE,
	type Entry,
	type StepEvent
} from './entry';
import { deepEqual } from './deep-equal';

/** A step of a log. */
export interface Step {
	readonly seq: number;
	readonly event: StepEvent;
	/** The number of events in effect after it. */
	readonly length: number;
}

/** A log as steps: those in effect, and those undone. The last undone one is the next to redo. */
interface Steps {
	readonly applied: readonly Step[];
	readonly undone: readonly Step[];
	/** The `seq` of the first entry that undoes, redoes or amends something that doesn't exist. Such entries are ignored. */
	readonly stray?: number;
}

/**
 * Reads a log. Undo moves the last step to the undone steps, and a new step clears those. Transfers and the clock change nothing.
 */
export function stepsOf(entries: readonly Entry[]): Steps {
	const applied: Step[] = [];
	const undone: Step[] = [];
	const strays = entries.filter(({ seq, event }) => {
		if (event.type === UNDONE) return !move(applied, undone);
		if (event.type === REDONE) return !move(undone, applied);
		if (event.type === TRANSFER_STARTED || event.type === TRANSFER_TAKEN || event.type === CLOCK)
			return false;
		const length = lengthAfterStep(event, applied.at(-1)?.length ?? 0);
		if (length === undefined) return true;
		applied.push({ seq, event, length });
		undone.length = 0;
		return false;
	});
	return { applied, undone, ...(strays[0] && { stray: strays[0].seq }) };
}

/** Moves the last item of one list to the end of another. Returns false if there is none. */
function move(from: Step[], to: Step[]): boolean {
	const last = from.pop();
	if (last) to.push(last);
	return last !== undefined;
}

/**
 * The number of events after a step, with `length` events before it; undefined for an amendment of something that doesn't exist.
 */
function lengthAfterStep(event: StepEvent, length: number): number | undefined {
	if (event.type !== AMENDED) return length + 1;
	return fits(event, length) ? lengthAfter(event, length) : undefined;
}

/** An event in effect, and the `seq` of the entry that says when it happened. */
interface StandingEvent {
	readonly seq: number;
	readonly event: TableEvent;
}

/** The events in effect after some steps, and the rulings changed by their amendments. */
export interface LogState {
	readonly standing: readonly StandingEvent[];
	readonly rulings: Rulings;
}

/** Applies steps one by one, from an empty table. */
export function logStateAfter(steps: readonly Step[]): LogState {
	let now: LogState = { standing: [], rulings: {} };
	for (const state of logStates(steps)) now = state;
	return now;
}

/**
 * The state before each amendment, and after all steps. Read each state before asking for the next one, because its list is
 * reused.
 */
export function* logStates(steps: readonly Step[]): Generator<LogState> {
	const standing: StandingEvent[] = [];
	let rulings: Rulings = {};
	for (const { seq, event } of steps)
		if (event.type === AMENDED) {
			yield { standing, rulings };
			for (const edit of event.edits.toReversed()) amendIn(standing, seq, edit);
			rulings = { ...rulings, ...event.rulings };
		} else standing.push({ seq, event });
	yield { standing, rulings };
}

/**
 * Replaces the old event by those of an edit, in place, because copying is slow. Edits with higher indexes must be applied first.
 */
function amendIn(standing: StandingEvent[], seq: number, { at, events }: Edit): void {
	standing.splice(at, 1, ...written(seq, events, standing[at]));
}

/** The new events of an amendment. The one that replaces the old event keeps its time. */
function written(
	seq: number,
	events: readonly TableEvent[],
	old: StandingEvent | undefined
): readonly StandingEvent[] {
	const same = old ? replacementIndex(old.event, events) : undefined;
	return events.map((event, index) => ({ seq: old && index === same ? old.seq : seq, event }));
}

/** The index of the new event that replaces the old one, changed or not; undefined for none. */
export function replacementIndex(
	old: TableEvent,
	events: readonly TableEvent[]
): number | undefined {
	const alike = [...events.keys()].filter((index) => events[index]?.type === old.type);
	// Comparing events is slow, and usually there is one.
	if (alike.length < 2) return alike[0];
	return alike.find((index) => deepEqual(events[index], old)) ?? alike[0];
}
