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

/** The last standing event or amendment was taken back; or the last one taken back stands again. */
type UndoEvent = v.InferOutput<typeof Undone> | v.InferOutput<typeof Redone>;

/** What a log may hold: what happened at the table, what was amended, what was taken back, and who keeps the game. */
export type LoggedEvent = StepEvent | UndoEvent | TransferEvent;

/** One line of a log. Written once and never changed. */
export interface Entry {
	/** Position in the log: 0, 1, 2 … without gaps. */
	readonly seq: number;
	/** When it was written, in ms since 1970 UTC, by a clock that may have been set back: it puts nothing in order. */
	readonly at: number;
	readonly v: typeof ENTRY_VERSION;
	readonly event: LoggedEvent;
}

/** One game: everything that can be said about it follows from this. */
export interface GameRecord {
	readonly header: Header;
	/** `entries[i].seq === i`. */
	readonly entries: readonly Entry[];
}

/** An entry as it stands in a file or a database. */
export const entrySchema = v.strictObject({
	seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
	at: timestampSchema,
	v: v.literal(ENTRY_VERSION),
	event: v.variant('type', [eventSchema, Amended, Undone, Redone, TransferStarted, TransferTaken])
}) satisfies v.GenericSchema<unknown, Entry>;

/** What a log says once everything taken back is left out, and everything amended. */
export interface EffectiveLog {
	/** What stands, in order. */
	readonly events: readonly TableEvent[];
	/** For each standing event the `seq` of the entry that tells when it happened: one inserted later has its amendment's. */
	readonly seqs: readonly number[];
	/** The rulings that amendments changed, as they stand; see `headerOf`. */
	readonly rulings: Rulings;
	/** What would be taken back next. */
	readonly last?: StepEvent;
	/** What was taken back and can be brought back, the next one first. */
	readonly undone: readonly StepEvent[];
	readonly undoable: boolean;
	readonly redoable: boolean;
	/** `seq` of the first entry that takes back, brings back or amends what isn't there. It is passed over. */
	readonly stray?: number;
}

const read = new WeakMap<readonly Entry[], EffectiveLog>();

/**
 * Reads a log from its start. Nothing is ever cut from it: what is voided is only passed over. The same list is read once:
 * entries are never changed.
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

/** The entry that writes an event down after all others, at a moment in ms since 1970 UTC. */
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
