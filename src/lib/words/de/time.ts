import { capital, clock, date, day } from './format';

/** Midnight before a time, in the local time zone. */
const dayOf = (moment: Date): number =>
	new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The number of days to a time; 0 for today, −1 for yesterday. */
const daysTo = (moment: Date, now: Date): number =>
	Math.round((dayOf(moment) - dayOf(now)) / 86_400_000);

const isRecent = (days: number): boolean => days === 0 || days === -1;

/** The day of a time: „20. November 2026“. */
export const formatDate = (moment: Date): string => date(moment);

/** A time, relative for today and yesterday: „Heute, 20:14“, „Gestern, 09:05“, „20. November 2026“. */
export function formatTime(moment: Date, now: Date): string {
	const days = daysTo(moment, now);
	return isRecent(days) ? `${capital(day(days))}, ${clock(moment)}` : date(moment);
}

/** The same inside a sentence: „heute um 20:14 Uhr“, „am 20. November 2026“. */
export function timeInSentence(moment: Date, now: Date): string {
	const days = daysTo(moment, now);
	return isRecent(days) ? `${day(days)} um ${clock(moment)} Uhr` : `am ${date(moment)}`;
}
