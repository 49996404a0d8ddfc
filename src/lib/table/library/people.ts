import { personKey, type Person } from '../../record/people';
import {
	merged,
	parted,
	renamed,
	takenBack,
	personLookup,
	type PersonRef
} from '../../review/people';
import { words } from '../../words';
import { libraryWords } from '../../words/library';
import type { Library } from './library.svelte';
import { UNNAMED } from './unnamed';
import { notices } from '../app/notices.svelte';

/**
 * True for a name that is somebody else's, even if they have played no game to its end yet, or that seats without
 * a name had in older games: all their games would become somebody's with it.
 */
export function isTaken(
	{ told, people }: Pick<Library, 'told' | 'people'>,
	somebody: PersonRef,
	name: string
): boolean {
	if (UNNAMED.has(personKey(name))) return true;
	const who = personLookup(people);
	const { id } = who(name);
	return (
		id !== somebody.id && told.some((game) => game.players.some((one) => who(one.name).id === id))
	);
}

/** Calls somebody otherwise wherever they are listed, and offers to take that back. */
export function rename(library: Library, somebody: PersonRef, name: string): Promise<boolean> {
	const names = library.told.flatMap(({ players }) => players.map((player) => player.name));
	const used = new Set(names.map(personKey));
	return change(
		library,
		renamed(library.people, somebody, name, used),
		libraryWords.renamed(somebody.name, name.trim())
	);
}

/** Makes one of two, and offers to take that back. */
export const mergeInto = (
	library: Library,
	somebody: PersonRef,
	into: PersonRef
): Promise<boolean> =>
	change(
		library,
		merged(library.people, somebody, into),
		libraryWords.merged(somebody.name, into.name)
	);

/** Has everybody whom somebody is made of go by their own names again, and offers to take that back. */
export const takeApart = (library: Library, somebody: PersonRef): Promise<boolean> =>
	change(library, parted(library.people, somebody), libraryWords.unmerged(somebody.name));

/** Keeps other people; true when they are kept. */
async function change(library: Library, people: readonly Person[], says: string): Promise<boolean> {
	const before = library.people;
	const kept = await library.replacePeople(people);
	if (!kept.ok) {
		notices.show(words.storage.store(kept.error.code));
		return false;
	}
	notices.show(says, {
		label: words.common.undo,
		run: () => void takeBack(library, before, people)
	});
	return true;
}

async function takeBack(
	library: Library,
	before: readonly Person[],
	after: readonly Person[]
): Promise<void> {
	const people = takenBack(library.people, before, after);
	if (!people) {
		notices.show(libraryWords.changedAgain);
		return;
	}
	const kept = await library.replacePeople(people);
	notices.show(kept.ok ? libraryWords.undone : words.storage.store(kept.error.code));
}
