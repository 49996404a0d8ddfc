import type { Side } from '../../engine/spot';
import { isMouth, isRoad, type PathSegment, type Segment, type TileType } from '../../engine/tile';
import { courseStart, ROAD_HALF, type Arm, type Ring } from './arm';
import { offsetLine, curve } from '../geometry/courses';
import { circle } from '../geometry/line';
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
	type Line,
	type Point
} from '../geometry/point';

/** How far the hub moves away from a city on one side, in units. */
const SHIFT = 5;
/** Outer radius of a ring road, in units: around a tree or a well, and around a field. */
const RING = 20.5;
const FIELD_RING = 33;

/** The point where the roads of a tile meet: its middle, moved away from cities on a single side. */
export function hubOf(type: TileType): Point {
	if (type.segments.some((each) => each.kind === 'monastery' && each.inside === undefined))
		return CENTRE;
	const away = [...capsOf(type), ...bentAside(type)];
	return away.reduce((hub, side) => plus(hub, times(inwards(side), SHIFT)), CENTRE);
}

/** The sides of cities on a single side; opposite ones leave the hub where it is. */
const capsOf = ({ segments }: TileType): readonly Side[] =>
	segments.flatMap((each) => (each.kind === 'city' && each.sides.length === 1 ? each.sides : []));

/** If roads end at the printed mark: the sides of a road that bends beside it, as long as a field leads through between them. */
const bentAside = (type: TileType): readonly Side[] =>
	endsAtMark(type)
		? type.segments.filter(isRoad).flatMap(({ sides }) => (isPassed(type, sides) ? sides : []))
		: [];

/** True for a tile with roads that end at its printed mark, also in mouths, which then lies where they meet. */
export const endsAtMark = ({ segments }: TileType): boolean =>
	segments.some((each) => isRoad(each) && (each.end === 'mark' || isMouth(each)));

/** True for two neighbouring sides with one field along both of their outer halves. */
function isPassed({ segments }: TileType, sides: readonly Side[]): boolean {
	const first = sides.find((side) => sides.includes(sideAfter(side, 1)));
	if (first === undefined || sides.length !== 2) return false;
	const outer = [2 * first, 2 * sideAfter(first, 1) + 1];
	return segments.some(
		(each) => each.shape === 'field' && outer.every((half) => each.halves.some((is) => is === half))
	);
}

/** How far a road runs straight before it turns to the hub, and again before it reaches it, in units. */
const SQUARELY = 24;

/** The course from the middle of a side to the hub, straight at both ends. */
export function approach(side: Side, hub: Point): Point[] {
	const reach = Math.min(SQUARELY, 0.53 * distance(middleOf(side), hub));
	const before = minus(hub, times(inwards(side), reach));
	return [middleOf(side), ...curve(...courseStart(side, reach), before, hub)];
}

interface Spoke {
	readonly road: number;
	readonly side: Side;
}
const spokesOf = (roads: readonly PathSegment[]): readonly Spoke[] =>
	roads.flatMap((road) => road.sides.map((side) => ({ road: road.index, side })));

/**
 * The arms of roads that meet at the hub: those that end there, and those that run through it. `onwards` are the sides
 * towards which roads go on from the hub without reaching them.
 */
export function hubArms(
	roads: readonly PathSegment[],
	hub: Point,
	onwards: readonly Side[] = []
): readonly Arm[] {
	const spokes = spokesOf(roads);
	const taken = [...spokes.map(({ side }) => side), ...onwards];
	return spokes.map((spoke) => hubArm(spoke, taken, hub));
}

