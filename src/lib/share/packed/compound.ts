import { parseJson } from '../../record/json';
import type { Coder } from './coder';
import { Refused } from './refused';
import { fieldsIn, flag, isObject, listIn, number, small, text, textIn, type Shape } from './shape';

/** What may be missing. */
export const maybe = (shape: Shape): Shape => {
	const there = flag();
	return {
		fits: (value) => value === undefined || shape.fits(value),
		code: (coder, value) =>
			there(coder, value !== undefined) ? shape.code(coder, value) : undefined
	};
};

/** Any number of the same, each of at least so many bytes in a game file. */
export const list = (item: Shape, bytes = 10): Shape => {
	const length = number();
	return {
		fits: (value) => Array.isArray(value) && value.every(item.fits),
		code: (coder, value) => {
			const given = listIn(value);
			const count = length.code(coder, given.length);
			coder.spend(count * bytes);
			const said: unknown[] = [];
			while (said.length < count) said.push(item.code(coder, given[said.length]));
			return said;
		}
	};
};

/** An object with these fields and no others. */
export const fields = (parts: Readonly<Record<string, Shape>>): Shape => {
	const all = Object.entries(parts);
	return {
		fits: (value) =>
			isObject(value) &&
			Object.keys(value).every((key) => Object.hasOwn(parts, key)) &&
			all.every(([key, part]) => part.fits(value[key])),
		code: (coder, value) => {
			const given = fieldsIn(value);
			const said = all.flatMap(([key, part]): [string, unknown][] => {
				const one = part.code(coder, given[key]);
				return one === undefined ? [] : [[key, one]];
			});
			return Object.fromEntries<unknown>(said);
		}
	};
};

/** A type and the shape of what such a thing holds besides. */
export type Kind = readonly [type: string, shape: Shape];

/** An object whose `type` is one of these, told by its number from 0. */
export const variant = (kinds: readonly Kind[]): Shape => {
	const number = small(6);
	const indexOf = (value: unknown): number =>
		kinds.findIndex(([type]) => type === fieldsIn(value)['type']);
	return {
		fits: (value) => kinds[indexOf(value)]?.[1].fits(untyped(value)) ?? false,
		code: (coder, value) => {
			const index = number.code(coder, Math.max(0, indexOf(value)));
			const [type, shape] = kinds[index] ?? refuseKind(index);
			return { type, ...fieldsIn(shape.code(coder, untyped(value))) };
		}
	};
};

const untyped = (value: unknown): Readonly<Record<string, unknown>> =>
	Object.fromEntries(Object.entries(fieldsIn(value)).filter(([key]) => key !== 'type'));

function refuseKind(index: number): never {
	throw new Refused({ code: 'unknown', what: 'event', name: `#${String(index)}`, path: 'event' });
}

/** What a shape says, or else any JSON as its text: nothing that a record may hold ever fails to be packed. */
export const orJson = (shape: Shape): Shape => {
	const isOther = flag();
	const json = text();
	return {
		fits: () => true,
		code: (coder, value) =>
			isOther(coder, !shape.fits(value))
				? parsed(textIn(json.code(coder, JSON.stringify(value))))
				: shape.code(coder, value)
	};
};

function parsed(json: string): unknown {
	const value = parseJson(json);
	if (!value.ok) throw new Refused(value.error);
	return value.value;
}

/** A shape that gets to know what it is made of later. */
export const later = (shape: () => Shape): Shape => ({
	fits: (value) => shape().fits(value),
	code: (coder: Coder, value) => shape().code(coder, value)
});
