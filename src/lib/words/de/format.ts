import { formatsOf } from '../formats';
import { plain } from '../signed';

/** Lists, numbers, plurals, days and times in German. */
const formats = formatsOf('de');

export const { list, number, rounded, decimal, percent, minutes, bytes, plural } = formats;
export const { date, shortDate, month, clock, day } = formats;

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
