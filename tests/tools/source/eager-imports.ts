import { importsOf, type Source } from './sources';

/** The file that an import resolves to; undefined for packages, stylesheets and generated modules. */
export const fileAt = (files: ReadonlyMap<string, Source>, target: string): Source | undefined =>
	['', '.ts', '.svelte.ts', '/index.ts'].flatMap((end) => files.get(target + end) ?? [])[0];

/** Paths of everything loaded before these files run: their static imports, transitively. */
export function eagerImports(
	sources: readonly Source[],
	starts: readonly string[]
): ReadonlySet<string> {
	const files = new Map(sources.map((source) => [source.path, source]));
	const all = new Set(starts);
	for (const path of all) {
		const source = files.get(path);
		if (!source) throw new Error(`There is no ${path}.`);
		const now = importsOf(source).filter(({ typesOnly, later }) => !typesOnly && !later);
		for (const { target } of now) {
			const next = fileAt(files, target);
			if (next) all.add(next.path);
		}
	}
	return all;
}
