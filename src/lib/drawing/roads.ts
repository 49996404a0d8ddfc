import type { Side } from '../engine/spot';
import type { RoadSegment, TileType } from '../engine/tile';
import { beside, curve, pointAlong, reversed, type Meeting } from './line';
import {
	CENTRE,
	distance,
	inwards,
	middleOf,
	minus,
	plus,
	rightOf,
	sideAfter,
	times,
	unit,
	type Line,
	type Point
} from './point';
import { hit, wallBetween, type Wall } from './walls';

/** Half the width of a road, its dark edges included, in units. */
export const ROAD_HALF = 6;
/** How far a middle gives way to a city on one side. */
const SHIFT = 5;

/** One road's arm from a side of the tile to where it ends, or through to another side. */
export interface Arm {
	readonly road: number;
	/** The course of its middle, from the side inwards. */
	readonly line: Line;
	/** The edge on its right and on its left, both from the side inwards. */
	readonly right: Line;
	readonly left: Line;
	readonly end: ArmEnd;
}

/** What lies at the inner end of an arm: another side, nothing, its neighbours at the hub, or a gate in a wall. */
export type ArmEnd =
	| { readonly kind: 'through' | 'blunt' }
	| { readonly kind: 'hub'; readonly hub: Point }
	| ({ readonly kind: 'gate' } & Gate);

/** The opening of a wall for a road: where the road's two edges meet the wall. */
export interface Gate {
	readonly wall: Wall;
	readonly left: Meeting;
	readonly right: Meeting;
}

/** Where roads that end on the tile meet: their middle gives way to a city cap on one side. */
export function hubOf(type: TileType): Point {
	if (type.segments.some((segment) => segment.kind === 'monastery')) return CENTRE;
	return type.segments.reduce((hub, segment) => {
		const cap =
			segment.kind === 'city' && segment.sides.length === 1 ? segment.sides[0] : undefined;
		return cap === undefined ? hub : plus(hub, times(inwards(cap), SHIFT));
	}, CENTRE);
}

/** All arms of all roads of a tile. */
export function armsIn(type: TileType, walls: readonly Wall[]): readonly Arm[] {
	const roads = type.segments.filter((segment) => segment.kind === 'road');
	const hub = hubOf(type);
	const through = roads
		.filter((road) => road.sides.length === 2)
		.map((road) => throughArm(road, hub));
	const gated = roads.filter((road) => road.gate !== undefined).map((road) => gateArm(road, walls));
	const ending = roads.filter((road) => road.sides.length !== 2 && road.gate === undefined);
	const spokes = ending.flatMap((road) => road.sides.map((side) => ({ road: road.index, side })));
	return [...through, ...gated, ...spokes.map((spoke) => hubArm(spoke, spokes, hub))];
}

/** The side of a road; throws when it has none. */
function sideOf({ sides }: Pick<RoadSegment, 'sides'>, position: number): Side {
	const side = sides[position];
	if (side === undefined) throw new Error('A road reaches fewer sides than its drawing needs.');
	return side;
}

function throughArm(road: RoadSegment, hub: Point): Arm {
	const [from, to] = [sideOf(road, 0), sideOf(road, 1)];
	const line = to - from === 2 ? straight(from, to, hub) : bend(from, to);
	return {
		road: road.index,
		line,
		right: beside(line, ROAD_HALF),
		left: beside(line, -ROAD_HALF),
		end: { kind: 'through' }
	};
}

/** A nearly straight course that gives way to a city: it leaves both sides squarely and passes the hub. */
function straight(from: Side, to: Side, hub: Point): Line {
	return [...approach(from, hub), ...reversed(approach(to, hub)).slice(1)];
}

/** From the middle of a side to the hub, square at both ends. */
const approach = (side: Side, hub: Point): Point[] => [
	middleOf(side),
	...curve(...leaving(side, 24), minus(hub, times(inwards(side), 24)), hub)
];

/** The start and first control point of a course that leaves a side: a short straight first, so that roads join squarely. */
function leaving(side: Side, reach: number): [Point, Point] {
	const start = plus(middleOf(side), inwards(side));
	return [start, plus(start, times(inwards(side), reach))];
}