/** The arm from a side to the hub, mitred against its neighbours there. */
function hubArm({ road, side }: Spoke, sides: readonly Side[], hub: Point): Arm {
	const line = approach(side, hub);
	const turns = [1, 2, 3];
	const taken = (by: number): boolean => sides.includes(sideAfter(side, by));
	const edge = (by: number): Line =>
		offsetLine(line, by).filter((_, i) => distance(line[i] ?? hub, hub) > ROAD_HALF + 1);
	const before = turns.find((by) => taken(-by));
	const after = turns.find(taken);
	return {
		road,
		line,
		right: [...edge(ROAD_HALF), mitre(hub, side, -1, before)],
		left: [...edge(-ROAD_HALF), mitre(hub, side, 1, after)],
		end: sides.length > 1 ? { kind: 'hub', hub } : { kind: 'blunt' }
	};
}

/**
 * Where the edges of two neighbouring arms meet at the hub. The neighbour is `by` sides on in a direction (1 clockwise,
 * -1 anticlockwise); without a neighbour it's the corner of the road's blunt end.
 */
function mitre(hub: Point, side: Side, sense: 1 | -1, by = 2): Point {
	const out = (turns: number): Point => times(inwards(sideAfter(side, turns * sense)), -ROAD_HALF);
	if (by === 2) return plus(hub, out(1));
	const both = plus(out(0), out(by));
	return by === 1 ? plus(hub, both) : minus(hub, both);
}

/** The field that a ring road encloses, if there is one: a field without a side, on a tile without a city. */
export const fieldInRing = ({ segments }: TileType): Segment | undefined =>
	segments.some(({ kind }) => kind === 'city')
		? undefined
		: segments.find((one) => one.shape === 'field' && one.halves.length === 0);

/** The arms of a road to three or more sides: they end at a ring around the hub. */
export function ringArms(
	type: TileType,
	roads: readonly PathSegment[],
	hub: Point
): readonly Arm[] {
	const spokes = spokesOf(roads);
	const ring = { hub, radius: fieldInRing(type) ? FIELD_RING : RING };
	return spokes.map((spoke) => ringArm(spoke, spokes, ring));
}

/** The outline of what lies within a ring road. */
export const withinRing = ({ hub, radius }: Ring): Line => circle(hub, radius - 2 * ROAD_HALF, 40);

/** Least straight start of a road to a ring, in units, so that it joins the road of the next tile. */
const SQUARE_END = 5;

function ringArm({ road, side }: Spoke, spokes: readonly Spoke[], ring: Ring): Arm {
	const { hub, radius } = ring;
	const half = Math.asin(ROAD_HALF / radius);
	const before = [1, 2, 3].find((by) => spokes.some((each) => each.side === sideAfter(side, -by)));
	const end = (at: Side, sign: 1 | -1): Point => onRing(ring, angleOf(at) + sign * half);
	const out = times(inwards(side), -radius);
	/** Straight inwards from the side, on the centre line or beside it: a moved hub isn't opposite every side. */
	const squarely = (by: number): Point[] => {
		const start = plus(middleOf(side), times(rightOf(inwards(side)), by));
		return [start, plus(start, times(inwards(side), SQUARE_END))];
	};
	const next = sideAfter(side, -(before ?? 4));
	return {
		road,
		line: [...squarely(0), plus(hub, times(out, 1 - ROAD_HALF / radius))],
		right: [...squarely(ROAD_HALF), end(side, -1)],
		left: [...squarely(-ROAD_HALF), end(side, 1)],
		end: {
			kind: 'round',
			...ring,
			arc: arc(ring, angleOf(side) - half, angleOf(next) + half)
		}
	};
}

/** The angle of a side seen from the centre, clockwise from east, in radians. */
const angleOf = (side: Side): number => ((side - 1) * Math.PI) / 2;
const onRing = ({ hub, radius }: Ring, angle: number): Point => ({
	x: hub.x + radius * Math.cos(angle),
	y: hub.y + radius * Math.sin(angle)
});

/** An arc of the ring, anticlockwise. */
function arc(ring: Ring, from: number, to: number): Line {
	const span = (from - to + 4 * Math.PI) % (2 * Math.PI);
	const steps = Math.ceil(span / 0.15);
	return Array.from({ length: steps + 1 }, (_, n) => onRing(ring, from - (span * n) / steps));
}
