import type { ParsedSegment } from '../engine/tile-line';
import type { SegmentKind } from '../engine/tile';
import { isWater } from './known-kinds';
import { TILE_SIGNS } from '../rules/facts';

/* Apart from setting signs: every table checks the lines of custom tiles, few describe one. */

/** The signs that a segment of this kind may bear, in the order of a line. */
export const signsOfKind = (of: SegmentKind): readonly string[] =>
	TILE_SIGNS.flatMap(({ sign, on }) => (on === of ? [sign] : []));

/** True when a segment bears only signs of its kind, each once. What is printed at the end of water is no such sign. */
export function hasKnownSigns({ kind, signs = [] }: ParsedSegment): boolean {
	if (isWater(kind)) return true;
	const known = signsOfKind(kind);
	return new Set(signs).size === signs.length && signs.every((sign) => known.includes(sign));
}
