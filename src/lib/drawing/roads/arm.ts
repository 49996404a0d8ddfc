import type { Side } from '../../engine/spot';
import { offsetLine, reverse, type Intersection, firstOf, lastOf } from '../geometry/courses';
import {
	inwards,
	middleOf,
	plus,
	times,
	type Line,
	type Point,
	minus,
	unit
} from '../geometry/point';
import { wallBetween, type Wall } from '../cities/walls';
import { border, type Border } from '../geometry/borders';

/** Half the width of a road, its dark edges included, in units. */
export const ROAD_HALF = 6;
/** An arm of a road: from a side of the tile to where the road ends, or through to another side. */
export interface Arm {
	readonly road: number;
	/** Its centre line, from the side inwards. */
	readonly line: Line;
	/** Its right and its left edge, both from the side inwards. */
	readonly right: Line;
	readonly left: Line;
	readonly end: ArmEnd;
	/** The hub at which it begins, for one that begins at no side. */
	readonly from?: Point;
	/** Where it goes on beyond its end: in a tunnel below a city, or on a viaduct above it. */
	readonly beyond?: 'below' | 'above';
}

/** The inner end: at another side, blunt, at the hub, at a ring road (with the arc to the next arm), or at a gate in a wall. */
type ArmEnd =
	| { readonly kind: 'through' | 'blunt' }
	| { readonly kind: 'hub'; readonly hub: Point }
	| ({ readonly kind: 'round'; readonly arc: Line } & Ring)
	| ({ readonly kind: 'gate' } & Gate);

/** A ring road around a hub, with its outer radius. */
export interface Ring {
	readonly hub: Point;
	readonly radius: number;
}

/** The ring road of a tile, if it has one. */
export const ringIn = (arms: readonly Arm[]): Ring | undefined =>
	arms.flatMap(({ end }) => (end.kind === 'round' ? [end] : []))[0];

/** The opening of a wall for a road: where the two edges of the road meet the wall. */
interface Gate {
	readonly wall: Wall;
	readonly left: Intersection;
	readonly right: Intersection;
}

/** Start and first control point of a course from a side: it begins straight, so that roads of two tiles join squarely. */
export function courseStart(side: Side, reach: number): [Point, Point] {
	const start = plus(middleOf(side), inwards(side));
	return [start, plus(start, times(inwards(side), reach))];
}

/** An arm along a centre line, as wide as every road. */
export const armAlong = (road: number, line: Line, kind: 'through' | 'blunt'): Arm => ({
	road,
	line,
	right: offsetLine(line, ROAD_HALF),
	left: offsetLine(line, -ROAD_HALF),
	end: { kind }
});

/** The outline of an arm, clockwise. */
export function armRing({ right, left, end, from }: Arm): Line {
	const there = [...(from ? [from] : []), ...left];
	const back = reverse(right);
	if (end.kind === 'hub') return [...there, end.hub, ...back];
	if (end.kind !== 'gate') return [...there, ...back];
	return [...there, ...wallBetween(end.wall, end.left, end.right).slice(1, -1), ...back];
}

/** The parts of a wall between its gates, in the wall's direction. Tunnels count as gates. */
export function betweenGates(wall: Wall, arms: readonly Arm[]): readonly Line[] {
	const gates = arms
		.flatMap(({ end }) => (end.kind === 'gate' && end.wall === wall ? [end] : []))
		.sort((a, b) => a.left.along - b.left.along);
	const starts = [undefined, ...gates.map(({ right }) => right)];
	return starts.map((start, i) => wallBetween(wall, start, gates[i]?.left));
}

/** Distance of a parapet from the middle of its road, and how far it goes on behind the ends of the bridge, in units. */
const PARAPET = 6.1;
const ABUTMENT = 2.6;

/** Both parapets of a bridge, from abutment to abutment. */
export function parapetsAlong(span: Line): readonly Line[] {
	const [first, last] = [firstOf(span), lastOf(span)];
	const out = (end: Point, before: Point): Point =>
		plus(end, times(unit(minus(end, before)), ABUTMENT));
	const whole = [out(first, span[1] ?? last), ...span, out(last, span.at(-2) ?? first)];
	return [offsetLine(whole, PARAPET), offsetLine(whole, -PARAPET)];
}

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
	...partsOf(reverse(left)).map((line) => border(line))
];
