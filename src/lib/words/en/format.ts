import { formatsOf } from '../formats';

/** Numbers and plurals in English; days and times in the British form. */
const formats = formatsOf('en', 'en-GB');

/** “Ada, Ben and Eve”: British, without a comma before “and”. */
export const { list } = formatsOf('en-GB');
export const { row, number, rounded, decimal, percent, minutes, bytes, plural, ordinal } = formats;
export const { date, shortDate, month, clock, day, span } = formats;

/** With a capital, as at the beginning of a sentence. */
export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** “1 tile”, “3 tiles”. */
export const counted = (n: number, one: string, other: string): string =>
	`${number(n)} ${plural(n, { one, other })}`;

/** “a tile”, “an award”. */
export const withArticle = (noun: string): string =>
	`${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
