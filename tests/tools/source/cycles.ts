import { importsOf, type Source } from './sources';

/** The path of the file that an import names; undefined for a package, a style sheet or what is generated. */
const fileAt = (paths: ReadonlySet<string>, target: string): string | undefined =>
	['', '.ts', '.svelte.ts', '/index.ts'].map((end) => target + end).find((path) => paths.has(path));

/** Every file with the files that it imports, types included. */
function importGraph(sources: readonly Source[]): ReadonlyMap<string, readonly string[]> {
	const paths = new Set(sources.map(({ path }) => path));
	return new Map(
		sources.map((source) => [
			source.path,
			importsOf(source).flatMap(({ target }) => fileAt(paths, target) ?? [])
		])
	);
}

/** One cycle of imports through each group of files that import each other, types included: `a > b > a`. */
export function importCycles(sources: readonly Source[]): readonly string[] {
	const graph = importGraph(sources);
	const done = new Set<string>();
	const path: string[] = [];
	const found: string[] = [];
	const visit = (file: string): void => {
		const start = path.indexOf(file);
		if (start >= 0) found.push([...path.slice(start), file].join(' > '));
		if (start >= 0 || done.has(file)) return;
		path.push(file);
		for (const next of graph.get(file) ?? []) visit(next);
		path.pop();
		done.add(file);
	};
	for (const file of graph.keys()) visit(file);
	return found;
}
