const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Midnight before a moment, by the reader's own clock. */
const dayOf = (moment: Date): number =>
	new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** The day of a moment: “20 November 2026”. */
export const formatDate = (moment: Date): string => date.format(moment);

/** A moment as one speaks of it: “Today, 20:14”, “Yesterday, 09:05”, “20 November 2026”. */
export function formatTime(moment: Date, now: Date): string {
	const days = Math.round((dayOf(moment) - dayOf(now)) / 86_400_000);
	if (days < -1 || days > 0) return date.format(moment);
	const day = relative.format(days, 'day');
	return `${day.charAt(0).toUpperCase()}${day.slice(1)}, ${clock.format(moment)}`;
}
