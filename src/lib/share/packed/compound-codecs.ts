import { deepEqual } from '../../record/deep-equal';
import { parseJson } from '../../record/json';
import type { CodingContext } from './coder';
import { UnpackError } from './range';
import {
	asFields,
	flag,
	isObject,
	asList,
	itemNumber,
	number,
	text,
	asText,
	type Codec
} from './codec';

/**
 * A value that may have been foretold. If it was, writer and reader both know it, and a flag says whether the value is the same.
 * Otherwise only the value is coded.
 */
export const unlessForetold = (codec: Codec, told: (context: CodingContext) => unknown): Codec => {
	const isSame = flag();
	return {
		fits: codec.fits,
		code: (coder, value) => {
			const known = told(coder.context);
			if (known === undefined) return codec.code(coder, value);
			return isSame(coder, deepEqual(known, value)) ? known : codec.code(coder, value);
		}
	};
};

/** A value that may be missing. */
export const optional = (codec: Codec): Codec => {
	const there = flag();
	return {
		fits: (value) => value === undefined || codec.fits(value),
		code: (coder, value) =>
			there(coder, value !== undefined) ? codec.code(coder, value) : undefined
	};
};

/** A list of values, each of which takes at least `bytes` bytes in a game file. */
export const list = (item: Codec, bytes = 10): Codec => {
	const length = number();
	return {
		fits: (value) => Array.isArray(value) && value.every(item.fits),
		code: (coder, value) => {
			const given = asList(value);
			const count = length.code(coder, given.length);
			coder.chargeBytes(count * bytes);
			const result: unknown[] = [];
			while (result.length < count) result.push(item.code(coder, given[result.length]));
			return result;
		}
	};
};

/** An object with exactly these fields. */
export const fields = (parts: Readonly<Record<string, Codec>>): Codec => {
	const all = Object.entries(parts);
	return {
		fits: (value) =>
			isObject(value) &&
			Object.keys(value).every((key) => Object.hasOwn(parts, key)) &&
			all.every(([key, part]) => part.fits(value[key])),
		code: (coder, value) => {
			const given = asFields(value);
			const result = all.flatMap(([key, part]): [string, unknown][] => {
				const one = part.code(coder, given[key]);
				return one === undefined ? [] : [[key, one]];
			});
			return Object.fromEntries<unknown>(result);
		}
	};
};

/** A type and the codec of its other fields. */
export type Kind = readonly [type: string, codec: Codec];

/**
 * An object with one of these types, coded by the number of its kind, from 0. An undefined kind only reserves its number. If
 * several kinds have the object's type, the first one that fits is taken.
 */
export const variant = (kinds: readonly (Kind | undefined)[]): Codec => {
	const alone = itemNumber(6);
	const withTile = itemNumber(6);
	const indexOf = (value: unknown): number =>
		kinds.findIndex(
			(kind) => kind && kind[0] === asFields(value)['type'] && kind[1].fits(withoutType(value))
		);
	return {
		fits: (value) => indexOf(value) >= 0,
		code: (coder, value) => {
			// If a tile is known to lie since the entry, the entry's event most likely lays it.
			const number = coder.context.tile ? withTile : alone;
			const index = number.code(coder, Math.max(0, indexOf(value)));
			const [type, codec] = kinds[index] ?? refuseKind(index);
			return { type, ...asFields(codec.code(coder, withoutType(value))) };
		}
	};
};

const withoutType = (value: unknown): Readonly<Record<string, unknown>> =>
	Object.fromEntries(Object.entries(asFields(value)).filter(([key]) => key !== 'type'));

function refuseKind(index: number): never {
	throw new UnpackError({
		code: 'unknown',
		what: 'event',
		name: `#${String(index)}`,
		path: 'event'
	});
}

/** What a codec can encode, or else any JSON as text, so that anything in a record can be packed. */
export const orJson = (codec: Codec): Codec => {
	const isOther = flag();
	const json = text();
	return {
		fits: () => true,
		code: (coder, value) =>
			isOther(coder, !codec.fits(value))
				? parse(asText(json.code(coder, JSON.stringify(value))))
				: codec.code(coder, value)
	};
};

function parse(json: string): unknown {
	const value = parseJson(json);
	if (!value.ok) throw new UnpackError(value.error);
	return value.value;
}
