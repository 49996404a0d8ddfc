import { formatsOf } from '../formats';

const formats = formatsOf('fr');

export const { list, number, rounded, decimal, percent, minutes, bytes, plural } = formats;
const { clock, day } = formats;
export const { month, span } = formats;

/** “1er novembre 2026”, “20 novembre 2026”: `Intl` writes “1”. */
const withFirst =
	(write: (time: Date) => string) =>
	(time: Date): string =>
		write(time).replace(/^1(?=\s)/u, '1er');
const date = withFirst(formats.date);
export const shortDate = withFirst(formats.shortDate);

/** Items side by side: “Ada +8, Ben +8”. `Intl` would put “et” before the last one. */
export const row = (items: readonly string[]): string => items.join(', ');

/** “1 tuile”, “3 tuiles”. */
export const counted = (n: number, one: string, other: string): string =>
	`${number(n)} ${plural(n, { one, other })}`;

/** With a capital letter at the beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Midnight before a time, in the local time zone. */
const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The number of days to a time; 0 for today, −1 for yesterday. */
const daysTo = (time: Date, now: Date): number =>
	Math.round((dayOf(time) - dayOf(now)) / 86_400_000);

const isRecent = (days: number): boolean => days === 0 || days === -1;

/** The day of a time: “20 novembre 2026”. */
export const formatDate = (time: Date): string => date(time);

/** A time, relative for today and yesterday: “Aujourd’hui, 20:14”, “Hier, 09:05”, “20 novembre 2026”. */
export function formatTime(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${capital(day(days))}, ${clock(time)}` : date(time);
}

/** The same inside a sentence: “aujourd’hui à 20:14”, “hier à 09:05”, “le 20 novembre 2026”. */
export function timeInSentence(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${day(days)} à ${clock(time)}` : `le ${date(time)}`;
}
