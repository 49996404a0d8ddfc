/** The forms of a sentence by number, as `Intl.PluralRules` names them. English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Writes one kind of value. What `Intl` needs for it is made when it is first used: that takes time, and few pages need all. */
function lazily<Value, Written = string>(
	make: () => (value: Value) => Written
): (value: Value) => Written {
	let write: ((value: Value) => Written) | undefined;
	return (value) => (write ??= make())(value);
}

/**
 * How a language writes lists, numbers, days and plurals.
 * @param tag its BCP 47 tag
 * @param dateTag the tag by which days and times are written, where it is another
 */
export function formatsOf(tag: string, dateTag = tag) {
	const numbers = (options?: Intl.NumberFormatOptions) =>
		lazily<number>(() => {
			const numbersIn = new Intl.NumberFormat(tag, options);
			return (n) => numbersIn.format(n);
		});
	const moments = (options: Intl.DateTimeFormatOptions) =>
		lazily<Date>(() => {
			const dates = new Intl.DateTimeFormat(dateTag, options);
			return (moment) => dates.format(moment);
		});
	const lists = (options: Intl.ListFormatOptions) =>
		lazily<readonly string[]>(() => {
			const list = new Intl.ListFormat(tag, options);
			return (items) => list.format(items);
		});
	const plurals = (type: Intl.PluralRuleType) => {
		const ruleFor = lazily<number, Intl.LDMLPluralRule>(() => {
			const rules = new Intl.PluralRules(tag, { type });
			return (n) => rules.select(n);
		});
		return (n: number, forms: Forms): string => forms[ruleFor(n)] ?? forms.other;
	};
	return {
		/** “Ada, Ben, and Eve”. */
		list: lists({ type: 'conjunction' }),
		/** Items side by side, with commas and no “and”: “Ada +8, Ben +8”. */
		row: lists({ type: 'unit', style: 'short' }),
		/** “1,204”. */
		number: numbers(),
		/** At most one digit behind the point: “74.3”, “74”. */
		rounded: numbers({ maximumFractionDigits: 1 }),
		/** Exactly one digit behind the point: “74.0”. */
		decimal: numbers({ maximumFractionDigits: 1, minimumFractionDigits: 1 }),
		/** “58%” of 0.58. */
		percent: numbers({ style: 'percent', maximumFractionDigits: 0 }),
		/** “20 November 2026”. */
		date: moments({ day: 'numeric', month: 'long', year: 'numeric' }),
		/** “20 Nov 2026”. */
		shortDate: moments({ day: 'numeric', month: 'short', year: 'numeric' }),
		/** “20:14”. */
		clock: moments({ hour: '2-digit', minute: '2-digit' }),
		/** “today” for 0, “yesterday” for −1. */
		day: lazily<number>(() => {
			const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
			return (days) => relative.format(days, 'day');
		}),
		/** The form for so many. */
		plural: plurals('cardinal'),
		/** The form for a place in an order: in English `one` for “1st”, `two` for “2nd”, `few` for “3rd”. */
		ordinal: plurals('ordinal')
	};
}
