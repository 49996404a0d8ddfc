import type { Side } from '../../engine/spot';
import { isMouth, isRoad, type PathSegment, type TileType } from '../../engine/tile';
import { armAlong, type Arm, ROAD_HALF } from './arm';
import { gateArm, wallFrom } from './gates';
import { hubOf } from './hub';
import {
	inwards,
	middleOf,
	plus,
	times,
	minus,
	rightOf,
	unit,
	type Line,
	type Point
} from '../geometry/point';
import type { Wall } from '../cities/walls';
import { firstOf, lastOf } from '../geometry/courses';
import { closedPath } from '../geometry/line';

/** How much wider than the road the stones around a tunnel's mouth are, and their depth, in units. */
const STONES = 3;
const DEPTH = 5.4;

/** The courses of roads below or above a city: straight from where they leave the ground to where they reach it. */
export const coursesBeyond = (
	type: TileType,
	arms: readonly Arm[],
	where: Arm['beyond']
): readonly Line[] =>
	type.segments.flatMap((road) => {
		const [a, b] = arms.filter(({ beyond, road: of }) => beyond === where && of === road.index);
		return a && b ? [[lastOf(a.line), lastOf(b.line)]] : [];
	});

/** The mouths of tunnels as SVG path data, seen from above: a frame of stones, and the dark opening. */
export function tunnelMouths(
	type: TileType,
	arms: readonly Arm[]
): {
	readonly stone: string;
	readonly dark: string;
} {
	const below = arms.filter(({ beyond }) => beyond === 'below').map(({ line }) => line);
	const mouths = [...below, ...linesIntoMouths(type)];
	const frames = (half: number, from: number, to: number): string =>
		closedPath(mouths.map((line) => frameAt(line, half, from, to)));
	return {
		stone: frames(ROAD_HALF + STONES, -4, DEPTH),
		dark: frames(ROAD_HALF, -4.6, DEPTH - 3.4)
	};
}

/** Distance from the middle of the printed picture to the mouths there, in units. */
const INTO_HILL = 15;

/** The straight ends of the roads that break off in mouths. */
function linesIntoMouths(type: TileType): readonly Line[] {
	const hub = hubOf(type);
	const before = (side: Side, by: number): Point => plus(hub, times(inwards(side), -by));
	return type.segments.flatMap((segment) =>
		isRoad(segment) && isMouth(segment)
			? segment.sides.map((side) => [before(side, 2 * INTO_HILL), before(side, INTO_HILL)])
			: []
	);
}

/** A rectangle across the end of a road, from a distance before its end to one behind it. */
function frameAt(line: Line, half: number, from: number, to: number): Line {
	const end = lastOf(line);
	const ahead = unit(minus(end, firstOf(line.slice(-2))));
	const at = (forth: number, aside: number): Point =>
		plus(end, plus(times(ahead, forth), times(rightOf(ahead), aside)));
	return [at(from, -half), at(to, -half), at(to, half), at(from, half)];
}

/** How far from the tile's side a tunnel's mouth lies that doesn't divide the field around it, in units. */
const MOUTH = 16;

/** The arms of roads that pass under a city: one from each side up to the tunnel's mouth. */
export const tunnelArms = (
	type: TileType,
	roads: readonly PathSegment[],
	walls: readonly Wall[]
): readonly Arm[] =>
	roads.flatMap((road) => road.sides.map((side) => tunnelArm(type, road, side, walls)));

/** The arm goes up to the wall if the road divides the field, else to a mouth within the field. */
function tunnelArm(type: TileType, road: PathSegment, side: Side, walls: readonly Wall[]): Arm {
	const [left, right] = fieldsBeside(type, side);
	const wall = wallFrom(side, road.under, walls);
	if (left !== right && wall)
		return { ...gateArm({ road: road.index, side, wall }, 0.5), beyond: 'below' };
	const start = middleOf(side);
	const line = [start, plus(start, times(inwards(side), MOUTH))];
	return { ...armAlong(road.index, line, 'blunt'), beyond: 'below' };
}

/** The fields on the first and the second half-edge of a side, as segment indices. */
function fieldsBeside(
	{ oriented }: TileType,
	side: Side
): [number | undefined, number | undefined] {
	const { fields } = oriented[0];
	return [fields[2 * side], fields[2 * side + 1]];
}
