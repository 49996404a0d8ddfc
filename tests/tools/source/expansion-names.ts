import type { Expansion } from '../../../src/lib/rules/base/expansion';
import { tileId } from '../../../src/lib/engine/tile';
import {
	BOX_IDS,
	EXPANSION_IDS,
	tilesInBox,
	tileType,
	USUAL_RULINGS
} from '../../../src/lib/rules/catalogue';
import { SOURCES } from '../../../src/lib/rules/facts';
import { expansionsIn } from '../../../src/lib/rules/loading';
import '../games/all-expansions';
import { folderOf } from './expansions/folders';
import { markersOf } from './expansions/read';
import type { Source } from './sources';

/** The kinds of segments on the tiles of boxes: they belong to no expansion, even where only one scores them. */
const PRINTED: ReadonlySet<string> = new Set(
	BOX_IDS.flatMap((box) => Object.keys(tilesInBox(box))).flatMap((id) =>
		tileType(tileId(id)).segments.map(({ kind }) => kind)
	)
);

/**
 * Every name that an expansion gives something, taken from its modules: modules, kinds of figures, markers, tiles, rulings
 * and sources of points. Names of its events begin with that of their module.
 */
export const expansionNames: readonly string[] = [
	...new Set([...EXPANSION_IDS, ...expansionsIn(EXPANSION_IDS).flatMap(namesOf)])
];

function namesOf(expansion: Expansion): readonly string[] {
	const { ownTiles, rulings } = expansion;
	const tiles = expansion.tiles.map((tile) => tile.id);
	const played = expansion.modules(USUAL_RULINGS, EXPANSION_IDS);
	const sources = SOURCES.filter(
		(source) => played.some((one) => one.id === source.module) && !PRINTED.has(source.id)
	);
	return [
		...tiles,
		// Tiles of the box may be left out: they are counted as none.
		...Object.entries(expansion.counts(USUAL_RULINGS, [])).flatMap(([id, count]) =>
			count > 0 ? id : []
		),
		...ownTiles,
		...rulings.map((ruling) => ruling.id),
		...sources.map((source) => source.id),
		...played.flatMap((one) => [one.id, ...Object.keys(one.pieces ?? {}), ...markersOf(one)])
	];
}

/** Lists of what expansions bring: each has a line for every expansion, and nothing else of it. */
const LISTS = [
	'src/lib/expansions/index.ts',
	...['printings', 'which-box'].map((list) => `src/lib/rules/${list}.ts`),
	'src/routes/game/ledger/parts/KindIcon.svelte',
	...['kinds', 'setup'].map((list) => `src/lib/words/*/${list}.ts`)
];

/** Sentences about the base game's rules, or news, in which a rulebook, a preset or a version names an expansion. */
const QUOTES = ['base-rules', 'rules', 'rulings', 'contract', 'help', 'news'].map(
	(quoting) => `src/lib/words/*/${quoting}.ts`
);

/** True for a file in an expansion's own folder, and for what is between several. */
const isOwn = (path: string): boolean =>
	path.startsWith('src/lib/expansions/together/') ||
	EXPANSION_IDS.some((id) => path.includes(`/${folderOf(id)}/`));

/** The lists and quotes are the same files in every language. */
const isCommon = (path: string): boolean => {
	const anyLanguage = path.replace(/^src\/lib\/words\/[\w-]+\//, 'src/lib/words/*/');
	return LISTS.includes(anyLanguage) || QUOTES.includes(anyLanguage);
};

/** The words of a text, in small letters: `payersWithAbbey` has three. */
const wordsIn = (text: string): ReadonlySet<string> =>
	new Set((text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase()));

/** Names that the code has for something else too, such as what builds an existing table: they count in quotes only. */
const ALSO_WORDS: readonly string[] = [
	'bridges',
	'builder',
	'messages',
	'monasteries',
	'siege',
	'tower',
	'tunnel'
];

/** Where such a name is quoted and yet no expansion: a tower is also a part of a drawn town, a tunnel of a custom tile. */
const ALSO_QUOTED: Readonly<Partial<Record<string, string>>> = {
	tower: 'src/lib/drawing/',
	tunnel: 'src/lib/custom-tiles/'
};

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
				ALSO_WORDS.includes(name)
					? text.includes(`'${name}'`) && !path.startsWith(ALSO_QUOTED[name] ?? ' ')
					: /^[a-z]+$/.test(name)
						? words.has(name) || words.has(`${name}s`)
						: text.includes(name);
			return names
				.filter(says)
				.map((name) => `${path} says "${name}", which belongs to an expansion.`);
		});
}
