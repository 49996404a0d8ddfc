import { clock, date, day } from './format';

/** Midnight before a time, in the local time zone. */
const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The day of a time: “20 November 2026”. */
export const formatDate = (time: Date): string => date(time);

/** A time, relative for today and yesterday: “Today, 20:14”, “Yesterday, 09:05”, “20 November 2026”. */
export function formatTime(time: Date, now: Date): string {
	const days = Math.round((dayOf(time) - dayOf(now)) / 86_400_000);
	if (days < -1 || days > 0) return date(time);
	const name = day(days);
	return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${clock(time)}`;
}
