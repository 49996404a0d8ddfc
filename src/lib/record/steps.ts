import type { Rulings } from '../engine/rulings';
import type { TableEvent } from '../rules/catalogue';
import { fits, lengthAfter, type Amended, type Edit } from './amendment';
import type { Entry } from './log';
import { deepEqual } from './deep-equal';

/** What is taken back as a whole: an event at the table, or an amendment of the past. */
export type StepEvent = TableEvent | Amended;

/** A step of a log. */
export interface Step {
	readonly seq: number;
	readonly event: StepEvent;
	/** How many events stand after it. */
	readonly length: number;
}

/** A log as steps: those that stand, and those taken back, the next to come again last. */
interface Steps {
	readonly applied: readonly Step[];
	readonly undone: readonly Step[];
	/** `seq` of the first entry that takes back, brings back or amends what isn't there. It is passed over. */
	readonly stray?: number;
}

/**
 * Reads a log from its start: undoing moves the last step to those taken back, and a new one clears them. Who keeps the
 * game changes nothing: whoever takes it over can take back, and bring back, what the giver could.
 */
export function stepsOf(entries: readonly Entry[]): Steps {
	const applied: Step[] = [];
	const undone: Step[] = [];
	const strays = entries.filter(({ seq, event }) => {
		if (event.type === 'log/undone') return !move(applied, undone);
		if (event.type === 'log/redone') return !move(undone, applied);
		if (event.type === 'log/handed' || event.type === 'log/taken') return false;
		const length = lengthAfterStep(event, applied.at(-1)?.length ?? 0);
		if (length === undefined) return true;
		applied.push({ seq, event, length });
		undone.length = 0;
		return false;
	});
	return { applied, undone, ...(strays[0] && { stray: strays[0].seq }) };
}

/** Moves the last item of one list to the end of another; false when there is none. */
function move(from: Step[], to: Step[]): boolean {
	const last = from.pop();
	if (last) to.push(last);
	return last !== undefined;
}

/** How many events stand after a step where `length` stood; undefined for an amendment of what isn't there. */
function lengthAfterStep(event: StepEvent, length: number): number | undefined {
	if (event.type !== 'log/amended') return length + 1;
	return fits(event, length) ? lengthAfter(event, length) : undefined;
}

/** An event that stands, and the `seq` of the entry that tells when it happened. */
interface StandingEvent {
	readonly seq: number;
	readonly event: TableEvent;
}

/** What stands after some steps, and the rulings that amendments among them changed. */
export interface LogState {
	readonly standing: readonly StandingEvent[];
	readonly rulings: Rulings;
}

/** Takes one step after the other from the bare table. */
export function logStateAfter(steps: readonly Step[]): LogState {
	let now: LogState = { standing: [], rulings: {} };
	for (const state of logStates(steps)) now = state;
	return now;
}

/** What stands before each amendment, and after all steps; each to be read before the next is asked for. */
export function* logStates(steps: readonly Step[]): Generator<LogState> {
	const standing: StandingEvent[] = [];
	let rulings: Rulings = {};
	for (const { seq, event } of steps)
		if (event.type === 'log/amended') {
			yield { standing, rulings };
			for (const edit of event.edits.toReversed()) amendIn(standing, seq, edit);
			rulings = { ...rulings, ...event.rulings };
		} else standing.push({ seq, event });
	yield { standing, rulings };
}

/**
 * Puts what an edit wrote in the place of the old event, in the list itself: a log of thousands of amendments would be
 * copied for each of them. Edits behind it must have been put already.
 */
function amendIn(standing: StandingEvent[], seq: number, { at, events }: Edit): void {
	standing.splice(at, 1, ...written(seq, events, standing[at]));
}

/** What an amendment wrote: the event that stands for the old one happened when that did. */
function written(
	seq: number,
	events: readonly TableEvent[],
	old: StandingEvent | undefined
): readonly StandingEvent[] {
	const same = old ? replacementIndex(old.event, events) : undefined;
	return events.map((event, index) => ({ seq: old && index === same ? old.seq : seq, event }));
}

/** Which of the events in place of an old one is that event, unchanged or changed; undefined for none. */
export function replacementIndex(
	old: TableEvent,
	events: readonly TableEvent[]
): number | undefined {
	const alike = [...events.keys()].filter((index) => events[index]?.type === old.type);
	// To compare events costs far more than to count them, and mostly there's one.
	if (alike.length < 2) return alike[0];
	return alike.find((index) => deepEqual(events[index], old)) ?? alike[0];
}
