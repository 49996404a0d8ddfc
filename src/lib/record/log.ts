import * as v from 'valibot';
import { replay, type Replay } from '../engine/play';
import { eventSchema, rulesOf, type TableEvent } from '../rules/catalogue';
import { momentSchema, type Header } from './header';
import { renumbered, toldIn, type TileTypes } from './told';

/** The version of an entry's format. */
export const ENTRY_VERSION = 1;

const Undone = v.strictObject({ type: v.literal('log/undone') });
const Redone = v.strictObject({ type: v.literal('log/redone') });

/** The last standing event was taken back; or the last one taken back stands again. */
export type UndoEvent = v.InferOutput<typeof Undone> | v.InferOutput<typeof Redone>;

/** What a log may hold: what happened at the table, and what was taken back. */
export type LoggedEvent = TableEvent | UndoEvent;

/** One line of a log. Written once and never changed. */
export interface Entry {
	/** Position in the log: 0, 1, 2 … without gaps. */
	readonly seq: number;
	/** When it was written, in ms since 1970 UTC, by a clock that may have been set back. */
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
	at: momentSchema,
	v: v.literal(ENTRY_VERSION),
	event: v.variant('type', [eventSchema, Undone, Redone])
}) satisfies v.GenericSchema<unknown, Entry>;

/** What a log says once everything taken back is left out. */
export interface Effective {
	/** What stands, in order. */
	readonly events: readonly TableEvent[];
	/** For each standing event the `seq` of its entry. */
	readonly seqs: readonly number[];
	/** What was taken back and can be brought back, the next one first. */
	readonly voided: readonly TableEvent[];
	readonly undoable: boolean;
	readonly redoable: boolean;
	/** `seq` of the first entry that takes or brings back where there was nothing. It is passed over. */
	readonly stray?: number;
}

/** Reads a log from its start. Nothing is ever cut from it: what is voided is only passed over. */
export function effective(entries: readonly Entry[]): Effective {
	const stands: Standing[] = [];
	const voided: Standing[] = [];
	let stray: number | undefined;
	for (const { seq, event } of entries)
		if (event.type === 'log/undone') stray = move(stands, voided) ? stray : (stray ?? seq);
		else if (event.type === 'log/redone') stray = move(voided, stands) ? stray : (stray ?? seq);
		else {
			stands.push({ seq, event });
			voided.length = 0;
		}
	return {
		events: stands.map(({ event }) => event),
		seqs: stands.map(({ seq }) => seq),
		voided: voided.map(({ event }) => event).reverse(),
		undoable: stands.length > 0,
		redoable: voided.length > 0,
		...(stray !== undefined && { stray })
	};
}

interface Standing {
	readonly seq: number;
	readonly event: TableEvent;
}

/** Moves the last item of one list to the end of another; false when there is none. */
function move(from: Standing[], to: Standing[]): boolean {
	const last = from.pop();
	if (last) to.push(last);
	return last !== undefined;
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

const NOTHING_TOLD: TileTypes = new Map();
const replayed = new WeakMap<GameRecord, { readonly shelf: TileTypes; readonly replay: Replay }>();

/**
 * The game as it stands by its record, up to the first event that can't be taken. The same record gives the same game
 * again: it is to be read, not played on. `shelf` are designs told in other games, fit to be laid next.
 */
export function replayRecord(record: GameRecord, shelf = NOTHING_TOLD): Replay {
	const known = replayed.get(record);
	if (known?.shelf === shelf) return known.replay;
	const replay = replayEvents(record.header, effective(record.entries).events, shelf);
	replayed.set(record, { shelf, replay });
	return replay;
}

/** The game with this header after these events; `shelf` as in {@link replayRecord}. */
export function replayEvents(
	header: Header,
	events: readonly TableEvent[],
	shelf = NOTHING_TOLD
): Replay {
	const rules = rulesOf(header, new Map([...shelf, ...toldIn(events)]));
	return replay(rules, header.players.length, header.first, renumbered(events, rules.tiles));
}
