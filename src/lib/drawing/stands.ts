import type { Area } from './areas';
import { pointAlong } from './line';
import { best, type Plot } from './plots';
import { CENTRE, distance, type Point } from './point';

/** From this distance on, more room around a stand makes no difference, in units. */
const ROOMY = 13;
/** From this distance on, two stands don't crowd each other, in units. */
const APART = 28;

/** Where a figure stands on each segment, by index: well inside its area and away from the other stands. */
export function standsIn(areas: readonly Area[], plots: readonly Plot[]): readonly Point[] {
	const stands = new Map<Area, Point>();
	const size = (area: Area): number => plots.filter((plot) => plot.area === area).length;
	for (const area of leastChoiceFirst(areas, size))
		stands.set(area, standOn(area, areas, plots, [...stands.values()]));
	return areas.map((area) => stands.get(area) ?? CENTRE);
}

/** Monasteries and roads have one place each; of the others the smallest has the least choice. */
function leastChoiceFirst(areas: readonly Area[], size: (area: Area) => number): readonly Area[] {
	const choice = (area: Area): number =>
		area.kind === 'monastery' || area.kind === 'road' ? 0 : size(area);
	return [...areas].sort((a, b) => choice(a) - choice(b));
}

function standOn(
	area: Area,
	areas: readonly Area[],
	plots: readonly Plot[],
	others: readonly Point[]
): Point {
	const [course] = area.courses;
	if (course)
		return pointAlong(course, areas.some(({ kind }) => kind === 'monastery') ? 0.28 : 0.5);
	const own = plots.filter((plot) => plot.area === area);
	if (area.kind === 'monastery') return CENTRE;
	return best(own, (plot) => comfort(plot, others))?.at ?? CENTRE;
}

function comfort({ at, room }: Plot, others: readonly Point[]): number {
	const apart = Math.min(APART, ...others.map((other) => distance(at, other)));
	return 1.6 * Math.min(room, ROOMY) + 0.5 * apart - 0.02 * distance(at, CENTRE);
}
