import { capital, clock, date, day } from './format';

const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The day of a time: „20 noiembrie 2026”. */
export const formatDate = (time: Date): string => date(time);

/** A time, relative for today and yesterday: „Azi, 20:14”, „Ieri, 09:05”, „20 noiembrie 2026”. */
export function formatTime(time: Date, now: Date): string {
	const days = Math.round((dayOf(time) - dayOf(now)) / 86_400_000);
	if (days < -1 || days > 0) return date(time);
	return `${capital(day(days))}, ${clock(time)}`;
}
