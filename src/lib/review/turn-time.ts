import { LONGEST_TURN } from '../record/pace';
import type { Durations } from './durations';

/** No turn is called long before it has taken this, in ms. */
const LEAST_LONG = 60_000;
/** How many times as long as usual a long turn takes. */
const TIMES_USUAL = 2;

/**
 * The duration of the turn that isn't entered yet, or not to its last tile, in ms. Undefined after a break, for which the log won't count anything
 * either.
 *
 * @param since when the last entry was written, in ms since 1970 UTC
 */
export function turnTime(
	{ begun, earlier }: Pick<Durations, 'begun' | 'earlier'>,
	since: number,
	now: number
): number | undefined {
	const gap = Math.max(0, now - since);
	return gap > LONGEST_TURN ? undefined : earlier + begun + gap;
}

/** How long a turn may take before it is called long, in ms. Undefined before there are as many turns as players. */
export const longTurnOf = ({ usual, turns, thinking }: Durations): number | undefined =>
	turns < thinking.length ? undefined : Math.max(LEAST_LONG, TIMES_USUAL * usual);
