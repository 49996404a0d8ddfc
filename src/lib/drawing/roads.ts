import type { Side } from '../engine/spot';
import type { RoadSegment, TileType } from '../engine/tile';
import { leaving, ROAD_HALF, type Arm } from './arm';
import { gateArms } from './gates';
import { approach, hubArms, hubOf } from './hub';
import { beside, curve, reversed } from './line';
import { middleOf, type Line, type Point } from './point';
import type { Wall } from './walls';

/** All arms of all roads of a tile. */
export function armsIn(type: TileType, walls: readonly Wall[]): readonly Arm[] {
	const roads = type.segments.filter((segment) => segment.kind === 'road');
	const through = roads.filter((road) => road.sides.length === 2);
	const gated = roads.filter((road) => road.gate !== undefined);
	const others = roads.filter((road) => !through.includes(road) && !gated.includes(road));
	const hub = hubOf(type);
	return [
		...through.map((road) => throughArm(road, hub)),
		...gateArms(gated, walls),
		...hubArms(others, hub)
	];
}

function throughArm(road: RoadSegment, hub: Point): Arm {
	const [from, to] = road.sides;
	if (from === undefined || to === undefined)
		throw new Error('A road through the tile has two sides.');
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

/** A quarter turn around the corner between two neighbouring sides. */
function bend(from: Side, to: Side): Line {
	const [end, before] = leaving(to, 27);
	return [middleOf(from), ...curve(...leaving(from, 27), before, end), middleOf(to)];
}
