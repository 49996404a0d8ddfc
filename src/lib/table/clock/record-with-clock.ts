import { entryTimestamp, nextEntry, withEntry, type GameRecord, type Header } from '../../record';
import type { ClockLimits } from '../../record/clock-limits';
import { setUp } from './clock-moves';

/** A new game with a chess clock, which its log begins with. */
export function recordWithClock(header: Header, limits: ClockLimits): GameRecord {
	const empty = { header, entries: [] };
	const clock = setUp(header.players.length, header.first, limits, Date.now());
	return withEntry(empty, nextEntry(empty, clock, entryTimestamp()));
}
