import ts from 'typescript';
import { nodes, type Source } from './sources';

const LINES = 350;
const COMPONENT_LINES = 150;

/** Written in pieces so that this file doesn't contain what it looks for. */
const ESCAPES =
	/@ts-(?:ignore|expect-error|nocheck)|eslint[-]disable|prettier[-]ignore|\bTO[D]O\b/g;

function lines(text: string): number {
	return text.trimEnd().split('\n').length;
}

/** Files longer than 350 lines, and components longer than 150. */
export function tooLongFiles(sources: readonly Source[]): readonly string[] {
	return sources.flatMap(({ path, text }) => {
		const most = path.endsWith('.svelte') ? COMPONENT_LINES : LINES;
		const has = lines(text);
		return has > most ? [`${path} has ${String(has)} lines, more than ${String(most)}.`] : [];
	});
}

/** Comments and types that switch off the type checker or the linter. */
export function lintEscapes(sources: readonly Source[]): readonly string[] {
	return sources.flatMap((source) => {
		const marks = [...source.text.matchAll(ESCAPES)].map(([mark]) => mark);
		const anys = nodes(source).filter(({ kind }) => kind === ts.SyntaxKind.AnyKeyword);
		return [...marks, ...anys.map(() => 'any')].map((mark) => `${source.path} has ${mark}.`);
	});
}
