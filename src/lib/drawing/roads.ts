import type { Side } from '../engine/spot';
import type { RoadSegment, TileType } from '../engine/tile';
import { leaving, ROAD_HALF, type Arm } from './arm';
import { touchOf } from './contact';
import { courtOf, monasteryOf, type Court } from './court';
import { gateArms } from './gates';
import { approach, hubArms, hubOf, ringArms } from './hub';
import { beside, curve, meeting, reversed } from './line';
import { distance, inwards, middleOf, plus, times, type Line, type Point } from './point';
import { tunnelArms } from './tunnels';
import type { Wall } from './walls';

/** A tile's roads, and its monastery, which stands where they leave room for it. */
export interface Ways {
	readonly arms: readonly Arm[];
	readonly court: Court | undefined;
}

/** All arms of all roads of a tile. */
export function waysIn(type: TileType, walls: readonly Wall[]): Ways {
	const roads = sorted(type);
	const hub = hubOf(type);
	const through = roads.through.map((road) => throughArm(type, road, hub, walls));
	const early = [
		...through,
		...gateArms(roads.gated, walls),
		...tunnelArms(type, roads.sunk, walls),
		...ringArms(roads.rings, hub),
		...hubArms(roads.joined, hub)
	];
	const court =
		monasteryOf(type) &&
		courtOf(type, walls, [...fencesOf(walls, early), ...roads.stubs.map(path)]);
	const late = court ? hubArms(roads.ending, court.at) : [];
	return { arms: stubs(roads.stubs, [...early, ...late], walls, court, hub), court };
}

/** All arms of all roads of a tile. */
export const armsIn = (type: TileType, walls: readonly Wall[]): readonly Arm[] =>
	waysIn(type, walls).arms;

/** The tile's roads by how they run. */
function sorted({ segments }: TileType) {
	const roads = segments.filter((segment) => segment.kind === 'road');
	const kindOf = (index: number | undefined) => index !== undefined && segments[index]?.kind;
	const sunk = roads.filter(({ under }) => kindOf(under) === 'city');
	const crossed = roads.flatMap(({ index, under }) =>
		kindOf(under) === 'road' ? [index, under] : []
	);
	const meets = roads.some(({ end }) => end === 'crossing');
	const inCity = segments.some((each) => each.kind === 'monastery' && each.inside !== undefined);
	const whole = roads.filter((road) => road.end === undefined && !sunk.includes(road));
	const joined = roads.filter(
		(road) =>
			road.end === 'crossing' || crossed.includes(road.index) || (meets && whole.includes(road))
	);
	const open = whole.filter((road) => !joined.includes(road));
	const housed = roads.filter(({ end }) => end === 'village');
	return {
		sunk,
		joined,
		through: open.filter(({ sides }) => sides.length === 2),
		rings: open.filter(({ sides }) => sides.length > 2),
		gated: roads.filter(({ gate }) => gate !== undefined),
		ending: inCity ? [] : roads.filter(({ end }) => end === 'monastery'),
		stubs: inCity ? [...housed, ...roads.filter(({ end }) => end === 'monastery')] : housed
	};
}

const fencesOf = (walls: readonly Wall[], arms: readonly Arm[]): readonly Line[] => [
	...walls.map(({ line }) => line),
	...arms.flatMap(({ right, left, end }) => [
		right,
		left,
		...(end.kind === 'round' ? [end.arc] : [])
	])
];

function throughArm(type: TileType, road: RoadSegment, hub: Point, walls: readonly Wall[]): Arm {
	const [from, to] = road.sides;
	if (from === undefined || to === undefined)
		throw new Error('A road through the tile has two sides.');
	const line = to - from === 2 ? straight(from, to, hub) : bend(from, to);
	return throughAlong(road.index, touchOf(type, road, line, walls) ?? line);
}

const throughAlong = (road: number, line: Line): Arm => ({
	road,
	line,
	right: beside(line, ROAD_HALF),
	left: beside(line, -ROAD_HALF),
	end: { kind: 'through' }
});

/** A nearly straight course that gives way to a city: it leaves both sides squarely and passes the hub. */
function straight(from: Side, to: Side, hub: Point): Line {
	return [...approach(from, hub), ...reversed(approach(to, hub)).slice(1)];
}

/** A quarter turn around the corner between two neighbouring sides. */
function bend(from: Side, to: Side): Line {
	const [end, before] = leaving(to, 27);
	return [middleOf(from), ...curve(...leaving(from, 27), before, end), middleOf(to)];
}

/** How long a road is that ends at houses: alone, and beside others. */
const ALONE = 50;
const CROWDED = 30;
const SHORTEST = 10;
/** How far before whatever is in its way such a road ends, in units. */
const CLEAR = 13;

/** What a road that ends at houses needs at least. */
const path = ({ sides: [side = 0] }: RoadSegment): Line => [
	middleOf(side),
	plus(middleOf(side), times(inwards(side), SHORTEST + CLEAR))
];

/** Adds the roads that end at houses, each as long as may be. */
function stubs(
	roads: readonly RoadSegment[],
	arms: readonly Arm[],
	walls: readonly Wall[],
	court: Court | undefined,
	hub: Point
): readonly Arm[] {
	const reach = roads.length === 1 && arms.length === 0 && !court ? ALONE : CROWDED;
	return roads.reduce<readonly Arm[]>((all, { index, sides: [side = 0] }) => {
		const clear = clearFrom(side, fencesOf(walls, all), court);
		const free = reach === ALONE && clear > ALONE;
		return [...all, free ? alone(index, side, hub) : stub(index, side, Math.min(reach, clear))];
	}, arms);
}

function alone(road: number, side: Side, hub: Point): Arm {
	const only = { index: road, kind: 'road', sides: [side] } as const;
	const [arm] = hubArms([only], hub);
	if (!arm) throw new Error('A road has no arm.');
	return arm;
}

function clearFrom(side: Side, fences: readonly Line[], court: Court | undefined): number {
	const start = middleOf(side);
	const shifts = [-ROAD_HALF, 0, ROAD_HALF];
	const rays = shifts.map((by) => beside([start, plus(start, times(inwards(side), 100))], by));
	const found = rays.flatMap((ray) =>
		fences.flatMap((fence) => {
			const met = meeting(ray, fence);
			return met ? [distance(met.at, ray[0] ?? start)] : [];
		})
	);
	const toCourt = court ? distance(start, court.at) - court.radius : Infinity;
	return Math.min(...found.filter((away) => away > 1), toCourt) - CLEAR;
}

function stub(road: number, side: Side, clear: number): Arm {
	const start = middleOf(side);
	const line = [start, plus(start, times(inwards(side), Math.max(SHORTEST, clear)))];
	return {
		road,
		line,
		right: beside(line, ROAD_HALF),
		left: beside(line, -ROAD_HALF),
		end: { kind: 'blunt' }
	};
}
