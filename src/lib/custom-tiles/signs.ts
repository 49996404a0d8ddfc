import { parseTileLine } from '../engine/tile-line';
import type { SegmentKind } from '../engine/tile';
import { formatLine } from './format';
import { isWater } from './known-kinds';
import { signsOfKind } from './known-signs';

/** The names of the signs on each segment of a line, by index. */
export type SignsBySegment = readonly (readonly string[])[];

/** The signs that were set on a line's segments. What is printed at the end of water belongs to the layout. */
export const signsIn = (line: string): SignsBySegment =>
	parseTileLine(line).map(({ kind, signs = [] }) => (isWater(kind) ? [] : signs));

/** A tile's line with exactly these signs set on its segments. */
export const withSigns = (line: string, signs: SignsBySegment): string =>
	formatLine(
		parseTileLine(line).map((segment, index) =>
			isWater(segment.kind) ? segment : { ...segment, signs: signs[index] ?? [] }
		)
	);

/** The signs with one more or less on a segment, in the order of a line. */
export function toggled(
	signs: SignsBySegment,
	at: number,
	kind: SegmentKind,
	sign: string
): SignsBySegment {
	const now = signs[at] ?? [];
	const wanted = signsOfKind(kind).filter((each) => now.includes(each) !== (each === sign));
	return Array.from({ length: Math.max(signs.length, at + 1) }, (_, index) =>
		index === at ? wanted : (signs[index] ?? [])
	);
}
