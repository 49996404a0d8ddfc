import { parseTileLine } from '../engine/tile-line';
import type { SegmentKind, KindOfShape } from '../engine/tile';
import { formatLine } from './format';
import { isWater, isAddedCentre, signsOfKind } from './known-kinds';

/** A kind of centre. */
export type CentreKind = KindOfShape<'centre'>;

/** The centre on a line's tile that an expansion adds. */
export const addedCentreIn = (line: string): CentreKind | undefined =>
	parseTileLine(line)
		.map(({ kind }) => kind)
		.find(isAddedCentre);

/** True if a centre fits on a line's tile: it has a field, and no other centre. */
export function fitsCentre(line: string): boolean {
	const shapes = parseTileLine(line).map(({ shape }) => shape);
	return shapes.includes('field') && !shapes.includes('centre');
}

/** A tile's line with exactly this added centre, or none. */
export function withCentre(line: string, kind: CentreKind | undefined): string {
	const others = parseTileLine(line).filter((segment) => !isAddedCentre(segment.kind));
	return formatLine(kind ? [...others, { shape: 'centre', kind, sides: [] }] : others);
}

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

/** The signs after one is set on a segment or taken off it, in the order of a line. */
export function flipSign(
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
