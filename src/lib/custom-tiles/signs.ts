import { parseTileLine } from '../engine/tile-line';
import type { SegmentKind } from '../engine/tile';
import { formatLine } from './format';
import { signsOfKind } from './known-signs';

/** The names of the signs on each segment of a line, by index. */
export type SignsBySegment = readonly (readonly string[])[];

/** The signs on a line's segments. */
export const signsIn = (line: string): SignsBySegment =>
	parseTileLine(line).map(({ signs = [] }) => signs);

/** A tile's line with exactly these signs on its segments. */
export const withSigns = (line: string, signs: SignsBySegment): string =>
	formatLine(
		parseTileLine(line).map((segment, index) => ({ ...segment, signs: signs[index] ?? [] }))
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
