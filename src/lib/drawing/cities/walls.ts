import type { Side } from '../../engine/spot';
import type { AreaSegment, TileType } from '../../engine/tile';
import { cityBridgeIn, overCourse, underCourse, type CityBridge } from './bridge';
import {
	curve,
	intersection,
	reverse,
	type Intersection,
	firstOf,
	lastOf,
	pointAlong
} from '../geometry/courses';
import {
	cornerOf,
	sideAfter,
	turnPoint,
	type Line,
	type Point,
	plus,
	times
} from '../geometry/point';
import { distanceToRing } from '../geometry/line';

/** A stretch of city wall between corners of the tile, along the sides that aren't the city's. The field lies on its right. */
export interface Wall {
	/** Segment index of its city. */
	readonly city: number;
	/** The first of the sides outside the wall, clockwise: the wall ends at the corner where this side begins. */
	readonly opens: Side;
	/** How many sides of the tile lie outside the wall: 1 to 3. */
	readonly span: number;
	readonly line: Line;
}

const at = (x: number, y: number): Point => ({ x, y });

/**
 * Courses of walls from the north-west corner clockwise, by the number of open sides; the field lies on the left. All
 * leave the corner at less than 45 degrees to a side, so that two walls can share it.
 */
const COURSES: Readonly<Record<number, Line>> = {
	1: curve(at(0, 0), at(46, 38), at(54, 38), at(100, 0)),
	2: curve(at(0, 0), at(20, 42), at(58, 80), at(100, 100)),
	3: curve(at(0, 0), at(38, 46), at(38, 54), at(0, 100))
};
/** The same for walls that begin or end at a corner of which the city has neither side: they stay close to the open sides. */
const CORNERED: Readonly<Record<string, Line>> = {
	'from 2': curve(at(0, 0), at(48, 20), at(60, 82), at(100, 100)),
	'to 2': curve(at(0, 0), at(18, 40), at(80, 52), at(100, 100))
};
/** The shallower cap of such a city where a field is enclosed between it and another one: it leaves the city room beside that field. */
const BESIDE_ENCLOSED: Readonly<Record<string, Line>> = {
	'from 1': curve(at(0, 0), at(38, 22), at(62, 22), at(100, 0))
};
/** Shallower caps and deeper bands, used where a field is enclosed between walls. */
const APART: Readonly<Record<number, Line>> = {
	1: curve(at(0, 0), at(44, 48), at(56, 48), at(100, 0)),
	2: curve(at(0, 0), at(16, 44), at(56, 84), at(100, 100)),
	3: curve(at(0, 0), at(25, 42), at(25, 58), at(0, 100))
};

/** Walls of cities that share a side end in its middle: of the one whose side it is, and of the other one. */
const SHARING = {
	owner: curve(at(0, 50), at(34, 58), at(62, 68), at(100, 100)),
	other: curve(at(0, 0), at(40, 40), at(50, 66), at(50, 100))
};
/** The wall of a city with one side that reaches the opposite side, and parts the fields there. */
const PARTING: Line = [
	...curve(at(0, 0), at(34, 30), at(60, 46), at(95, 50)),
	...curve(at(95, 50), at(60, 54), at(34, 70), at(0, 100)).slice(1)
];

/** A run of open sides between two corners that belong to a city. */
interface Gap {
	readonly opens: Side;
	readonly span: number;
	/** Whether it begins, or ends, at a corner of which the city has neither side. */
	readonly from: boolean;
	readonly to: boolean;
}

/** The runs of sides that a city doesn't have; none when it has all of them. */
function gapsOf({ sides, corners = [] }: AreaSegment): readonly Gap[] {
	const holds = (side: Side): boolean => sides.includes(side);
	const extra = (side: Side): boolean => corners.includes(side) && !holds(side);
	const begins = ALL.filter(
		(side) => !holds(side) && (holds(sideAfter(side, 3)) || corners.includes(side))
	);
	return begins.map((opens) => {
		const ends = (by: number): boolean =>
			holds(sideAfter(opens, by)) || corners.includes(sideAfter(opens, by));
		const span = [1, 2, 3].find(ends) ?? 4;
		const next = sideAfter(opens, span);
		return { opens, span, from: extra(opens) && !holds(sideAfter(opens, 3)), to: extra(next) };
	});
}
const ALL: readonly Side[] = [0, 1, 2, 3];

function courseOf(city: AreaSegment, gap: Gap, type: TileType, crossing?: CityBridge): Line {
	const { span } = gap;
	if (crossing?.over.index === city.index) return overCourse(gap, crossing);
	if (crossing?.under.index === city.index) return underCourse(gap, crossing);
	const found =
		sharingCourse(city, gap, type) ??
		(isParting(gap, type) ? PARTING : undefined) ??
		corneredCourse(gap, type) ??
		(isApart(gap, type) ? APART : COURSES)[span];
	if (!found) throw new Error(`No wall of a city spans ${String(span)} sides.`);
	return found;
}

