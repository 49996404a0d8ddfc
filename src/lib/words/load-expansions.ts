import type { EXPANSIONS } from '../expansions';
import { nameExpansions, readOf, sayOf, type AnyWords } from './spoken-expansions';

/* Apart from the words that are loaded, so that the words of an expansion may name the figures of all others. */

/** All expansions; none before {@link listExpansions}. */
let all: readonly (typeof EXPANSIONS)[number][] = [];

/** Loads the list of all expansions, which the first page of somebody who plays none doesn't need. Resolves to their ids. */
export async function listExpansions(): Promise<readonly string[]> {
	all = (await import('../expansions')).EXPANSIONS;
	nameExpansions(all);
	return all.map(({ id }) => id);
}

/** What loads, or was loaded: by language, expansion and which part of its words. */
const loads = new Map<string, Promise<unknown>>();

/**
 * Loads the words of expansions in a language. Rejects when they aren't on the device and there is no network.
 * @param read whether their rules and help are read, too, where these lie apart
 */
export const loadWordsOf = async (
	ids: Iterable<string>,
	tag: string,
	read = true
): Promise<void> => {
	await Promise.all(Array.from(ids, (id) => load(id, tag, read)));
};

async function load(id: string, tag: string, read: boolean): Promise<void> {
	const words = await once(`${tag} ${id}`, () => addWords(id, tag));
	if (read && words && 'reading' in words)
		await once(`${tag} ${id} read`, async () => {
			readOf(id, tag, await words.reading());
		});
}

function once<T>(key: string, start: () => Promise<T>): Promise<T> {
	const known = loads.get(key) as Promise<T> | undefined;
	if (known) return known;
	const loading = start();
	loads.set(key, loading);
	// Whoever needs them next tries again.
	loading.catch(() => loads.delete(key));
	return loading;
}

async function addWords(id: string, tag: string): Promise<AnyWords | undefined> {
	await listExpansions();
	const loadedRules = await all.find((one) => one.id === id)?.load();
	const loaders: Readonly<Partial<Record<string, () => Promise<unknown>>>> | undefined =
		loadedRules?.RULES.words;
	const loaded = (await loaders?.[tag]?.()) as { readonly words: AnyWords } | undefined;
	if (loaded) sayOf(id, tag, loaded.words);
	return loaded?.words;
}
