import type { Side } from '../../engine/spot';
import type { PathSegment } from '../../engine/tile';
import type { Wall } from '../cities/walls';
import { lastOf } from '../geometry/courses';
import { inwards, plus, sideAfter, times, type Line, type Point } from '../geometry/point';
import { armAlong, ROAD_HALF, type Arm } from './arm';
import { gateAlong } from './gates';
import { hubArms } from './hub';

/** Length of a road from the bridge to its houses, in units. */
const TO_HOUSES = 27;

/** The two roads that cross on a bridge, or none. */
export function crossedRoads(roads: readonly PathSegment[]): readonly PathSegment[] {
	const low = roads.find(({ under }) => roads.some(({ index }) => index === under));
	return roads.filter((road) => road === low || road.index === low?.under);
}

/** The arms of two roads that cross: from the sides to the bridge, and beyond it to where a road ends on the tile. */
export const crossedArms = (
	roads: readonly PathSegment[],
	hub: Point,
	walls: readonly Wall[]
): readonly Arm[] => {
	const ending = roads.filter(({ end }) => end !== undefined);
	return [
		...hubArms(roads, hub, ending.map(beyond)),
		...ending.map((road) => onwards(road, hub, walls))
	];
};

/** The direction in which a road goes on beyond the bridge, as the side that lies there. */
const beyond = ({ sides: [side = 0] }: PathSegment): Side => sideAfter(side, 2);

/** The arm from the bridge to the gate or the houses at which the road ends. */
function onwards(road: PathSegment, hub: Point, walls: readonly Wall[]): Arm {
	const [side = 0] = road.sides;
	const ahead = (by: number): Point => plus(hub, times(inwards(side), by));
	const straight = (from: number, to: number): Line => [ahead(from), ahead(to)];
	const wall = walls.find(({ city }) => road.gate !== undefined && city === road.gate);
	if (!wall) {
		const arm = armAlong(road.index, straight(ROAD_HALF, TO_HOUSES), 'blunt');
		return { ...arm, line: straight(0, TO_HOUSES), from: hub };
	}
	const arm = gateAlong(road.index, straight(ROAD_HALF, 100), wall);
	return { ...arm, line: [hub, lastOf(arm.line)], from: hub };
}
