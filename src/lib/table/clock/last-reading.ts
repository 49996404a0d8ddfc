import * as v from 'valibot';
import type { ClockEvent, GameId } from '../../record';
import { tryStorage } from '../app/stored-choice.svelte';
import { isUp, leftAt } from './clock-moves';
import { JUMP } from './device-time';

const KEY = 'tilekeep:chess-clock';

const readingSchema = v.object({
	game: v.string(),
	/** When the clock did what it had done last at the time of the reading. */
	since: v.number(),
	/** The device's clock, and the time that this browser counts evenly as long as it runs, both in ms since 1970 UTC. */
	wall: v.number(),
	even: v.number(),
	left: v.array(v.number())
});
/** What a running clock showed when the page was seen last: nobody can say later when the device's clock was set. */
type Reading = v.InferOutput<typeof readingSchema>;

/** Two readings of the device now. */
interface Readings {
	readonly wall: number;
	readonly even: number;
}

/** What the device reads now. */
export const readingsNow = (): Readings => ({
	wall: Date.now(),
	even: performance.timeOrigin + performance.now()
});

/** Keeps what a running clock shows. */
export function keepReading(
	game: GameId,
	{ at }: ClockEvent,
	left: readonly number[],
	now = readingsNow()
): void {
	const reading = { game, since: at, ...now, left: [...left] } satisfies Reading;
	tryStorage(() => {
		localStorage.setItem(KEY, JSON.stringify(reading));
	});
}

/** What was kept of this state of a game's clock. */
export function lastReading(game: GameId, { at }: ClockEvent): Reading | undefined {
	const json: unknown = tryStorage((): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null'));
	const read = v.safeParse(readingSchema, json);
	return read.success && read.output.game === game && read.output.since === at
		? read.output
		: undefined;
}

/** Why nobody knows how much time was used while the app was closed. */
export interface ClockDoubt {
	/**
	 * - `set`: the device's clock was set: it shows less than before, or not as much more as the browser counted.
	 * - `gone`: somebody's time ran out meanwhile, unless the device's clock was set.
	 */
	readonly why: 'set' | 'gone';
	/** What was left when it was seen last. */
	readonly seen: readonly number[];
	/** What is left by the device's clock now; undefined if that isn't possible. */
	readonly counted: readonly number[] | undefined;
}

/** A shorter time is no absence, in ms: a page is loaded again in that time. */
const AWAY = 10_000;

/** What is to be asked when a running clock is opened again; undefined if nothing is unclear. */
export function doubtAbout(
	clock: ClockEvent,
	reading: Reading | undefined,
	now: Readings
): ClockDoubt | undefined {
	if (clock.paused) return undefined;
	const seen = reading?.left ?? clock.left;
	const last = Math.max(clock.at, reading?.wall ?? 0);
	if (now.wall < last - JUMP) return { why: 'set', seen, counted: undefined };
	const counted = leftAt(clock, now.wall);
	if (reading && differ(reading, now)) return { why: 'set', seen, counted };
	const gone = isUp(clock, now.wall) && now.wall - last > AWAY;
	return gone ? { why: 'gone', seen, counted } : undefined;
}

/** True if the browser went on running, and counted a different time than the device's clock. */
const differ = (before: Readings, now: Readings): boolean =>
	Math.abs(now.wall - before.wall - (now.even - before.even)) > 2 * JUMP;
