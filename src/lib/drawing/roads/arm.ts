import type { Side } from '../../engine/spot';
import { offsetLine, reversed, type Intersection } from '../geometry/line';
import { inwards, middleOf, plus, times, type Line, type Point } from '../geometry/point';
import { wallBetween, type Wall } from '../cities/walls';

/** Half the width of a road, its dark edges included, in units. */
export const ROAD_HALF = 6;
/** One road's arm from a side of the tile to where it ends, or through to another side. */
export interface Arm {
	readonly road: number;
	/** The course of its middle, from the side inwards. */
	readonly line: Line;
	/** The edge on its right and on its left, both from the side inwards. */
	readonly right: Line;
	readonly left: Line;
	readonly end: ArmEnd;
	/** True when it goes on below ground behind its end. */
	readonly tunnel?: boolean;
}

/**
 * What lies at the inner end of an arm: another side, nothing, its neighbours at the hub, a ring of road (with the arc
 * from the arm's right edge to the next arm), or a gate in a wall.
 */
export type ArmEnd =
	| { readonly kind: 'through' | 'blunt' }
	| { readonly kind: 'hub'; readonly hub: Point }
	| { readonly kind: 'round'; readonly hub: Point; readonly arc: Line }
	| ({ readonly kind: 'gate' } & Gate);

/** The opening of a wall for a road: where the road's two edges meet the wall. */
export interface Gate {
	readonly wall: Wall;
	readonly left: Intersection;
	readonly right: Intersection;
}

/** The start and first control point of a course that leaves a side: a short straight first, so that roads join squarely. */
export function courseStart(side: Side, reach: number): [Point, Point] {
	const start = plus(middleOf(side), inwards(side));
	return [start, plus(start, times(inwards(side), reach))];
}

/** An arm along a line, as wide as every road. */
export const armAlong = (road: number, line: Line, kind: 'through' | 'blunt'): Arm => ({
	road,
	line,
	right: offsetLine(line, ROAD_HALF),
	left: offsetLine(line, -ROAD_HALF),
	end: { kind }
});

/** The outline of an arm, clockwise. */
export function armRing({ right, left, end }: Arm): Line {
	const back = reversed(right);
	if (end.kind === 'hub') return [...left, end.hub, ...back];
	if (end.kind !== 'gate') return [...left, ...back];
	return [...left, ...wallBetween(end.wall, end.left, end.right).slice(1, -1), ...back];
}

/** The parts of a wall between the gates in it, in its own direction; tunnels open it as gates do. */
export function betweenGates(wall: Wall, arms: readonly Arm[]): readonly Line[] {
	const gates = arms
		.flatMap(({ end }) => (end.kind === 'gate' && end.wall === wall ? [end] : []))
		.sort((a, b) => a.left.along - b.left.along);
	const starts = [undefined, ...gates.map(({ right }) => right)];
	return starts.map((start, i) => wallBetween(wall, start, gates[i]?.left));
}
