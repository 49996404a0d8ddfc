import { tidyName } from '../engine/typed-text';
import type { Summary } from '../record';
import { personKey, type Person, type PersonKey } from '../record/people';

/** A person who has played here, as lists show them. */
export interface PersonRef {
	readonly id: PersonKey;
	readonly name: string;
}

/** Finds the person for a name in a game's header. */
export type PersonLookup = (name: string) => PersonRef;

/** Finds people by the names in headers; a name nobody renamed is a person of its own. */
export function personLookup(people: readonly Person[]): PersonLookup {
	const known = new Map(people.flatMap((person) => person.keys.map((key) => [key, person])));
	const first = new Map(people.map((person) => [person.id, person]));
	return (name) => {
		const id = personKey(name);
		return known.get(id) ?? first.get(id) ?? { id, name };
	};
}

/** A person's entry, stored or not; a name that was only received is kept as if it were typed. */
const storedPerson = (people: readonly Person[], { id, name }: PersonRef): Person =>
	people.find((person) => person.id === id) ?? { id, name: tidyName(name), keys: [id] };

const without = (people: readonly Person[], ...ids: readonly PersonKey[]): readonly Person[] =>
	people.filter(({ id }) => !ids.includes(id));

const each = (keys: readonly PersonKey[]): readonly PersonKey[] => [...new Set(keys)];

/** The people after one is renamed, in future games too. A former name not in `used` (keys of all names in games) becomes free. */
export function renamePerson(
	people: readonly Person[],
	somebody: PersonRef,
	name: string,
	used: ReadonlySet<PersonKey>
): readonly Person[] {
	const { id, keys } = storedPerson(people, somebody);
	const theirs = keys.filter((key) => key === id || used.has(key));
	const person = { id, name: tidyName(name), keys: each([...theirs, personKey(name)]) };
	return [...without(people, id), person];
}

/** The people after two are merged. Both have the second one's name. */
export function mergePeople(
	people: readonly Person[],
	somebody: PersonRef,
	into: PersonRef
): readonly Person[] {
	const from = storedPerson(people, somebody);
	const to = storedPerson(people, into);
	const one = { ...to, keys: each([...to.keys, from.id, ...from.keys]) };
	return [...without(people, from.id, to.id), one];
}

/** Everybody who has been in a game with a person: they can't be the same person. */
export function tableMates(
	games: readonly Pick<Summary, 'players'>[],
	people: readonly Person[],
	{ id }: PersonRef
): ReadonlySet<PersonKey> {
	const who = personLookup(people);
	const tables = games.map(({ players }) => players.map(({ name }) => who(name).id));
	return new Set(tables.filter((table) => table.includes(id)).flat());
}

/** The people after a merged person is split into their names. */
export const splitPerson = (people: readonly Person[], { id }: PersonRef): readonly Person[] =>
	without(people, id);

/** The people with one change reverted; later changes of others stay. Undefined if its people were changed again. */
export function takeBackName(
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

/** True if both entries say the same about a person. */
function isSame(some: readonly Person[], others: readonly Person[], id: PersonKey): boolean {
	const [one, other] = [some, others].map((people) => people.find((person) => person.id === id));
	return one?.name === other?.name && one?.keys.join() === other?.keys.join();
}
