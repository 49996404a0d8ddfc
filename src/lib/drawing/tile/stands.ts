import type { Area, TileGeometry } from './areas';
import type { TileType } from '../../engine/tile';
import type { Grounds } from './grounds';
import { partingMark } from './parting-mark';
import { lastOf, lengthOf, pointAlong } from '../geometry/courses';
import { distanceToRing, within } from '../geometry/line';
import { best, type Plot } from './plots';
import { CENTRE, distance, UNIT, type Line, type Point } from '../geometry/point';

/** More room around a figure than this is no better, in units. */
const ROOMY = 13;
/** Figures farther apart than this don't crowd each other, in units. */
const APART = 28;
/** With less room than this, places between the plots are tried too, in units. */
const TIGHT = 7;
const FINE_STEP = 2;
const FINE_ROW = UNIT / FINE_STEP;
const FINE: readonly Point[] = Array.from({ length: FINE_ROW ** 2 }, (_, i) => ({
	x: FINE_STEP * (0.5 + (i % FINE_ROW)),
	y: FINE_STEP * (0.5 + Math.floor(i / FINE_ROW))
}));

/** How far figures stand from a mark that parts something, in units. */
const FROM_MARK = 8;

/** Where a figure stands on each segment, by index: well inside its area and away from the others. */
export function standsIn(
	type: TileType,
	geometry: TileGeometry,
	plots: readonly Plot[]
): readonly Point[] {
	const { areas, grounds } = geometry;
	const mark = partingMark(type, geometry);
	const round = mark ? { at: mark.at, radius: mark.room } : grounds;
	const free = mark
		? plots.filter(({ at }) => distance(at, mark.at) > mark.room + FROM_MARK)
		: plots;
	const stands = new Map<Area, Point>();
	const size = (area: Area): number => plots.filter((plot) => plot.area === area).length;
	for (const area of leastChoiceFirst(areas, size))
		stands.set(area, standOn(area, free, [...stands.values()], round));
	return areas.map((area) => stands.get(area) ?? CENTRE);
}

/** Monasteries, gardens and roads first, as they have one place each; then the others from the smallest area on. */
function leastChoiceFirst(areas: readonly Area[], size: (area: Area) => number): readonly Area[] {
	const choice = (area: Area): number =>
		area.shape === 'centre' || area.shape === 'path' ? 0 : size(area);
	return [...areas].sort((a, b) => choice(a) - choice(b));
}

function standOn(
	area: Area,
	plots: readonly Plot[],
	others: readonly Point[],
	grounds: Grounds | undefined
): Point {
	if (area.shape === 'centre') return grounds?.at ?? CENTRE;
	const course = longest(area.courses);
	if (course) return pointAlong(course, 0.5 - hiddenShare(course, grounds));
	const own = plots.filter((plot) => plot.area === area);
	const found = best(own, (plot) => comfort(plot, others));
	if (found && found.room > TIGHT) return found.at;
	return roomiest(area, grounds) ?? found?.at ?? CENTRE;
}

/** Half the share of a road that lies on the grounds of the monastery at its end, or under a mark there. */
function hiddenShare(course: Line, grounds: Grounds | undefined): number {
	if (!grounds || distance(lastOf(course), grounds.at) > grounds.radius) return 0;
	return grounds.radius / (2 * lengthOf(course));
}

function longest(courses: readonly Line[]): Line | undefined {
	return courses.reduce<Line | undefined>(
		(most, course) => (most && lengthOf(most) >= lengthOf(course) ? most : course),
		undefined
	);
}

/** The place with the most room in an area too small for the grid of plots, off a monastery's grounds. */
function roomiest({ rings }: Area, grounds: Grounds | undefined): Point | undefined {
	const room = (at: Point): number =>
		Math.min(
			...rings.map((ring) => distanceToRing(at, ring)),
			grounds ? distance(at, grounds.at) - grounds.radius : Infinity
		);
	return FINE.filter((at) => within(at, rings)).reduce<Point | undefined>(
		(most, at) => (most && room(most) >= room(at) ? most : at),
		undefined
	);
}

function comfort({ at, room }: Plot, others: readonly Point[]): number {
	const apart = Math.min(APART, ...others.map((other) => distance(at, other)));
	return 1.6 * Math.min(room, ROOMY) + 0.5 * apart - 0.02 * distance(at, CENTRE);
}
