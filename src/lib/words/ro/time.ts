import { capital, clock, date, day } from './format';

/** Midnight before a time, in the local time zone. */
const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The number of days to a time; 0 for today, −1 for yesterday. */
const daysTo = (time: Date, now: Date): number =>
	Math.round((dayOf(time) - dayOf(now)) / 86_400_000);

const isRecent = (days: number): boolean => days === 0 || days === -1;

/** The day of a time: „20 noiembrie 2026”. */
export const formatDate = (time: Date): string => date(time);

/** A time, relative for today and yesterday: „Azi, 20:14”, „Ieri, 09:05”, „20 noiembrie 2026”. */
export function formatTime(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${capital(day(days))}, ${clock(time)}` : date(time);
}

/** The same inside a sentence: „azi, la 20:14”, „pe 20 noiembrie 2026”. */
export function timeInSentence(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${day(days)}, la ${clock(time)}` : `pe ${date(time)}`;
}
