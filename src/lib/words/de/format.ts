import { formatsOf, plain } from '../formats';

/** Lists, numbers, plurals, days and times in German. */
const formats = formatsOf('de');

export const { list, number, rounded, decimal, percent, minutes, bytes, plural } = formats;
const { date, clock, day } = formats;
export const { shortDate, month } = formats;

/** Items side by side: „Ada +8, Ben +8“. `Intl` would put “und” before the last one. */
export const row = (items: readonly string[]): string => items.join(', ');

/** „1 Std. 12 Min.“ of a duration in ms. `Intl` would put a comma between them. */
export const span = (ms: number): string => formats.span(ms).replace(', ', '\u00a0');

/** „1 Karte“, „3 Karten“. */
export const counted = (n: number, one: string, other: string): string =>
	`${number(n)} ${plural(n, { one, other })}`;

/** The dative: „mit 1 Punkt“, „mit 90 Punkten“. */
export const withPoints = (n: number): string =>
	`${plain(n)} ${plural(Math.abs(n), { one: 'Punkt', other: 'Punkten' })}`;

/** With a capital at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Midnight before a time, in the local time zone. */
const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The number of days to a time; 0 for today, −1 for yesterday. */
const daysTo = (time: Date, now: Date): number =>
	Math.round((dayOf(time) - dayOf(now)) / 86_400_000);

const isRecent = (days: number): boolean => days === 0 || days === -1;

/** The day of a time: „20. November 2026“. */
export const formatDate = (time: Date): string => date(time);

/** A time, relative for today and yesterday: „Heute, 20:14“, „Gestern, 09:05“, „20. November 2026“. */
export function formatTime(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${capital(day(days))}, ${clock(time)}` : date(time);
}

/** The same inside a sentence: „heute um 20:14 Uhr“, „am 20. November 2026“. */
export function timeInSentence(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${day(days)} um ${clock(time)} Uhr` : `am ${date(time)}`;
}
