import { capital, clock, date, day } from './format';

const dayOf = (moment: Date): number =>
	new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The day of a time: „20 noiembrie 2026”. */
export const formatDate = (moment: Date): string => date(moment);

/** A time, relative for today and yesterday: „Azi, 20:14”, „Ieri, 09:05”, „20 noiembrie 2026”. */
export function formatTime(moment: Date, now: Date): string {
	const days = Math.round((dayOf(moment) - dayOf(now)) / 86_400_000);
	if (days < -1 || days > 0) return date(moment);
	return `${capital(day(days))}, ${clock(moment)}`;
}
