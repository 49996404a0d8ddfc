import { readPerson, type Person } from '../record/people';
import { plain } from './game-rows';
import type { PersonRow } from './db';

/** A person's row. */
export const personRow = (person: Person): PersonRow => plain({ ...person });

/** The people in these rows. One who can't be read is passed over: the names in the games are still there. */
export const readPeople = (rows: readonly unknown[]): readonly Person[] =>
	rows.flatMap((row) => readPerson(row) ?? []);