/** A quarter turn around the corner between two neighbouring sides. */
function bend(from: Side, to: Side): Line {
	const [end, before] = leaving(to, 27);
	return [middleOf(from), ...curve(...leaving(from, 27), before, end), middleOf(to)];
}

/** From a side to the gate in the middle of the city's wall, which it reaches squarely. */
function gateArm(road: RoadSegment, walls: readonly Wall[]): Arm {
	const side = sideOf(road, 0);
	const wall = walls.find(
		({ city, opens, span }) => city === road.gate && sideAfter(side, -opens) < span
	);
	if (!wall) throw new Error(`Road ${String(road.index)} leads to a gate in no wall.`);
	const line = courseToGate(side, wall);
	const [right, left] = [beside(line, ROAD_HALF), beside(line, -ROAD_HALF)];
	const gate = { wall, right: hit(right, wall), left: hit(left, wall) };
	return {
		road: road.index,
		line: upTo(hit(line, wall), line),
		right: upTo(gate.right, right),
		left: upTo(gate.left, left),
		end: { kind: 'gate', ...gate }
	};
}

function courseToGate(side: Side, gate: Wall): Line {
	const door = pointAlong(gate.line, 0.5);
	const along = minus(pointAlong(gate.line, 0.55), pointAlong(gate.line, 0.45));
	const enter = times(unit(rightOf(along)), -1);
	const [near, beyond] = [minus(door, times(enter, 14)), plus(door, times(enter, 12))];
	return [middleOf(side), ...curve(...leaving(side, 19), near, door), beyond];
}

/** The line up to where it meets another one. */
const upTo = ({ at, piece }: Meeting, line: Line): Line => [...line.slice(0, piece + 1), at];

/** The outline of an arm, clockwise. */
export function armRing({ right, left, end }: Arm): Line {
	const back = reversed(right);
	if (end.kind === 'hub') return [...left, end.hub, ...back];
	if (end.kind !== 'gate') return [...left, ...back];
	return [...left, ...wallBetween(end.wall, end.left, end.right).slice(1, -1), ...back];
}

/** The parts of a wall between the gates in it, in its own direction. */
export function betweenGates(wall: Wall, arms: readonly Arm[]): readonly Line[] {
	const gates = arms
		.flatMap(({ end }) => (end.kind === 'gate' && end.wall === wall ? [end] : []))
		.sort((a, b) => a.left.along - b.left.along);
	const starts = [undefined, ...gates.map(({ right }) => right)];
	return starts.map((start, i) => wallBetween(wall, start, gates[i]?.left));
}

interface Spoke {
	readonly road: number;
	readonly side: Side;
}

/** From a side to the hub where the tile's roads end, mitred against its neighbours there. */
function hubArm({ road, side }: Spoke, spokes: readonly Spoke[], hub: Point): Arm {
	const line = approach(side, hub);
	const turns = [1, 2, 3];
	const taken = (by: number): boolean => spokes.some((spoke) => spoke.side === sideAfter(side, by));
	const edge = (by: number): Line =>
		beside(line, by).filter((_, i) => distance(line[i] ?? hub, hub) > ROAD_HALF + 1);
	const before = turns.find((by) => taken(-by));
	const after = turns.find(taken);
	return {
		road,
		line,
		right: [...edge(ROAD_HALF), mitre(hub, side, -1, before)],
		left: [...edge(-ROAD_HALF), mitre(hub, side, 1, after)],
		end: spokes.length > 1 ? { kind: 'hub', hub } : { kind: 'blunt' }
	};
}

/**
 * Where the edges of two neighbouring arms at the hub meet: that of a side's arm and of the next arm in a sense of
 * turning (1 clockwise, -1 against it), so many sides on; without a next one, the corner of the road's blunt end.
 */
function mitre(hub: Point, side: Side, sense: 1 | -1, by = 2): Point {
	const out = (turns: number): Point => times(inwards(sideAfter(side, turns * sense)), -ROAD_HALF);
	if (by === 2) return plus(hub, out(1));
	const both = plus(out(0), out(by));
	return by === 1 ? plus(hub, both) : minus(hub, both);
}
