import { formatsOf } from '../formats';

/** Lists, numbers, plurals and days in Romanian. */
const formats = formatsOf('ro');

export const { list, row, number, rounded, decimal, percent, minutes, bytes } = formats;
export const { date, shortDate, month, clock, day } = formats;

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
