import { clock, date, day } from './format';

/** Midnight before a time, in the local time zone. */
const dayOf = (moment: Date): number =>
	new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The day of a time: “20 November 2026”. */
export const formatDate = (moment: Date): string => date(moment);

/** A time, relative for today and yesterday: “Today, 20:14”, “Yesterday, 09:05”, “20 November 2026”. */
export function formatTime(moment: Date, now: Date): string {
	const days = Math.round((dayOf(moment) - dayOf(now)) / 86_400_000);
	if (days < -1 || days > 0) return date(moment);
	const name = day(days);
	return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${clock(moment)}`;
}
