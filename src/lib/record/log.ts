import * as v from 'valibot';
import type { Rulings } from '../engine/rulings';
import { eventSchema, type TableEvent } from '../rules/catalogue';
import { Amended } from './amendment';
import { TransferStarted, TransferTaken, type TransferEvent } from './transfer';
import type { Header } from './header';
import { timestampSchema } from './timestamp';
import { logStateAfter, stepsOf, type StepEvent } from './steps';

/** The version of an entry's format. */
export const ENTRY_VERSION = 1;

const Undone = v.strictObject({ type: v.literal('log/undone') });
const Redone = v.strictObject({ type: v.literal('log/redone') });

/** Undo of the last event or amendment, or redo of the last undone one. */
type UndoEvent = v.InferOutput<typeof Undone> | v.InferOutput<typeof Redone>;

/** What a log may hold: events, amendments, undo and redo, and transfers between devices. */
export type LoggedEvent = StepEvent | UndoEvent | TransferEvent;

/** One entry of a log, never changed once written. */
export interface Entry {
	/** Position in the log: 0, 1, 2 … without gaps. */
	readonly seq: number;
	/** When it was written, in ms since 1970 UTC. The device's clock may be wrong, so never sort by it. */
	readonly at: number;
	readonly v: typeof ENTRY_VERSION;
	readonly event: LoggedEvent;
}

/** A game's record: everything else is derived from it. */
export interface GameRecord {
	readonly header: Header;
	/** `entries[i].seq === i`. */
	readonly entries: readonly Entry[];
}

/** An entry as stored in a file or database. */
export const entrySchema = v.strictObject({
	seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
	at: timestampSchema,
	v: v.literal(ENTRY_VERSION),
	event: v.variant('type', [eventSchema, Amended, Undone, Redone, TransferStarted, TransferTaken])
}) satisfies v.GenericSchema<unknown, Entry>;

/** A log with undo, redo and amendments applied. */
export interface EffectiveLog {
	/** The events in effect, in order. */
	readonly events: readonly TableEvent[];
	/**
	 * For each event the `seq` of the entry that says when it happened; for one that was inserted later, its
	 * amendment's.
	 */
	readonly seqs: readonly number[];
	/** The rulings as changed by amendments; see `headerOf`. */
	readonly rulings: Rulings;
	/** What undo would take back next. */
	readonly last?: StepEvent;
	/** What can be redone, the next one first. */
	readonly undone: readonly StepEvent[];
	readonly undoable: boolean;
	readonly redoable: boolean;
	/** `seq` of the first entry that undoes, redoes or amends what doesn't exist. Such entries are ignored. */
	readonly stray?: number;
}

const read = new WeakMap<readonly Entry[], EffectiveLog>();

/**
 * Applies undo, redo and amendments to a log. Entries are never removed. The result is cached by list, as entries never
 * change.
 */
export function effectiveLog(entries: readonly Entry[]): EffectiveLog {
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
