import { clockOf } from './clock';
import { CLOCK } from './clock-event';
import type { Entry } from './entry';

/** How a clock is set up. */
export interface ClockLimits {
	/** The time that each player has at first, in minutes. */
	readonly minutes: number;
	/** The time that each turn adds, in seconds. */
	readonly increment: number;
}

/** How the clock of a game was last set up; undefined if it has none. */
export function clockLimits(entries: readonly Entry[]): ClockLimits | undefined {
	if (!clockOf(entries)) return undefined;
	const set = entries.findLast(({ event }) => event.type === CLOCK && event.did === 'set')?.event;
	if (set?.type !== CLOCK) return undefined;
	const { left, increment = 0 } = set;
	return { minutes: Math.round((left[0] ?? 0) / 60_000), increment: increment / 1000 };
}
