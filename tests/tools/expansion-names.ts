import type { Expansion } from '../../src/lib/rules/base/expansion';
import { EXPANSION_IDS, EXPANSIONS, rulesOf, USUAL_RULINGS } from '../../src/lib/rules/catalogue';
import { SOURCES } from '../../src/lib/rules/facts';
import type { Source } from './sources';

/**
 * Every name that an expansion gives something, taken from its modules: modules, kinds of figures, markers, tiles, rulings
 * and sources of points. Names of its events begin with that of their module.
 */
export const expansionNames: readonly string[] = [...new Set(EXPANSION_IDS.flatMap(namesOf))];

function namesOf(id: (typeof EXPANSION_IDS)[number]): readonly string[] {
	const expansion: Expansion = EXPANSIONS[id];
	const { counts, ownTiles, rulings } = expansion;
	const played = expansion.modules(USUAL_RULINGS);
	const { start } = rulesOf({ box: 'base-c1', expansions: [], rulings: USUAL_RULINGS });
	const sources = SOURCES.filter(({ module }) => played.some((one) => one.id === module));
	return [
		...[id, ...Object.keys(counts), ...ownTiles],
		...rulings.map((ruling) => ruling.id),
		...sources.map((source) => source.id),
		...played.flatMap((one) => [
			...[one.id, ...Object.keys(one.pieces ?? {}), ...Object.keys(one.markers?.(start) ?? {})]
		])
	];
}

/** Lists of what expansions bring: each has a line for every expansion, and nothing else of it. */
const LISTS = [
	...[
		...['ids', 'catalogue', 'art', 'figure-art', 'mark-art', 'facts', 'packed', 'presentations'],
		'scoring-topics'
	].map((list) => `src/lib/rules/${list}.ts`),
	...['boxes/index', 'boxes/names', 'rules/index', 'rulings/index', 'help'].map(
		(list) => `src/lib/words/*/${list}.ts`
	)
];

/** Sentences about the base game's rules in which a rulebook or a preset names an expansion. */
const QUOTES = ['rules/base', 'rulings/base', 'contract'].map(
	(quoting) => `src/lib/words/*/${quoting}.ts`
);

/** True for a file of an expansion's own: its name, or that of its folder, is the expansion's. */
const isOwn = (path: string): boolean =>
	EXPANSION_IDS.some((id) => path.includes(`/${id}/`) || path.includes(`/${id}.`));

/** The lists and quotes are the same files in every language. */
const isCommon = (path: string): boolean => {
	const anyLanguage = path.replace(/^src\/lib\/words\/[\w-]+\//, 'src/lib/words/*/');
	return LISTS.includes(anyLanguage) || QUOTES.includes(anyLanguage);
};

/** The words of a text, in small letters: `payersWithAbbey` has three. */
const wordsIn = (text: string): ReadonlySet<string> =>
	new Set((text.match(/[A-Z]?[a-z]+|[A-Z]+/g) ?? []).map((word) => word.toLowerCase()));

/** Where files name an expansion that isn't their own: as a word in one or several, or as a whole id. */
export function expansionsNamed(
	sources: readonly Source[],
	names: readonly string[] = expansionNames
): readonly string[] {
	return sources
		.filter(({ path }) => !isOwn(path) && !isCommon(path))
		.flatMap(({ path, text }) => {
			const words = wordsIn(text);
			const says = (name: string): boolean =>
				/^[a-z]+$/.test(name) ? words.has(name) || words.has(`${name}s`) : text.includes(name);
			return names
				.filter(says)
				.map((name) => `${path} says "${name}", which belongs to an expansion.`);
		});
}
