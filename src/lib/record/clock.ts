import type { PlayerIndex } from '../engine/piece';
import { CLOCK, type ClockEvent } from './clock-event';
import type { Entry, GameRecord } from './entry';

/** An entry about the clock. */
type ClockEntry = Entry & { readonly event: ClockEvent };

const isOfClock = (entry: Entry): entry is ClockEntry => entry.event.type === CLOCK;

/** By the last entry that isn't about the clock. */
const withoutClock = new WeakMap<Entry, readonly Entry[]>();

/**
 * A log without what its clock did: the log itself where it has none. While only the clock does something, it stays the same list,
 * so that nothing that follows from it is worked out again.
 */
export function entriesWithoutClock(entries: readonly Entry[]): readonly Entry[] {
	if (!tellsOfClock(entries)) return entries;
	const rest = entries.filter((entry) => !isOfClock(entry));
	const last = rest.at(-1);
	if (!last) return NONE;
	const known = withoutClock.get(last);
	if (known?.length === rest.length && known[0] === rest[0]) return known;
	withoutClock.set(last, rest);
	return rest;
}

const NONE: readonly Entry[] = [];

/** A record without what its clock did, numbered again: the record itself where it has none. */
export function recordWithoutClock(record: GameRecord): GameRecord {
	const entries = entriesWithoutClock(record.entries);
	if (entries === record.entries) return record;
	return { header: record.header, entries: entries.map((entry, seq) => ({ ...entry, seq })) };
}

/** True for a log that says what a clock did, even if it was removed. */
export const tellsOfClock = (entries: readonly Entry[]): boolean => entries.some(isOfClock);

/** What the clock of a game did last; undefined where it has none, or none any more. */
export function clockOf(entries: readonly Entry[]): ClockEvent | undefined {
	const last = entries.findLast(isOfClock)?.event;
	return last?.did === 'removed' ? undefined : last;
}

/** The seat of whoever has lost by time, undefined for nobody. */
export const lostOnTime = (entries: readonly Entry[]): PlayerIndex | undefined =>
	clockOf(entries)?.fallen;

/** The points by which a game is won: whoever is late, and has lost by time, has less than all others. */
export const scoresToWin = (
	points: readonly number[],
	late: PlayerIndex | undefined
): readonly number[] => points.map((own, seat) => (seat === late ? -Infinity : own));
