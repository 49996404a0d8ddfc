import { readPerson, type Person } from '../record/people';
import { plain } from './game-rows';
import type { PersonRow } from './db';

export const personRow = (person: Person): PersonRow => plain({ ...person });

/** The people in these rows. Skips what can't be read: the games still have the names. */
export const readPeople = (rows: readonly unknown[]): readonly Person[] =>
	rows.flatMap((row) => readPerson(row) ?? []);
