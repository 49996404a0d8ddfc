import type { Terrain } from '../../src/lib/engine/tile';
import { EDGES, layoutsFor, type Edge, type Edges } from '../../src/lib/custom-tiles';

const LETTERS: Readonly<Record<string, Edge>> = { F: 'field', R: 'road', C: 'city', S: 'river' };

/** Edges from their letters, N, E, S, W: `CFRR`; S is a river. */
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

/** All edges with a river on one or two sides. */
export const WATERED_EDGES: readonly Edges[] = [...EDGES, 'river' as const]
	.flatMap((n, _, all) =>
		all.flatMap((e) => all.flatMap((s) => all.map((w): Edges => [n, e, s, w])))
	)
	.filter((edges) => [1, 2].includes(edges.filter((edge) => edge === 'river').length));

/** All 81 ways in which four sides can look. */
export const ALL_EDGES: readonly Edges[] = EDGES.flatMap((n) =>
	EDGES.flatMap((e) => EDGES.flatMap((s) => EDGES.map((w): Edges => [n, e, s, w])))
);
