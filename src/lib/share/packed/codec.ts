import type { Coder } from './coder';

/** Encodes and decodes the values at one place. Each codec learns the odds of its bits. */
export interface Codec {
	/** True for values that it can encode. */
	readonly fits: (value: unknown) => boolean;
	/** Encodes a value with a writer; a reader ignores it. Returns the value that was written or read. */
	readonly code: (coder: Coder, value?: unknown) => unknown;
}

/** A value as a number, a text, a list or an object; an empty one if the value has another type, as with every reader. */
export const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const asFields = (value: unknown): Readonly<Record<string, unknown>> =>
	isObject(value) ? value : {};

/** True for an object with fields. */
export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** A codec of numbers. */
export interface NumberCodec extends Codec {
	readonly code: (coder: Coder, value?: unknown) => number;
}

/** An integer from 0 to below 2 to the power of `width`. */
export const uint = (width: number): NumberCodec => {
	const owner = {};
	return {
		fits: (value) =>
			Number.isInteger(value) && asNumber(value) >= 0 && asNumber(value) < 2 ** width,
		code: (coder, value) => coder.number(owner, width, asNumber(value))
	};
};

/** Yes or no. */
export const flag = () => {
	const bit = uint(1);
	return (coder: Coder, yes: boolean): boolean => bit.code(coder, yes ? 1 : 0) === 1;
};

/** The bit length of a number. */
const widthOf = (value: number): number => (value === 0 ? 0 : value.toString(2).length);

/** A number of `width` bits. The first bit is always 1 and isn't written. */
function codeBits(coder: Coder, width: number, value: number): number {
	let result = 1;
	for (let at = width - 2; at >= 0; at--)
		result = 2 * result + coder.evenBit(Math.floor(value / 2 ** at) % 2);
	return result;
}

/** Any integer from 0: its bit length and its bits. */
export const number = (): NumberCodec => {
	const width = uint(6);
	return {
		fits: (value) => Number.isSafeInteger(value) && asNumber(value) >= 0,
		code: (coder, value) => {
			const bits = width.code(coder, widthOf(asNumber(value)));
			return bits === 0 ? 0 : codeBits(coder, bits, asNumber(value));
		}
	};
};

/**
 * The number of an item in a list that grows: a uint of `width` bits; the largest of these means that a number follows, which
 * says how much larger this one is.
 */
export const itemNumber = (width: number): NumberCodec => {
	const short = uint(width);
	const beyond = number();
	const last = 2 ** width - 1;
	return {
		fits: beyond.fits,
		code: (coder, value) => {
			const given = asNumber(value);
			const result = short.code(coder, Math.min(given, last));
			return result < last ? result : last + beyond.code(coder, Math.max(0, given - last));
		}
	};
};

/** Any integer: a sign and the absolute value. */
export const int = (): NumberCodec => {
	const minus = flag();
	const size = number();
	return {
		fits: Number.isSafeInteger,
		code: (coder, value) => {
			const below = minus(coder, asNumber(value) < 0);
			const result = size.code(coder, Math.abs(asNumber(value)));
			return below ? -result : result;
		}
	};
};

/** UTF-16 code units from here on are written by their bit length. */
const BEYOND_ASCII = 128;

/** Any text: its length in UTF-16 code units, and each of them: ASCII as it is, others as 128 + bit length and bits. */
export const text = (): Codec => {
	const length = number();
	const unit = uint(8);
	const codeUnit = (coder: Coder, value: number): number => {
		const result = unit.code(coder, value < BEYOND_ASCII ? value : BEYOND_ASCII + widthOf(value));
		return result <= BEYOND_ASCII ? result : codeBits(coder, result - BEYOND_ASCII, value);
	};
	return {
		fits: (value) => typeof value === 'string',
		code: (coder, value) => {
			const given = asText(value);
			const count = length.code(coder, given.length);
			coder.chargeBytes(count);
			let result = '';
			while (result.length < count)
				result += String.fromCharCode(codeUnit(coder, given.charCodeAt(result.length)));
			return result;
		}
	};
};

/** A name as its number in a list, from 1; any other name as 0 and its text. A number beyond the list is from a newer app. */
export const name = (names: readonly string[]): Codec => {
	const number = itemNumber(8);
	const other = text();
	return {
		fits: other.fits,
		code: (coder, value) => {
			const index = number.code(coder, names.indexOf(asText(value)) + 1);
			return index === 0 ? other.code(coder, value) : (names[index - 1] ?? `#${String(index)}`);
		}
	};
};

/** Always the same value, so nothing is written. */
export const constant = (only: unknown): Codec => ({
	fits: (value) => value === only,
	code: () => only
});
