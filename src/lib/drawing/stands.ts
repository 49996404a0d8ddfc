import type { Area } from './areas';
import { distanceToRing, inside, pointAlong } from './line';
import { CENTRE, distance, times, UNIT, type Line, type Point } from './point';

/** From this distance on, more room around a stand makes no difference, in units. */
const ROOMY = 14;
/** From this distance on, two stands don't crowd each other, in units. */
const APART = 34;
const STEP = 2;

const GRID: readonly Point[] = Array.from({ length: (UNIT / STEP - 1) ** 2 }, (_, i) => ({
	x: STEP * (1 + (i % (UNIT / STEP - 1))),
	y: STEP * (1 + Math.floor(i / (UNIT / STEP - 1)))
}));

/** True when the point lies in the area. */
export const within = (point: Point, rings: readonly Line[]): boolean =>
	rings.some((ring) => inside(point, ring));

/** Distance of a point from the nearest of some outlines. */
export const clearOf = (point: Point, rings: readonly Line[]): number =>
	Math.min(...rings.map((ring) => distanceToRing(point, ring)));

/** What may be stood on in an area: a field without the monastery on it. */
export function openTo(area: Area, areas: readonly Area[]): (point: Point) => number {
	const built = areas.filter(({ kind }) => kind === 'monastery' && area.kind === 'field');
	const taken = built.flatMap(({ rings }) => rings);
	return (point) => {
		const free = within(point, area.rings) && !within(point, taken);
		return free ? clearOf(point, [...area.rings, ...taken]) : -1;
	};
}

/** Where a figure stands on each segment, by index: well inside its area and away from the other stands. */
export function standsIn(areas: readonly Area[]): readonly Point[] {
	const stands = new Map<Area, Point>();
	const inOrder = [...areas].sort((a, b) => freedom(a) - freedom(b));
	for (const area of inOrder) {
		const room = openTo(area, areas);
		const others = [...stands.values()];
		stands.set(
			area,
			best(placesIn(area, areas), (point) => comfort(point, room(point), others))
		);
	}
	return areas.map((area) => stands.get(area) ?? CENTRE);
}

/** Those with the least choice go first. */
const freedom = ({ kind, rings }: Area): number =>
	kind === 'monastery' ? 0 : kind === 'road' ? 1 : 2 + GRID.filter((p) => within(p, rings)).length;

function placesIn({ kind, courses, rings }: Area, areas: readonly Area[]): readonly Point[] {
	if (kind === 'monastery') return [CENTRE];
	if (kind === 'field' || kind === 'city') return GRID.filter((point) => within(point, rings));
	const hidden = areas.some((area) => area.kind === 'monastery');
	const [course = []] = courses;
	return [pointAlong(course, hidden ? 0.28 : 0.5)];
}

function comfort(point: Point, room: number, others: readonly Point[]): number {
	if (room < 0) return -Infinity;
	const apart = Math.min(APART, ...others.map((other) => distance(point, other)));
	return Math.min(room, ROOMY) + 0.6 * apart - 0.02 * distance(point, CENTRE);
}

/** The place with the highest worth; of equals the first. */
export function best(places: readonly Point[], worth: (point: Point) => number): Point {
	let found = CENTRE;
	let most = -Infinity;
	for (const place of places) {
		const here = worth(place);
		if (here > most) [found, most] = [place, here];
	}
	return most === -Infinity ? times(CENTRE, 1) : found;
}
