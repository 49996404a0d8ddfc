import type { Terrain } from '../../src/lib/engine/tile';
import { EDGES, layoutsFor, type Edge, type Edges } from '../../src/lib/custom-tiles';

const LETTERS: Readonly<Record<string, Edge>> = { F: 'field', R: 'road', C: 'city' };

/** Edges from their letters, N, E, S, W: `CFRR`. */
export function edgesFrom(word: string): Edges {
	const [n, e, s, w] = Array.from(word, (letter) => LETTERS[letter]);
	if (!n || !e || !s || !w) throw new Error(`${word} names no four edges.`);
	return [n, e, s, w];
}

/** The letters of edges. */
export const edgeBitsOf = (edges: readonly Terrain[]): string =>
	edges.map((edge) => edge.charAt(0).toUpperCase()).join('');

/** The lines offered for edges. */
export const linesFor = (word: string): readonly string[] =>
	layoutsFor(edgesFrom(word)).map(({ line }) => line);

/** All 81 ways in which four sides can look. */
export const ALL_EDGES: readonly Edges[] = EDGES.flatMap((n) =>
	EDGES.flatMap((e) => EDGES.flatMap((s) => EDGES.map((w): Edges => [n, e, s, w])))
);
