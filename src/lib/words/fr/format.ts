import { formatsOf } from '../formats';

const formats = formatsOf('fr');

export const { list, number, rounded, decimal, percent, minutes, bytes, plural } = formats;
export const { month, clock, day, span } = formats;

/** “1er novembre 2026”, “20 novembre 2026”: `Intl` writes “1”. */
const withFirst =
	(write: (time: Date) => string) =>
	(time: Date): string =>
		write(time).replace(/^1(?=\s)/u, '1er');
export const date = withFirst(formats.date);
export const shortDate = withFirst(formats.shortDate);

/** Items side by side: “Ada +8, Ben +8”. `Intl` would put “et” before the last one. */
export const row = (items: readonly string[]): string => items.join(', ');

/** “1 tuile”, “3 tuiles”. */
export const counted = (n: number, one: string, other: string): string =>
	`${number(n)} ${plural(n, { one, other })}`;
