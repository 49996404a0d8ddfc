import * as v from 'valibot';
import { eventSchema, knownCodes, type TableEvent } from '../rules/catalogue';
import { Amended } from './amendment';
import { ClockEvent } from './clock-event';
import { type Header, timestampSchema } from './header-shape';

/* The stored types of entries that are neither events nor amendments. */
export const UNDONE = 'log/undone';
export const REDONE = 'log/redone';
export const TRANSFER_STARTED = 'log/handed';
export const TRANSFER_TAKEN = 'log/taken';

const TransferStarted = v.strictObject({ type: v.literal(TRANSFER_STARTED) });
const TransferTaken = v.strictObject({ type: v.literal(TRANSFER_TAKEN) });

/** The game was given to another device, or taken: by that device, or back by the device that gave it. */
type TransferEvent = v.InferOutput<typeof TransferStarted> | v.InferOutput<typeof TransferTaken>;

/** Something that undo takes back as a whole: an event or an amendment. */
export type StepEvent = TableEvent | Amended;

/** The version of an entry's format. */
export const ENTRY_VERSION = 1;

const Undone = v.strictObject({ type: v.literal(UNDONE) });
const Redone = v.strictObject({ type: v.literal(REDONE) });

/** Undo of the last event or amendment, or redo of the last undone one. */
type UndoEvent = v.InferOutput<typeof Undone> | v.InferOutput<typeof Redone>;

/** What a log may hold: events, amendments, undo and redo, transfers between devices, and what a chess clock did. */
export type LoggedEvent = StepEvent | UndoEvent | TransferEvent | ClockEvent;

/** One entry of a log, never changed once written. */
export interface Entry {
	/** Its index in the log: 0, 1, 2 … without gaps. */
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

/**
 * An entry as stored in a file or database. `readable`, which others can read without the rules, is dropped, because the replay
 * says the same.
 */
export const entrySchema = v.pipe(
	v.strictObject({
		seq: v.pipe(v.number(), v.integer(), v.minValue(0)),
		at: timestampSchema,
		v: v.literal(ENTRY_VERSION),
		event: v.pipe(
			v.variant('type', [
				eventSchema,
				Amended,
				Undone,
				Redone,
				TransferStarted,
				TransferTaken,
				ClockEvent
			]),
			knownCodes()
		),
		readable: v.optional(v.looseObject({}))
	}),
	v.transform(({ seq, at, v: version, event }): Entry => ({ seq, at, v: version, event }))
) satisfies v.GenericSchema<unknown, Entry>;

/** The file format version that this app writes, and the newest it reads. See FORMAT.md. */
export const FILE_VERSION = 3;
