import type { EXPANSIONS } from '../expansions';
import type { AnySays, ExpansionWords, Names, Spoken, HelpSection } from './expansion';
import type { LanguageTag } from './tags';

/** What is said, by kind of thing, and by its name. */
type Said = Partial<Record<string, Readonly<Record<string, unknown>>>>;

/** All expansions; none before {@link listExpansions}. */
let all: readonly (typeof EXPANSIONS)[number][] = [];

/** Loads the list of all expansions, which the first page of somebody who plays none doesn't need. Resolves to their ids. */
export async function listExpansions(): Promise<readonly string[]> {
	all = (await import('../expansions')).EXPANSIONS;
	return all.map(({ id }) => id);
}

const NOTHING = {};
/** The words that are loaded, by language. */
const said = new Map<string, Said>();
/** By language and expansion. */
const loads = new Map<string, Promise<void>>();

/**
 * The words of the expansions that are loaded in a language, by kind of thing and name; every kind is empty before. So read them
 * when a sentence is made, and never when a module is loaded.
 */
export const boxesIn = <Says>(tag: LanguageTag): Spoken<Says> =>
	new Proxy({} as Spoken<Says>, { get: (_, kind) => said.get(tag)?.[String(kind)] ?? NOTHING });

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

type AnyWords = ExpansionWords<AnySays, Names>;

/** From now on these are the words of an expansion in a language. */
function sayOf(id: string, tag: string, words: AnyWords): void {
	const { title, adds, help, ...kinds } = words;
	const spoken: Said = said.get(tag) ?? {};
	said.set(tag, spoken);
	const own = { title: { [id]: title }, adds: { [id]: adds }, help: { [id]: sectionOf(id, help) } };
	for (const [kind, names] of Object.entries({ ...kinds, ...own }))
		spoken[kind] = { ...spoken[kind], ...names };
}

const sectionOf = (id: string, { title, lines, terms, topics }: AnyWords['help']): HelpSection => ({
	id,
	title,
	lines,
	terms,
	topics: Object.entries(topics).map(([topic, words]) => ({ id: topic, ...words }))
});

/** The short name of an expansion, never broken between lines; its id before {@link listExpansions}. */
export const shortNameIn = (tag: LanguageTag, id: string): string =>
	all.find((one) => one.id === id)?.names[tag] ?? id;

/** Sections of the help, with those of expansions before the one that is about tiles of no box. */
export function withExpansions(
	sections: readonly HelpSection[],
	{ help }: Pick<Spoken<unknown>, 'help'>
): readonly HelpSection[] {
	const at = sections.findIndex(({ id }) => id === 'told');
	const own = all.flatMap(({ id }) => help[id] ?? []);
	return [...sections.slice(0, at), ...own, ...sections.slice(at)];
}
