import type { EXPANSIONS } from '../expansions';
import { nameExpansions, sayOf, type AnyWords } from './spoken-expansions';

/* Apart from the words that are loaded, so that the words of an expansion may name the figures of all others. */

/** All expansions; none before {@link listExpansions}. */
let all: readonly (typeof EXPANSIONS)[number][] = [];

/** Loads the list of all expansions, which the first page of somebody who plays none doesn't need. Resolves to their ids. */
export async function listExpansions(): Promise<readonly string[]> {
	all = (await import('../expansions')).EXPANSIONS;
	nameExpansions(all);
	return all.map(({ id }) => id);
}

/** By language and expansion. */
const loads = new Map<string, Promise<void>>();

/** Loads the words of expansions in a language. Rejects when they aren't on the device and there is no network. */
export const loadWordsOf = async (ids: Iterable<string>, tag: string): Promise<void> => {
	await Promise.all(Array.from(ids, (id) => load(id, tag)));
};

function load(id: string, tag: string): Promise<void> {
	const key = `${tag} ${id}`;
	const known = loads.get(key);
	if (known) return known;
	const loading = addWords(id, tag);
	loads.set(key, loading);
	// Whoever needs them next tries again.
	loading.catch(() => loads.delete(key));
	return loading;
}

async function addWords(id: string, tag: string): Promise<void> {
	await listExpansions();
	const loaders: Readonly<Partial<Record<string, () => Promise<unknown>>>> | undefined = all.find(
		(one) => one.id === id
	)?.words;
	const loaded = (await loaders?.[tag]?.()) as { readonly words: AnyWords } | undefined;
	if (loaded) sayOf(id, tag, loaded.words);
}
