import { formatsOf } from '../formats';

/** Lists, numbers, plurals and days in Romanian. */
const formats = formatsOf('ro');

export const { list, row, number, rounded, decimal, percent, minutes, bytes } = formats;
const { date, clock, day } = formats;
export const { shortDate, month } = formats;

/** A noun after a number: „cartonaș” for 1, „cartonașe” for 2 to 19 and 101, „de cartonașe” for 20 and more. */
export const many = (n: number, one: string, few: string): string =>
	formats.plural(Math.abs(n), { one, few, other: `de ${few}` });

/** „1 oră 12 min.”, „25 de ore” of a duration in ms. `Intl` would put a comma between them, and leave out „de”. */
export const span = (ms: number): string =>
	formats
		.span(ms)
		.replace(', ', '\u00a0')
		.replace(
			/(\d+)(\s)(?:de\s)?ore/,
			(_, hours: string, space: string) => `${hours}${space}${many(Number(hours), 'oră', 'ore')}`
		);

/** „1 cartonaș”, „3 cartonașe”, „20 de cartonașe”. */
export const counted = (n: number, one: string, few: string): string =>
	`${number(n)} ${many(n, one, few)}`;

/** „Unul” or „Mai mulți”: the form for 1, or the one for all other numbers. */
export const oneOr = (n: number, one: string, other: string): string => (n === 1 ? one : other);

/** With a capital at its beginning. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Without a capital at its beginning. */
export const lowered = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

/** Midnight before a time, in the local time zone. */
const dayOf = (time: Date): number =>
	new Date(time.getFullYear(), time.getMonth(), time.getDate()).getTime();

/** The number of days to a time; 0 for today, −1 for yesterday. */
const daysTo = (time: Date, now: Date): number =>
	Math.round((dayOf(time) - dayOf(now)) / 86_400_000);

const isRecent = (days: number): boolean => days === 0 || days === -1;

/** The day of a time: „20 noiembrie 2026”. */
export const formatDate = (time: Date): string => date(time);

/** A time, relative for today and yesterday: „Azi, 20:14”, „Ieri, 09:05”, „20 noiembrie 2026”. */
export function formatTime(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${capital(day(days))}, ${clock(time)}` : date(time);
}

/** The same inside a sentence: „azi, la 20:14”, „pe 20 noiembrie 2026”. */
export function timeInSentence(time: Date, now: Date): string {
	const days = daysTo(time, now);
	return isRecent(days) ? `${day(days)}, la ${clock(time)}` : `pe ${date(time)}`;
}
