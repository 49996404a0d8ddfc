import { parseTileLine } from '../engine/tile-line';
import type { KindOfShape } from '../engine/tile';
import { formatLine } from './format';
import { isAddedCentre } from './known-kinds';

/** A kind of centre. */
export type CentreKind = KindOfShape<'centre'>;

/** The centre on a line's tile that an expansion adds. */
export const addedCentreIn = (line: string): CentreKind | undefined =>
	parseTileLine(line)
		.map(({ kind }) => kind)
		.find(isAddedCentre);

/** True where a centre fits on a line's tile: it has a field, and no other centre. */
export function fitsCentre(line: string): boolean {
	const shapes = parseTileLine(line).map(({ shape }) => shape);
	return shapes.includes('field') && !shapes.includes('centre');
}

/** A tile's line with exactly this added centre, or none. */
export function withCentre(line: string, kind: CentreKind | undefined): string {
	const others = parseTileLine(line).filter((segment) => !isAddedCentre(segment.kind));
	return formatLine(kind ? [...others, { shape: 'centre', kind, sides: [] }] : others);
}
