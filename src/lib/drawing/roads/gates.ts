import type { Side } from '../../engine/spot';
import type { PathSegment } from '../../engine/tile';
import { courseStart, ROAD_HALF, type Arm } from './arm';
import { offsetLine, curve, pointAlong, type Intersection } from '../geometry/courses';
import {
	middleOf,
	minus,
	plus,
	rightOf,
	sideAfter,
	times,
	unit,
	type Line
} from '../geometry/point';
import { hit, type Wall } from '../cities/walls';

/** A road that ends at a gate: the side it comes from, and the wall with the gate. */
interface GateRoad {
	readonly road: number;
	readonly side: Side;
	readonly wall: Wall;
}

/** The arms of roads that end at city gates. Several gates in one wall are spread evenly. */
export function gateArms(roads: readonly PathSegment[], walls: readonly Wall[]): readonly Arm[] {
	const gateRoads = roads.map((road) => gateRoadOf(road, walls));
	return gateRoads.map((gateRoad) => gateArm(gateRoad, gateShareOf(gateRoad, gateRoads)));
}

function gateRoadOf({ index, sides, gate }: PathSegment, walls: readonly Wall[]): GateRoad {
	const [side] = sides;
	const wall = side === undefined ? undefined : wallFrom(side, gate, walls);
	if (!wall || side === undefined)
		throw new Error(`Road ${String(index)} leads to a gate in no wall.`);
	return { road: index, side, wall };
}

/** Number of sides, clockwise, from the end of the wall to the side. */
const turnsTo = ({ opens }: Wall, side: Side): number => sideAfter(side, -opens);

/** The wall of a city that a path from a side outside it reaches; undefined if there is none. */
export const wallFrom = (
	side: Side,
	city: number | undefined,
	walls: readonly Wall[]
): Wall | undefined => walls.find((wall) => wall.city === city && turnsTo(wall, side) < wall.span);

/** Position of a road's gate as a share of its wall. Walls run anticlockwise along the sides outside them. */
function gateShareOf({ wall, side }: GateRoad, gateRoads: readonly GateRoad[]): number {
	const rivals = gateRoads.filter((gateRoad) => gateRoad.wall === wall);
	const earlier = rivals.filter((gateRoad) => turnsTo(wall, gateRoad.side) > turnsTo(wall, side));
	return (earlier.length + 1) / (rivals.length + 1);
}

/** The arm from a side to a gate at a share of the wall's length. */
export const gateArm = ({ road, side, wall }: GateRoad, share: number): Arm =>
	gateAlong(road, courseTo(share, wall, side), wall);

/** The arm along a line up to a gate where it meets the wall. */
export function gateAlong(road: number, line: Line, wall: Wall, half = ROAD_HALF): Arm {
	const [right, left] = [offsetLine(line, half), offsetLine(line, -half)];
	const gate = { wall, right: hit(right, wall), left: hit(left, wall) };
	return {
		road,
		line: upTo(hit(line, wall), line),
		right: upTo(gate.right, right),
		left: upTo(gate.left, left),
		end: { kind: 'gate', ...gate }
	};
}

/** The course from the middle of a side through a gate: it meets the wall at a right angle and goes a little beyond it. */
export function courseTo(share: number, { line }: Wall, side: Side): Line {
	const gate = pointAlong(line, share);
	const along = minus(pointAlong(line, share + 0.05), pointAlong(line, share - 0.05));
	const enter = times(unit(rightOf(along)), -1);
	const [near, beyond] = [minus(gate, times(enter, 14)), plus(gate, times(enter, 12))];
	return [middleOf(side), ...curve(...courseStart(side, 19), near, gate), beyond];
}

/** The line up to an intersection. */
const upTo = ({ at, piece }: Intersection, line: Line): Line => [...line.slice(0, piece + 1), at];
