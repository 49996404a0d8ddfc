import { border, type Border } from '../geometry/borders';
import { lastOf, reversed } from '../geometry/courses';
import type { Line } from '../geometry/point';
import type { Arm } from './arm';

/**
 * The borders of fields along an arm: inwards along its right edge, outwards along the left one, and around its end.
 * @param partsOf the parts of an edge that border a field: all of it, unless water or a road leads through below it
 */
export const armBorders = (
	{ right, left, end }: Arm,
	partsOf = (line: Line): readonly Line[] => [line]
): readonly Border[] => [
	...partsOf(right).map((line) => border(line)),
	...(end.kind === 'blunt' ? [border([lastOf(right), lastOf(left)])] : []),
	...(end.kind === 'round' ? [border(end.arc)] : []),
	...partsOf(reversed(left)).map((line) => border(line))
];
