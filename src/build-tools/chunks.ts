import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin, Rolldown } from 'vite';

type Modules = Rolldown.ChunkingContext;

/** A chunk for all modules that each of these pages needs and that aren't in a chunk above it. */
interface Chunk {
	readonly name: string;
	/** Ends of the paths of modules that stand for a page. */
	readonly pages: readonly string[];
}

const GAME = 'routes/game/+page.svelte';

/**
 * The chunks of a running game: few, so that it starts with few requests, and cut where another page needs only a part.
 * What the game doesn't need is split by the bundler.
 */
const CHUNKS: readonly Chunk[] = [
	// Every page loads these: the framework, the frame of a page, the page that says what went wrong, and what most pages show.
	{ name: 'app', pages: ['routes/+layout.svelte'] },
	{ name: 'app', pages: ['client/entry.js'] },
	{ name: 'app', pages: ['client-optimized/app.js'] },
	{ name: 'app', pages: ['routes/+error.svelte'] },
	{ name: 'app', pages: ['routes/+page.svelte', GAME] },
	// What lists of games show is in the first chunk too, except what knows the expansions: the first page needs none of that.
	{ name: 'lists', pages: ['routes/games/+page.svelte', GAME] },
	{ name: 'lists', pages: ['routes/help/+page.svelte', GAME] },
	{ name: 'lists', pages: ['routes/players/+page.svelte', GAME] },
	{ name: 'rules', pages: ['routes/new/+page.svelte', GAME] },
	{ name: 'rules', pages: ['routes/open/+page.svelte', GAME] },
	{ name: 'rules', pages: ['routes/device/+page.svelte', GAME] },
	{ name: 'rules', pages: ['routes/review/+page.svelte', GAME] },
	{ name: 'table', pages: [GAME] }
];

/** All modules that a module is loaded for: the module itself, those that import it, those that import these, and so on. */
function usersOf(id: string, modules: Modules): ReadonlySet<string> {
	const users = new Set([id]);
	for (const user of users)
		for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer);
	return users;
}

/** The list of everything that expansions declare. */
const EXPANSIONS = '/src/lib/expansions/index.ts';

/** True for modules that the list of expansions imports, and for modules that import it. */
function knowsExpansions(id: string, users: readonly string[], modules: Modules): boolean {
	const needed = new Set([id]);
	for (const one of needed)
		for (const imported of modules.getModuleInfo(one)?.importedIds ?? []) needed.add(imported);
	return [...users, ...needed].some((one) => one.endsWith(EXPANSIONS));
}

/** The name of the chunk that a module belongs to; null leaves it to the bundler. */
function chunkOf(id: string, modules: Modules): string | null {
	const users = [...usersOf(id, modules)];
	const needs = (page: string): boolean => users.some((user) => user.endsWith(page));
	const found = CHUNKS.find(({ pages }) => pages.every(needs))?.name ?? null;
	if (found !== 'lists') return found;
	return knowsExpansions(id, users, modules) ? 'expansions' : 'app';
}

/**
 * The words for what is scored, with what the same words of other languages need as well: otherwise a language would take that
 * along.
 */
const SCORING_WORDS = /\/words\/(?:en\/scoring|rule-lookup)\.ts$/;

/** English words that expansions share with others, and what all languages of an expansion make their words with. */
const SHARED_WORDS = /\/(?:words\/en\/says|words-of)\.ts$/;

/** What links and charts need of expansions: one chunk, because each of them needs all of it. */
const MORE = /\/expansions\/[^/]+\/more\.ts$/;

const NAMES = ['app', 'expansions', 'rules', 'table'] as const;

/** A chunk takes along what its modules import, unless a chunk before it has that: so each name is a group of its own. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
	...NAMES.map((name, index) => ({
		name: (id: string, modules: Modules) => (chunkOf(id, modules) === name ? name : null),
		priority: NAMES.length - index
	})),
	{ name: 'scoring', test: SCORING_WORDS, priority: 0 },
	{ name: 'says', test: SHARED_WORDS, priority: 0 },
	{ name: 'more', test: MORE, priority: 0 }
];

/**
 * Makes a page ask at once for all chunks it starts with. SvelteKit finds them in the manifest, but leaves out those that may
 * also be loaded later. So what is loaded later is taken out of the manifest, which has no other effect on pages that no server
 * renders.
 */
export const preloadAll: Plugin = {
	name: 'preload-all-static-imports',
	writeBundle({ dir = '' }) {
		if (this.environment.name !== 'client') return;
		const file = join(dir, '.vite/manifest.json');
		const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
		for (const chunk of Object.values(manifest)) delete chunk.dynamicImports;
		writeFileSync(file, JSON.stringify(manifest));
	}
};
