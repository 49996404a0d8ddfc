import type { Side } from '../../engine/spot';
import { offsetLine, reversed, type Intersection } from '../geometry/courses';
import { inwards, middleOf, plus, times, type Line, type Point } from '../geometry/point';
import { wallBetween, type Wall } from '../cities/walls';

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
	/** True when it goes on below ground beyond its end. */
	readonly tunnel?: boolean;
}

/** The inner end: at another side, blunt, at the hub, at a ring road (with the arc to the next arm), or at a gate in a wall. */
type ArmEnd =
	| { readonly kind: 'through' | 'blunt' }
	| { readonly kind: 'hub'; readonly hub: Point }
	| { readonly kind: 'round'; readonly hub: Point; readonly arc: Line }
	| ({ readonly kind: 'gate' } & Gate);

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
	const back = reversed(right);
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
