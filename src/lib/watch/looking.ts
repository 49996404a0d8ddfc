import type { Spot } from '../engine/spot';
import { CUT_OUT_BYTES, cutOut, type View } from '../snap/grid/cut-out';
import { meanEvidence } from '../snap/grid/viewing';
import type { Reader } from '../snap/read-table';
import type { Evidence, Point } from '../snap/reading';

/** How far beside the tile each look is taken, in tiles: misreadings differ between looks, and what is there doesn't. */
const BESIDE: readonly Point[] = [
	{ x: 0, y: 0 },
	{ x: 0.04, y: 0.04 },
	{ x: -0.04, y: -0.04 }
];
/** At most this many looks at a spot count: more looks from the same view share their misreadings. */
export const MOST_LOOKS = BESIDE.length;
/** If a tile lies farther beside its spot than this, in tiles, looks don't follow it: the network can't say so. */
const FARTHEST = 0.15;

/** Looks at spots, each where it should be looked at next. About 12 ms each. */
export function lookAt(
	view: View,
	spots: readonly (Spot & { readonly looks: readonly Evidence[] })[],
	look: Reader['look']
): readonly Evidence[] {
	const bytes = new Uint8Array(spots.length * CUT_OUT_BYTES);
	for (const [index, spot] of spots.entries()) cutOut(view, centreOf(spot), bytes, index);
	return look(bytes, spots.length);
}

function centreOf({ x, y, looks }: Spot & { readonly looks: readonly Evidence[] }): Point {
	const [right, down] = looks[0]?.offset ?? [0, 0];
	const beside = BESIDE[looks.length % MOST_LOOKS] ?? { x: 0, y: 0 };
	const off = Math.hypot(right, down) > FARTHEST ? { x: 0, y: 0 } : { x: right, y: down };
	return { x: x + 0.5 + off.x + beside.x, y: y + 0.5 + off.y + beside.y };
}

/** Logarithms of what several looks at a spot say together: their mean, never the sum, because they share their misreadings. */
export const contentsOf = (looks: readonly Evidence[]): Float32Array =>
	meanEvidence(looks)?.contents ?? new Float32Array();

/** How much likelier it is that any tile of a box lies there than nothing or another thing: a natural logarithm. */
export function oddsOf(contents: Float32Array): number {
	const nothing = Math.exp(contents.at(-1) ?? 0) + Math.exp(contents.at(-2) ?? 0);
	return Math.log(Math.max(0, 1 - nothing) + 1e-9) - Math.log(nothing + 1e-9);
}
