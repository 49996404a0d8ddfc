import { isolate, tidyName } from '../../engine/typed-text';
import { personKey, type Person } from '../../record/people';
import {
	mergePeople,
	splitPerson,
	renamePerson,
	takeBackName,
	personLookup,
	type PersonRef
} from '../../review/people';
import { words } from '../../words';
import { libraryWords } from '../../words/en/library';
import type { Library } from './library.svelte';
import { UNNAMED } from './unnamed';
import { notices } from '../app/notices.svelte';

/**
 * True if a name is somebody else's, even without a finished game, or stands for unnamed seats in older games: all of those games
 * would become this person's.
 */
export function isTaken(
	{ asRecorded, people }: Pick<Library, 'asRecorded' | 'people'>,
	somebody: PersonRef,
	name: string
): boolean {
	if (UNNAMED.has(personKey(name))) return true;
	const who = personLookup(people);
	const { id } = who(name);
	return (
		id !== somebody.id &&
		asRecorded.some((game) => game.players.some((one) => who(one.name).id === id))
	);
}

/** Renames somebody wherever they are listed, and offers to undo that. */
export function rename(library: Library, somebody: PersonRef, name: string): Promise<boolean> {
	const names = library.asRecorded.flatMap(({ players }) => players.map((player) => player.name));
	const used = new Set(names.map(personKey));
	return change(
		library,
		renamePerson(library.people, somebody, name, used),
		libraryWords.renamed(isolate(somebody.name), isolate(tidyName(name)))
	);
}

/** Merges two people, and offers to undo that. */
export const mergeInto = (
	library: Library,
	somebody: PersonRef,
	into: PersonRef
): Promise<boolean> =>
	change(
		library,
		mergePeople(library.people, somebody, into),
		libraryWords.merged(isolate(somebody.name), isolate(into.name))
	);

/** Splits a merged person into the original names, and offers to undo that. */
export const takeApart = (library: Library, somebody: PersonRef): Promise<boolean> =>
	change(
		library,
		splitPerson(library.people, somebody),
		libraryWords.unmerged(isolate(somebody.name))
	);

/** Stores changed people; true when they are stored. */
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
	const people = takeBackName(library.people, before, after);
	if (!people) {
		notices.show(libraryWords.changedAgain);
		return;
	}
	const kept = await library.replacePeople(people);
	notices.show(kept.ok ? libraryWords.undone : words.storage.store(kept.error.code));
}
