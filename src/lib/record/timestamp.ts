import * as v from 'valibot';

/**
 * The last moment that a date can hold, in ms since 1970 UTC: a day in the year 275760.
 * @internal
 */
export const MAX_TIMESTAMP = 8.64e15;

/** A moment as it is written and read everywhere: whole ms since 1970 UTC, within what a date can hold. */
export const timestampSchema = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(0),
	v.maxValue(MAX_TIMESTAMP)
);

/**
 * The present as it is written down. A clock that shows a time before 1970, or beyond what a date can hold, is read as the
 * nearest moment that {@link timestampSchema} takes; one that shows no number at all as the first.
 * @param clock what the device's clock shows, in ms since 1970 UTC
 */
export function currentTimestamp(clock = Date.now()): number {
	return Number.isNaN(clock) ? 0 : Math.min(MAX_TIMESTAMP, Math.max(0, Math.floor(clock)));
}
