import type { Side } from '../../engine/spot';
import { isRoad, type PathSegment, type TileType } from '../../engine/tile';
import { armAlong, courseStart, type Arm, ROAD_HALF } from './arm';
import { courseAlongWall } from './wall-contact';
import { groundsOf, centreOf, type Grounds } from '../tile/grounds';
import { gateArms, gateAlong } from './gates';
import { approach, hubArms, hubOf, ringArms } from './hub';
import { curve, reverse, lastOf } from '../geometry/courses';
import {
	CENTRE,
	inwards,
	middleOf,
	plus,
	rightOf,
	times,
	type Line,
	type Point,
	sideAfter
} from '../geometry/point';
import { seededRandom } from '../../engine/seeded-random';
import { fencesOf, stubs, stubCourse } from './stubs';
import { tunnelArms } from './tunnels';
import { isRaised, viaductArms } from './viaducts';
import type { Wall } from '../cities/walls';
import type { Stream } from '../water/banks';

/** The arms of a tile's roads, and its monastery, which stands where they leave room. */
interface RoadLayout {
	readonly arms: readonly Arm[];
	readonly grounds: Grounds | undefined;
}

/** All arms of all roads of a tile. */
export function roadLayout(
	type: TileType,
	walls: readonly Wall[],
	streams: readonly Stream[]
): RoadLayout {
	const roads = sortRoads(type);
	const hub = hubOf(type);
	const through = roads.through.map((road) => throughArm(type, road, hub, walls));
	const early = [
		...through,
		...gateArms(roads.gated, walls),
		...tunnelArms(type, roads.sunk, walls),
		...viaductArms(type, roads.raised, walls),
		...crossArms(roads.crossed, hub, walls),
		...ringArms(type, roads.rings, hub),
		...hubArms(roads.joined, hub),
		...hubArms(roads.marked, hub)
	];
	const grounds =
		centreOf(type) &&
		groundsOf(type, walls, [...fencesOf(walls, early), ...roads.stubs.map(stubCourse)], streams);
	const late = grounds ? hubArms(roads.ending, grounds.at) : [];
	return {
		arms: stubs(roads.stubs, [...early, ...late], { walls, grounds, streams }, hub),
		grounds
	};
}

/** The tile's roads, grouped by how they run. */
function sortRoads(type: TileType) {
	const { segments } = type;
	const all = segments.filter(isRoad);
	const crossed = crossRoads(all);
	const roads = all.filter((road) => !crossed.includes(road));
	const kindOf = (index: number | undefined) => index !== undefined && segments[index]?.kind;
	const sunk = roads.filter(({ under }) => kindOf(under) === 'city');
	const raised = roads.filter((road) => isRaised(type, road));
	const ground = roads.filter((road) => !sunk.includes(road) && !raised.includes(road));
	const meets = roads.some(({ end }) => end === 'crossing');
	const inCity = segments.some((each) => each.kind === 'monastery' && each.inside !== undefined);
	const whole = ground.filter((road) => road.end === undefined);
	const joined = roads.filter((road) => road.end === 'crossing' || (meets && whole.includes(road)));
	const open = whole.filter((road) => !joined.includes(road));
	const housed = roads.filter(({ end }) => end === 'village');
	return {
		sunk,
		raised,
		crossed,
		joined,
		through: open.filter(({ sides }) => sides.length === 2),
		rings: open.filter(({ sides }) => sides.length > 2),
		marked: roads.filter(({ end }) => end === 'mark' || end === 'mouth'),
		gated: roads.filter(({ gate }) => gate !== undefined),
		ending: inCity ? [] : roads.filter(({ end }) => end === 'monastery'),
		stubs: inCity ? [...housed, ...roads.filter(({ end }) => end === 'monastery')] : housed
	};
}

function throughArm(type: TileType, road: PathSegment, hub: Point, walls: readonly Wall[]): Arm {
	const [from, to] = road.sides;
	if (from === undefined || to === undefined)
		throw new Error('A road through the tile has two sides.');
	const line =
		to - from !== 2
			? bend(from, to)
			: hub === CENTRE
				? windingCourse(type, from, to)
				: straight(from, to, hub);
	return armAlong(road.index, courseAlongWall(type, road, line, walls) ?? line, 'through');
}

/** A nearly straight course through the hub that keeps clear of a city; it leaves both sides at a right angle. */
function straight(from: Side, to: Side, hub: Point): Line {
	return [...approach(from, hub), ...reverse(approach(to, hub)).slice(1)];
}

/** How far a straight road swings to one side, and the reach of its control points, in units. */
const LEAN = 9;
const SOON = 26;

/** A gently winding course; which way it bends first follows from the tile's id. */
function windingCourse({ id }: TileType, from: Side, to: Side): Line {
	const sign = seededRandom(id)() < 0.5 ? 1 : -1;
	const lean = times(rightOf(inwards(from)), sign * LEAN);
	const before = plus(plus(CENTRE, times(inwards(from), -SOON)), lean);
	const after = plus(plus(CENTRE, times(inwards(to), -SOON)), times(lean, -1));
	return [
		middleOf(from),
		...curve(...courseStart(from, SOON), before, CENTRE),
		...reverse(curve(...courseStart(to, SOON), after, CENTRE)).slice(1),
		middleOf(to)
	];
}

/** A quarter circle between two neighbouring sides. */
function bend(from: Side, to: Side): Line {
	const [end, before] = courseStart(to, 27);
	return [middleOf(from), ...curve(...courseStart(from, 27), before, end), middleOf(to)];
}

/** Length of a road from the bridge to its houses, in units. */
const TO_HOUSES = 27;

/** The two roads that cross on a bridge, or none. */
function crossRoads(roads: readonly PathSegment[]): readonly PathSegment[] {
	const low = roads.find(({ under }) => roads.some(({ index }) => index === under));
	return roads.filter((road) => road === low || road.index === low?.under);
}

/** The arms of two roads that cross: from the sides to the bridge, and beyond it to where a road ends on the tile. */
const crossArms = (
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
