import { formatsOf } from '../formats';

/** Numbers and plurals in English; days and times in the British form. */
const formats = formatsOf('en', 'en-GB');

/** “Ada, Ben and Eve”: British, without a comma before “and”. */
export const { list } = formatsOf('en-GB');
export const { row, number, rounded, decimal, percent, minutes, bytes, plural, ordinal } = formats;
const { date, clock, day } = formats;
export const { shortDate, month, span } = formats;

/** With a capital, as at the beginning of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** “1 tile”, “3 tiles”. */
export const counted = (n: number, one: string, other: string): string =>
	`${number(n)} ${plural(n, { one, other })}`;

/** “a tile”, “an award”. */
export const withArticle = (noun: string): string =>
	`${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;

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
