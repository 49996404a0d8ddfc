import { capital, clock, date, day } from './format';

/** Midnight before a time, in the local time zone. */
const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The day of a time: “20 November 2026”. */
export const formatDate = (time: Date): string => date(time);

/** The number of days to a time; 0 for today, −1 for yesterday. */
const daysTo = (time: Date, now: Date): number =>
	Math.round((dayOf(time) - dayOf(now)) / 86_400_000);

const isRecent = (days: number): boolean => days === 0 || days === -1;

/** A time, relative for today and yesterday: “Today, 20:14”, “Yesterday, 09:05”, “20 November 2026”. */
export function formatTime(time: Date, now: Date): string {
	const days = daysTo(time, now);
	if (!isRecent(days)) return date(time);
	return `${capital(day(days))}, ${clock(time)}`;
}

/** The same inside a sentence: “today at 20:14”, “on 20 November 2026”. */
export function timeInSentence(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${day(days)} at ${clock(time)}` : `on ${date(time)}`;
}
