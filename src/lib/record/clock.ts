import type { PlayerIndex } from '../engine/piece';
import { CLOCK, type ClockEvent } from './clock-event';
import type { Entry, GameRecord } from './entry';

/** An entry about the clock. */
type ClockEntry = Entry & { readonly event: ClockEvent };

const isOfClock = (entry: Entry): entry is ClockEntry => entry.event.type === CLOCK;

/** The lists without clock entries, by their last entry. */
const withoutClock = new WeakMap<Entry, readonly Entry[]>();

/**
 * A log without what its clock did; the log itself if it has no clock. As long as only the clock does something, it returns the
 * same list, so that nothing that is derived from the list is worked out again.
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

/** A record without what its clock did, numbered again; the record itself if it has no clock. */
export function recordWithoutClock(record: GameRecord): GameRecord {
	const entries = entriesWithoutClock(record.entries);
	if (entries === record.entries) return record;
	return { header: record.header, entries: entries.map((entry, seq) => ({ ...entry, seq })) };
}

/** True for a log that says what a clock did, even if the clock was removed. */
export const tellsOfClock = (entries: readonly Entry[]): boolean => entries.some(isOfClock);

/** What the clock of a game did last; undefined if the game has no clock, or no longer has one. */
export function clockOf(entries: readonly Entry[]): ClockEvent | undefined {
	const last = entries.findLast(isOfClock)?.event;
	return last?.did === 'removed' ? undefined : last;
}

/** The seat of whoever has lost on time; undefined for nobody. */
export const lostOnTime = (entries: readonly Entry[]): PlayerIndex | undefined =>
	clockOf(entries)?.fallen;

/** The points that decide who wins a game: a player who has lost on time counts less than all others. */
export const scoresToWin = (
	points: readonly number[],
	late: PlayerIndex | undefined
): readonly number[] => points.map((own, seat) => (seat === late ? -Infinity : own));