/** The wall of a city that shares the side before it, or the last one outside it, with another city. */
function sharingCourse({ shares }: AreaSegment, { opens, span }: Gap, type: TileType) {
	if (shares !== undefined && shares === sideAfter(opens, span - 1)) return SHARING.other;
	return sharerOf(type, sideAfter(opens, 3)) ? SHARING.owner : undefined;
}

/** The city that shares a side of another one; undefined for any other side. */
export const sharerOf = ({ segments }: TileType, side: Side): AreaSegment | undefined =>
	segments.find((one): one is AreaSegment => one.shape === 'area' && one.shares === side);

const isParting = ({ opens, span }: Gap, type: TileType): boolean =>
	span === 3 && isParted(type, sideAfter(opens, 1));

/** True if two fields meet in the middle of a side without a road. */
export const isParted = (type: TileType, side: Side): boolean =>
	type.edges[side] === 'field' && fieldOn(type, 2 * side) !== fieldOn(type, 2 * side + 1);

const fieldOn = ({ oriented: [{ fields }] }: TileType, half: number): number => fields[half] ?? -1;

const isApart = ({ from, to }: Gap, type: TileType): boolean =>
	!from && !to && type.segments.some((each) => each.kind === 'field' && each.near !== undefined);

function corneredCourse({ span, from, to }: Gap, type: TileType): Line | undefined {
	if (!from && !to) return undefined;
	const enclosed = type.segments.some((each) => each.kind === 'field' && each.halves.length === 0);
	return (enclosed ? BESIDE_ENCLOSED : CORNERED)[`${from ? 'from' : 'to'} ${String(span)}`];
}

/** All walls of a tile: one for each run of sides that a city doesn't have. */
export function wallsIn(type: TileType): readonly Wall[] {
	const crossing = cityBridgeIn(type);
	return type.segments.flatMap((city) =>
		city.kind === 'city'
			? gapsOf(city).map((gap) => wallFrom(city.index, gap, courseOf(city, gap, type, crossing)))
			: []
	);
}

const wallFrom = (city: number, { opens, span }: Gap, course: Line): Wall => ({
	city,
	opens,
	span,
	line: reverse(course.map((point) => turnPoint(point, opens)))
});

/** The outline of a city, clockwise: its sides of the tile, and the walls between them. */
export function cityRing(city: AreaSegment, walls: readonly Wall[]): Line {
	const [start] = city.sides;
	if (start === undefined) throw new Error('A city without a side of the tile has no outline.');
	const ring: Point[] = [];
	for (let by = 0; by < 4;) {
		const side = sideAfter(start, by);
		const wall = walls.find((known) => known.city === city.index && known.opens === side);
		ring.push(...(wall ? reverse(wall.line).slice(0, -1) : [cornerOf(side)]));
		by += wall?.span ?? 1;
	}
	return ring;
}

/** The part of a wall between two intersections, in the wall's direction. */
export function wallBetween(
	{ line }: Pick<Wall, 'line'>,
	from?: Intersection,
	to?: Intersection
): Line {
	const inner = line.filter((_, i) => i > (from?.along ?? -1) && i < (to?.along ?? line.length));
	return [...(from ? [from.at] : []), ...inner, ...(to ? [to.at] : [])];
}

/** Where a line meets the wall. Throws when it doesn't. */
export function hit(line: Line, wall: Wall): Intersection {
	const found = intersection(line, wall.line);
	if (!found) throw new Error('A road misses the gate that it leads to.');
	return found;
}

/** Lines nearer to each other than this count as touching, in units. */
const SAME = 0.05;

/** The walls, moved together where land between them belongs to no segment, until none of it is left. */
export const collapseWalls = (walls: readonly Wall[], waste: readonly Line[]): readonly Wall[] =>
	waste.reduce<readonly Wall[]>((all, ring) => {
		const around = all.filter(({ line }) => distanceToRing(pointAlong(line, 0.5), ring) < SAME);
		return all.map((wall) =>
			around.includes(wall) ? { ...wall, line: moveTogether(wall, around) } : wall
		);
	}, walls);

/** Two walls meet halfway between them; three or more meet in one point. */
function moveTogether(wall: Wall, around: readonly Wall[]): Line {
	const [other] = around.filter((each) => each !== wall);
	if (around.length === 2 && other) return between(wall.line, reverse(other.line));
	const meet = mean(around.map(({ line }) => pointAlong(line, 0.5)));
	return [firstOf(wall.line), meet, lastOf(wall.line)];
}

const between = (a: Line, b: Line): Line => {
	const shares = Array.from({ length: 17 }, (_, n) => n / 16);
	return shares.map((share) => mean([pointAlong(a, share), pointAlong(b, share)]));
};

const mean = (points: readonly Point[]): Point =>
	times(
		points.reduce((sum, point) => plus(sum, point)),
		1 / points.length
	);
