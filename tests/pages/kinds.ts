import { FIGURES } from '$lib/rules/art';
import { markersKnown } from '$lib/rules/presentations';

/** The figures that belong to nobody. */
export const MARKER_KINDS: readonly string[] = markersKnown().map(({ id }) => id);

/** The kinds of figures that players have. */
export const OWNED_KINDS: readonly string[] = [...FIGURES.keys()].filter(
	(kind) => !MARKER_KINDS.includes(kind)
);
