import type { Side } from '../../engine/spot';
import type { RoadSegment } from '../../engine/tile';
import { courseStart, ROAD_HALF, type Arm } from './arm';
import { offsetLine, curve, pointAlong, type Intersection } from '../geometry/line';
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

/** A road on its way to a gate: where it comes from, and the wall that has it. */
interface GateRoad {
	readonly road: number;
	readonly side: Side;
	readonly wall: Wall;
}

/** The arms of roads that end at the gates of cities. Gates of one wall share it evenly. */
export function gateArms(roads: readonly RoadSegment[], walls: readonly Wall[]): readonly Arm[] {
	const ways = roads.map((road) => gateRoadOf(road, walls));
	return ways.map((way) => gateArm(way, gateShareOf(way, ways)));
}

function gateRoadOf({ index, sides, gate }: RoadSegment, walls: readonly Wall[]): GateRoad {
	const [side] = sides;
	const wall = walls.find(
		(known) => known.city === gate && side !== undefined && before(known, side)
	);
	if (!wall || side === undefined)
		throw new Error(`Road ${String(index)} leads to a gate in no wall.`);
	return { road: index, side, wall };
}

/** How many sides clockwise from where its wall ends a road comes from. */
export const turnsTo = ({ opens }: Wall, side: Side): number => sideAfter(side, -opens);
const before = (wall: Wall, side: Side): boolean => turnsTo(wall, side) < wall.span;

/** Where along its wall a way's gate is, as a share of the wall: walls run against the clock of the sides before them. */
function gateShareOf({ wall, side }: GateRoad, ways: readonly GateRoad[]): number {
	const rivals = ways.filter((way) => way.wall === wall);
	const earlier = rivals.filter((way) => turnsTo(wall, way.side) > turnsTo(wall, side));
	return (earlier.length + 1) / (rivals.length + 1);
}

/** From a side to a gate at a share of the wall's length. */
export function gateArm({ road, side, wall }: GateRoad, door: number): Arm {
	const line = courseTo(door, wall, side);
	const [right, left] = [offsetLine(line, ROAD_HALF), offsetLine(line, -ROAD_HALF)];
	const gate = { wall, right: hit(right, wall), left: hit(left, wall) };
	return {
		road,
		line: upTo(hit(line, wall), line),
		right: upTo(gate.right, right),
		left: upTo(gate.left, left),
		end: { kind: 'gate', ...gate }
	};
}

/** From the middle of a side to a door, which it enters squarely, and a little beyond. */
function courseTo(share: number, { line }: Wall, side: Side): Line {
	const door = pointAlong(line, share);
	const along = minus(pointAlong(line, share + 0.05), pointAlong(line, share - 0.05));
	const enter = times(unit(rightOf(along)), -1);
	const [near, beyond] = [minus(door, times(enter, 14)), plus(door, times(enter, 12))];
	return [middleOf(side), ...curve(...courseStart(side, 19), near, door), beyond];
}

/** The line up to where it meets another one. */
const upTo = ({ at, piece }: Intersection, line: Line): Line => [...line.slice(0, piece + 1), at];
