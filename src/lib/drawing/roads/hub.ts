import type { Side } from '../../engine/spot';
import type { RoadSegment, TileType } from '../../engine/tile';
import { courseStart, ROAD_HALF, type Arm } from './arm';
import { offsetLine, curve } from '../geometry/line';
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

/** How far a middle gives way to a city on one side. */
const SHIFT = 5;
/** Radius of the outer edge of a road that runs in a ring, in units. */
export const RING = 20.5;

/** Where roads that end on the tile meet: their middle gives way to a city cap on one side. */
export function hubOf(type: TileType): Point {
	if (type.segments.some((each) => each.kind === 'monastery' && each.inside === undefined))
		return CENTRE;
	return type.segments.reduce((hub, segment) => {
		const cap =
			segment.kind === 'city' && segment.sides.length === 1 ? segment.sides[0] : undefined;
		return cap === undefined ? hub : plus(hub, times(inwards(cap), SHIFT));
	}, CENTRE);
}

/** How far a road runs squarely before it turns towards the hub, and again before it gets there, in units. */
const SQUARELY = 24;

/** From the middle of a side to the hub, square at both ends. */
export function approach(side: Side, hub: Point): Point[] {
	const reach = Math.min(SQUARELY, 0.53 * distance(middleOf(side), hub));
	const before = minus(hub, times(inwards(side), reach));
	return [middleOf(side), ...curve(...courseStart(side, reach), before, hub)];
}

interface Spoke {
	readonly road: number;
	readonly side: Side;
}
const spokesOf = (roads: readonly RoadSegment[]): readonly Spoke[] =>
	roads.flatMap((road) => road.sides.map((side) => ({ road: road.index, side })));

/** The arms of roads that meet at the hub: those that end there, and those that run through it. */
export function hubArms(roads: readonly RoadSegment[], hub: Point): readonly Arm[] {
	const spokes = spokesOf(roads);
	return spokes.map((spoke) => hubArm(spoke, spokes, hub));
}

/** From a side to the hub where the tile's roads end, mitred against its neighbours there. */
function hubArm({ road, side }: Spoke, spokes: readonly Spoke[], hub: Point): Arm {
	const line = approach(side, hub);
	const turns = [1, 2, 3];
	const taken = (by: number): boolean => spokes.some((spoke) => spoke.side === sideAfter(side, by));
	const edge = (by: number): Line =>
		offsetLine(line, by).filter((_, i) => distance(line[i] ?? hub, hub) > ROAD_HALF + 1);
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

/** The arms of a road to three sides or more: they end at the ring in which it runs around the hub. */
export function ringArms(roads: readonly RoadSegment[], hub: Point): readonly Arm[] {
	const spokes = spokesOf(roads);
	return spokes.map((spoke) => ringArm(spoke, spokes, hub));
}

/** How far a road to a ring runs squarely at least, so that it meets its neighbour's, in units. */
const SQUARE_END = 5;

function ringArm({ road, side }: Spoke, spokes: readonly Spoke[], hub: Point): Arm {
	const before = [1, 2, 3].find((by) => spokes.some((each) => each.side === sideAfter(side, -by)));
	const end = (at: Side, sign: 1 | -1): Point => onRing(hub, angleOf(at) + sign * HALF_ANGLE);
	const out = times(inwards(side), -RING);
	/** From the side squarely inwards, on the road's middle or beside it: a hub that gave way lies askew of some sides. */
	const squarely = (by: number): Point[] => {
		const start = plus(middleOf(side), times(rightOf(inwards(side)), by));
		return [start, plus(start, times(inwards(side), SQUARE_END))];
	};
	const next = sideAfter(side, -(before ?? 4));
	return {
		road,
		line: [...squarely(0), plus(hub, times(out, 1 - ROAD_HALF / RING))],
		right: [...squarely(ROAD_HALF), end(side, -1)],
		left: [...squarely(-ROAD_HALF), end(side, 1)],
		end: {
			kind: 'round',
			hub,
			arc: arc(hub, angleOf(side) - HALF_ANGLE, angleOf(next) + HALF_ANGLE)
		}
	};
}

const HALF_ANGLE = Math.asin(ROAD_HALF / RING);
/** The direction of a side from the middle, clockwise from east. */
const angleOf = (side: Side): number => ((side - 1) * Math.PI) / 2;
const onRing = (hub: Point, angle: number): Point => ({
	x: hub.x + RING * Math.cos(angle),
	y: hub.y + RING * Math.sin(angle)
});

/** Along the ring against the clock. */
function arc(hub: Point, from: number, to: number): Line {
	const span = (from - to + 4 * Math.PI) % (2 * Math.PI);
	const steps = Math.ceil(span / 0.15);
	return Array.from({ length: steps + 1 }, (_, n) => onRing(hub, from - (span * n) / steps));
}
