/** The forms of a sentence by number, as `Intl.PluralRules` names them. English has `one` and `other`. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Lists, numbers, dates and plurals in one language. */
export interface Formats {
	/** “Ada, Ben and Eve”. */
	list(items: readonly string[]): string;
	/** “Ada +8, Ben +8”: side by side, without “and”. */
	row(items: readonly string[]): string;
	/** “1,204”. */
	number(n: number): string;
	/** At most one digit behind the point: “74.3”, “74”. */
	rounded(n: number): string;
	/** Exactly one digit behind the point: “74.0”. */
	decimal(n: number): string;
	/** “58%” of 0.58. */
	percent(share: number): string;
	/** “20 November 2026”. */
	date(moment: Date): string;
	/** “20 Nov 2026”. */
	shortDate(moment: Date): string;
	/** “20:14”. */
	clock(moment: Date): string;
	/** “today” for 0, “yesterday” for −1. */
	day(days: number): string;
	/** The form for so many. */
	plural(n: number, forms: Forms): string;
	/** The form for a place in an order: English has “1st” as `one`, “2nd” as `two`, “3rd” as `few`. */
	ordinal(n: number, forms: Forms): string;
}

/** Makes something when it is first asked for: what `Intl` makes takes time, and few sentences need it. */
function lazily<T>(make: () => T): () => T {
	let made: T | undefined;
	return () => (made ??= make());
}

/**
 * How a language writes lists, numbers, dates and plurals.
 * @param dates the BCP 47 tag by which dates are written, where it is another
 */
export function formatsOf(tag: string, dates = tag): Formats {
	const list = lazily(() => new Intl.ListFormat(tag, { type: 'conjunction' }));
	const row = lazily(() => new Intl.ListFormat(tag, { type: 'unit', style: 'short' }));
	const number = lazily(() => new Intl.NumberFormat(tag));
	const rounded = lazily(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
	const decimal = lazily(
		() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1, minimumFractionDigits: 1 })
	);
	const percent = lazily(
		() => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
	);
	const date = lazily(() => new Intl.DateTimeFormat(dates, LONG));
	const shortDate = lazily(() => new Intl.DateTimeFormat(dates, { ...LONG, month: 'short' }));
	const clock = lazily(
		() => new Intl.DateTimeFormat(dates, { hour: '2-digit', minute: '2-digit' })
	);
	const day = lazily(() => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));
	const cardinal = lazily(() => new Intl.PluralRules(tag));
	const ordinal = lazily(() => new Intl.PluralRules(tag, { type: 'ordinal' }));
	return {
		list: (items) => list().format(items),
		row: (items) => row().format(items),
		number: (n) => number().format(n),
		rounded: (n) => rounded().format(n),
		decimal: (n) => decimal().format(n),
		percent: (share) => percent().format(share),
		date: (moment) => date().format(moment),
		shortDate: (moment) => shortDate().format(moment),
		clock: (moment) => clock().format(moment),
		day: (days) => day().format(days, 'day'),
		plural: (n, forms) => forms[cardinal().select(n)] ?? forms.other,
		ordinal: (n, forms) => forms[ordinal().select(n)] ?? forms.other
	};
}

const LONG: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' };
