import type { Side } from '../engine/spot';
import type { CitySegment, TileType } from '../engine/tile';
import { curve, meeting, reversed, type Meeting } from './line';
import { cornerOf, sideAfter, turnPoint, type Line, type Point } from './point';

/**
 * A stretch of city wall from corner to corner of the tile, along everything that isn't the city's.
 * It runs with the field on its right.
 */
export interface Wall {
	/** Segment index of the city behind it. */
	readonly city: number;
	/** The side at whose beginning it ends: clockwise from there it has the open country before it. */
	readonly opens: Side;
	/** How many sides of the tile lie between its two ends, on the country's side: 1 to 3. */
	readonly span: number;
	readonly line: Line;
}

const at = (x: number, y: number): Point => ({ x, y });

/**
 * The course of a wall from the north-west corner clockwise over so many open sides, with the country on its left. All
 * leave the corner at less than 45 degrees from the open or closed side, so that two walls may share it.
 */
const COURSES: Readonly<Record<number, Line>> = {
	1: curve(at(0, 0), at(46, 38), at(54, 38), at(100, 0)),
	2: curve(at(0, 0), at(20, 42), at(58, 80), at(100, 100)),
	3: curve(at(0, 0), at(38, 46), at(38, 54), at(0, 100))
};

/**
 * The walls of one city, one for each gap between the sides it holds; none when it holds them all. A corner that a wall
 * reaches without a side of its city would end a gap just as a side does.
 */
function wallsOf({ index, sides }: CitySegment): readonly Wall[] {
	const holds = (side: Side): boolean => sides.includes(side);
	return sides
		.map((side) => sideAfter(side, 1))
		.filter((next) => !holds(next))
		.map((opens) =>
			wallFrom(index, opens, [1, 2, 3].findIndex((by) => holds(sideAfter(opens, by))) + 1)
		);
}

function wallFrom(city: number, opens: Side, span: number): Wall {
	const course = COURSES[span];
	if (!course) throw new Error(`No wall of a city spans ${String(span)} sides.`);
	return { city, opens, span, line: reversed(course.map((point) => turnPoint(point, opens))) };
}

/** All walls of a tile. */
export const wallsIn = (type: TileType): readonly Wall[] =>
	type.segments.flatMap((segment) => (segment.kind === 'city' ? wallsOf(segment) : []));

/** The outline of a city, clockwise: its sides of the tile, and its walls between them. */
export function cityRing(city: CitySegment, walls: readonly Wall[]): Line {
	const [start] = city.sides;
	if (start === undefined) throw new Error('A city without a side of the tile has no outline.');
	const ring: Point[] = [];
	for (let by = 0; by < 4;) {
		const side = sideAfter(start, by);
		const wall = walls.find((known) => known.city === city.index && known.opens === side);
		ring.push(...(wall ? reversed(wall.line).slice(0, -1) : [cornerOf(side)]));
		by += wall?.span ?? 1;
	}
	return ring;
}

/** The part of a wall between two meetings with it, in its own direction. */
export function wallBetween({ line }: Wall, from?: Meeting, to?: Meeting): Line {
	const inner = line.filter((_, i) => i > (from?.along ?? -1) && i < (to?.along ?? line.length));
	return [...(from ? [from.at] : []), ...inner, ...(to ? [to.at] : [])];
}

/** Where a line meets the wall; throws when it misses it. */
export function hit(line: Line, wall: Wall): Meeting {
	const found = meeting(line, wall.line);
	if (!found) throw new Error('A road misses the gate that it leads to.');
	return found;
}
