import type { Rulings } from '../engine/rulings';
import type { TableEvent } from '../rules/catalogue';
import { entriesWithoutClock } from './clock';
import {
	ENTRY_VERSION,
	type Entry,
	type GameRecord,
	type LoggedEvent,
	type StepEvent
} from './entry';
import { logStateAfter, stepsOf } from './steps';

/** A log with undo, redo and amendments applied. */
export interface EffectiveLog {
	/** The events in effect, in order. */
	readonly events: readonly TableEvent[];
	/** For each event, the `seq` of the entry that says when it happened; for an event inserted later, that of its amendment. */
	readonly seqs: readonly number[];
	/** The rulings as changed by amendments; see `headerOf`. */
	readonly rulings: Rulings;
	/** What undo would take back next. */
	readonly last?: StepEvent;
	/** What can be redone, the next one first. */
	readonly undone: readonly StepEvent[];
	readonly undoable: boolean;
	readonly redoable: boolean;
	/** The `seq` of the first entry that undoes, redoes or amends something that doesn't exist. Such entries are ignored. */
	readonly stray?: number;
}

const read = new WeakMap<readonly Entry[], EffectiveLog>();

/**
 * Applies undo, redo and amendments to a log; entries are never removed. The result is cached by list, because entries never
 * change.
 */
export function effectiveLog(all: readonly Entry[]): EffectiveLog {
	const entries = entriesWithoutClock(all);
	const known = read.get(entries);
	if (known) return known;
	const found = readFrom(entries);
	read.set(entries, found);
	return found;
}

function readFrom(entries: readonly Entry[]): EffectiveLog {
	const { applied, undone, stray } = stepsOf(entries);
	const { standing, rulings } = logStateAfter(applied);
	const last = applied.at(-1)?.event;
	return {
		events: standing.map(({ event }) => event),
		seqs: standing.map(({ seq }) => seq),
		rulings,
		...(last && { last }),
		undone: undone.map(({ event }) => event).reverse(),
		undoable: applied.length > 0,
		redoable: undone.length > 0,
		...(stray !== undefined && { stray })
	};
}

/** The log entry for an event, at a time in ms since 1970 UTC. */
export const nextEntry = ({ entries }: GameRecord, event: LoggedEvent, at: number): Entry => ({
	seq: entries.length,
	at,
	v: ENTRY_VERSION,
	event
});

/** The record with one more entry. */
export const withEntry = ({ header, entries }: GameRecord, entry: Entry): GameRecord => ({
	header,
	entries: [...entries, entry]
});
