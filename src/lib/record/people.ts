import * as v from 'valibot';
import { trimName, nameProblem } from './name';

/** By what a name is known to be somebody's: however it was written. */
export type PersonKey = string & { readonly __type__: 'PersonKey' };

/**
 * A name's key: whether it has capitals, or more blanks than one, tells nobody apart. A key's key is itself: some small
 * letters are one character with their accent, and their capitals two.
 */
export const personKey = (name: string): PersonKey =>
	name.normalize('NFC').trim().replace(/\s+/gu, ' ').toLowerCase().normalize('NFC') as PersonKey;

/** Somebody who was renamed, or is one with another. Everybody else is known by their names in the headers of games. */
export interface Person {
	/** The key of the name that they were known by first. */
	readonly id: PersonKey;
	/** What they are called. */
	readonly name: string;
	/** All names in the headers of games that are theirs. */
	readonly keys: readonly PersonKey[];
}

/** Most names that are one person's. */
const MAX_KEYS = 100;

const key = v.pipe(
	v.string(),
	v.minLength(1),
	v.check((text) => nameProblem(text) === undefined),
	v.transform(personKey)
);

/** A person as they stand in a database or a backup. */
export const personSchema = v.strictObject({
	id: key,
	name: v.pipe(
		v.string(),
		v.transform(trimName),
		v.check((name) => nameProblem(name) === undefined)
	),
	keys: v.pipe(v.array(key), v.maxLength(MAX_KEYS), v.readonly())
}) satisfies v.GenericSchema<unknown, Person>;

/** The person in a stored value; undefined when it is none. */
export function readPerson(value: unknown): Person | undefined {
	const read = v.safeParse(personSchema, value);
	return read.success ? read.output : undefined;
}
