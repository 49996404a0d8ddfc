import * as v from 'valibot';
import { tidyName } from '../engine/typed-text';
import { trimName, nameProblem } from './header-shape';

/** Identifies a name, no matter how it is written. */
export type PersonKey = string & { readonly __type__: 'PersonKey' };

/**
 * The key of a name: without capitals, repeated spaces and invisible characters. The key of a key is the key itself, even if the
 * lower case of a capital has two characters.
 */
export const personKey = (name: string): PersonKey =>
	tidyName(name)
		.normalize('NFC')
		.trim()
		.replace(/\s+/gu, ' ')
		.toLowerCase()
		.normalize('NFC') as PersonKey;

/** A person who was renamed or merged; everybody else is identified by the names in the headers of games. */
export interface Person {
	/** The key of their first name. */
	readonly id: PersonKey;
	/** Their current name. */
	readonly name: string;
	/** All their names in the headers of games. */
	readonly keys: readonly PersonKey[];
}

/** The most names of one person. */
const MAX_KEYS = 100;

const key = v.pipe(
	v.string(),
	v.minLength(1),
	v.check((text) => nameProblem(text) === undefined),
	v.transform(personKey)
);

/** A person as stored in a database or backup. */
export const personSchema = v.strictObject({
	id: key,
	name: v.pipe(
		v.string(),
		v.transform(trimName),
		v.check((name) => nameProblem(name) === undefined)
	),
	keys: v.pipe(v.array(key), v.maxLength(MAX_KEYS), v.readonly())
}) satisfies v.GenericSchema<unknown, Person>;

/** The person in a stored value; undefined if it is damaged. */
export function readPerson(value: unknown): Person | undefined {
	const read = v.safeParse(personSchema, value);
	return read.success ? read.output : undefined;
}
