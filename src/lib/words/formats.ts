/** The forms of a sentence by number, as `Intl.PluralRules` names them. English has `one` and `other`. */
type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Writes one kind of value. What `Intl` needs for it is made when it is first used: that takes time, and few pages need all. */
function lazily<Value, Written = string>(
	make: () => (value: Value) => Written
): (value: Value) => Written {
	let write: ((value: Value) => Written) | undefined;
	return (value) => (write ??= make())(value);
}

/** Units of sizes, each a thousand of the one before. */
const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** How a size in bytes is written: the largest unit of which there is one, and the number of them. */
function inUnits(size: number): readonly [power: number, count: number] {
	const power = Math.floor(Math.log10(Math.max(size, 1)) / 3);
	const known = Math.min(UNITS.length, Math.max(1, power));
	const count = size / 1000 ** known;
	return [known - 1, count < 10 ? count : Math.round(count)];
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How a duration in ms is written: one unit or two, the smaller one rounded down and not for long ones. */
function inSpans(ms: number): readonly (readonly ['hour' | 'minute' | 'second', number])[] {
	const [hours, minutes, seconds] = [
		Math.floor(ms / HOUR),
		Math.floor((ms % HOUR) / MINUTE),
		Math.floor((ms % MINUTE) / SECOND)
	];
	if (hours > 0)
		return minutes > 0
			? [
					['hour', hours],
					['minute', minutes]
				]
			: [['hour', hours]];
	if (minutes >= 10 || (minutes > 0 && seconds === 0)) return [['minute', minutes]];
	return minutes > 0
		? [
				['minute', minutes],
				['second', seconds]
			]
		: [['second', seconds]];
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
	const times = (options: Intl.DateTimeFormatOptions) =>
		lazily<Date>(() => {
			const dates = new Intl.DateTimeFormat(dateTag, options);
			return (time) => dates.format(time);
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
	const unit = (name: string) => numbers({ style: 'unit', unit: name, unitDisplay: 'short' });
	const spans = { hour: unit('hour'), minute: unit('minute'), second: unit('second') };
	const together = lists({ type: 'unit', style: 'narrow' });
	const sizes = UNITS.map((unit) => numbers({ style: 'unit', unit, maximumFractionDigits: 1 }));
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
		/** “850 kB”, “1.2 MB” of a size in bytes. */
		bytes: (size: number): string => {
			const [unit, count] = inUnits(size);
			return sizes[unit]?.(count) ?? '';
		},
		/** “12 min”. */
		minutes: spans.minute,
		/** “1 hr 12 min”, “4 min 10 sec”, “34 sec” of a duration in ms. */
		span: (ms: number): string => together(inSpans(ms).map(([name, count]) => spans[name](count))),
		/** “20 November 2026”. */
		date: times({ day: 'numeric', month: 'long', year: 'numeric' }),
		/** “20 Nov 2026”. */
		shortDate: times({ day: 'numeric', month: 'short', year: 'numeric' }),
		/** “November 2026”. */
		month: times({ month: 'long', year: 'numeric' }),
		/** “20:14”. */
		clock: times({ hour: '2-digit', minute: '2-digit' }),
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

/** “+8”, “−3”: with a typographic minus sign, in every language. */
export const signed = (n: number): string => (n < 0 ? `−${String(-n)}` : `+${String(n)}`);

/** “8”, “−3”: the same without the plus. */
export const plain = (n: number): string => (n < 0 ? signed(n) : String(n));

/** An estimate in whole numbers, with its sign: “+8”, “−3”, and “0” for what is rounded to nothing. */
export const signedWhole = (n: number): string =>
	Math.round(n) === 0 ? '0' : signed(Math.round(n));
