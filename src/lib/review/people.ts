import type { Summary } from '../record';
import { personKey, type Person, type PersonKey } from '../record/people';
import { trimName } from '../record/name';

/** Somebody who has played here, as lists show them. */
export interface PersonRef {
	readonly id: PersonKey;
	readonly name: string;
}

/** Tells whose a name in the header of a game is. */
export type PersonLookup = (name: string) => PersonRef;

/** Whose the names in the headers of games are: who was never renamed goes by the name itself. */
export function personLookup(people: readonly Person[]): PersonLookup {
	const known = new Map(people.flatMap((person) => person.keys.map((key) => [key, person])));
	const first = new Map(people.map((person) => [person.id, person]));
	return (name) => {
		const id = personKey(name);
		return known.get(id) ?? first.get(id) ?? { id, name };
	};
}

/** What is kept of somebody, or would be. */
const storedPerson = (people: readonly Person[], { id, name }: PersonRef): Person =>
	people.find((person) => person.id === id) ?? { id, name, keys: [id] };

const without = (people: readonly Person[], ...ids: readonly PersonKey[]): readonly Person[] =>
	people.filter(({ id }) => !ids.includes(id));

const each = (keys: readonly PersonKey[]): readonly PersonKey[] => [...new Set(keys)];

/**
 * The people once somebody is called otherwise. The new name is theirs in games to come as well; one that they had in
 * between and that stands in no game is anybody's again.
 * @param used the keys of all names in games
 */
export function renamed(
	people: readonly Person[],
	somebody: PersonRef,
	name: string,
	used: ReadonlySet<PersonKey>
): readonly Person[] {
	const { id, keys } = storedPerson(people, somebody);
	const theirs = keys.filter((key) => key === id || used.has(key));
	const person = { id, name: trimName(name), keys: each([...theirs, personKey(name)]) };
	return [...without(people, id), person];
}

/** The people once somebody turned out to be one with another, whose name both have from now on. */
export function merged(
	people: readonly Person[],
	somebody: PersonRef,
	into: PersonRef
): readonly Person[] {
	const from = storedPerson(people, somebody);
	const to = storedPerson(people, into);
	const one = { ...to, keys: each([...to.keys, from.id, ...from.keys]) };
	return [...without(people, from.id, to.id), one];
}

/** Everybody who has sat at one table with somebody: they can't be one. */
export function tableMates(
	games: readonly Pick<Summary, 'players'>[],
	people: readonly Person[],
	{ id }: PersonRef
): ReadonlySet<PersonKey> {
	const who = personLookup(people);
	const tables = games.map(({ players }) => players.map(({ name }) => who(name).id));
	return new Set(tables.filter((table) => table.includes(id)).flat());
}

/** The people once everybody whom somebody is made of goes by their own name again. */
export const parted = (people: readonly Person[], { id }: PersonRef): readonly Person[] =>
	without(people, id);

/**
 * The people as they are now, without a change that led from some to others: whatever was changed of anybody else since
 * stays. Undefined when those whom it changed were changed again.
 */
export function takenBack(
	now: readonly Person[],
	before: readonly Person[],
	after: readonly Person[]
): readonly Person[] | undefined {
	const changed = each([...before, ...after].map(({ id }) => id)).filter(
		(id) => !isSame(before, after, id)
	);
	if (!changed.every((id) => isSame(now, after, id))) return undefined;
	return [...without(now, ...changed), ...before.filter(({ id }) => changed.includes(id))];
}

/** Nothing else is known of somebody in one place than in the other. */
function isSame(some: readonly Person[], others: readonly Person[], id: PersonKey): boolean {
	const [one, other] = [some, others].map((people) => people.find((person) => person.id === id));
	return one?.name === other?.name && one?.keys.join() === other?.keys.join();
}
