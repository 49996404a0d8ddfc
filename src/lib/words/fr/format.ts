import { formatsOf } from '../formats';

const formats = formatsOf('fr');

export const { list, number, rounded, decimal, percent, minutes, bytes, plural } = formats;
export const { date, shortDate, month, clock, day, span } = formats;

/** Items side by side: “Ada +8, Ben +8”. `Intl` would put “et” before the last one. */
export const row = (items: readonly string[]): string => items.join(', ');

/** “1 tuile”, “3 tuiles”. */
export const counted = (n: number, one: string, other: string): string =>
	`${number(n)} ${plural(n, { one, other })}`;
