import * as v from 'valibot';

/** The last time that a date can hold, in ms since 1970 UTC: in the year 275760. @internal */
export const MAX_TIMESTAMP = 8.64e15;

/** A time as it is stored: whole ms since 1970 UTC, within what a date can hold. */
export const timestampSchema = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(0),
	v.maxValue(MAX_TIMESTAMP)
);

/** The current time as stored, from `clock` in ms since 1970 UTC: moved to the nearest valid time, an invalid one to the first. */
export function currentTimestamp(clock = Date.now()): number {
	return Number.isNaN(clock) ? 0 : Math.min(MAX_TIMESTAMP, Math.max(0, Math.floor(clock)));
}
