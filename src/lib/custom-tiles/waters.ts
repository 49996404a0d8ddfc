import type { ParsedSegment } from '../engine/tile-line';
import { ALL_SIDES, opposite, type Side } from '../engine/spot';
import { endsOfPath, isWater, type WaterKind } from './known-kinds';
import type { Plan } from './plan';

type Path = ParsedSegment & { readonly shape: 'path' };

/** Every way in which water runs through the plan: from side to side, under a road if one is in the way, or to an end. */
export function waterPlans(plan: Plan, kind: WaterKind, sides: readonly Side[]): readonly Plan[] {
	const [from, to, ...more] = sides;
	if (from === undefined || more.length > 0) return from === undefined ? [plan] : [];
	const water: Path = { shape: 'path', kind, sides };
	if (to === undefined)
		return hasRoomAt(from, plan)
			? endsOfPath(kind).map((sign) => withWater(plan, { ...water, signs: [sign] }))
			: [];
	return [withWater(plan, water), ...bridges(plan, water)];
}

/** True unless a city or a ring of roads takes the land where water would end, or a road leads to a monastery there. */
const hasRoomAt = (side: Side, { segments }: Plan): boolean =>
	segments.every(
		(each) =>
			(each.shape === 'area' &&
				each.under === undefined &&
				!ALL_SIDES.every(
					(one) => one === side || one === opposite(side) || each.sides.includes(one)
				)) ||
			(each.shape === 'path' && each.end !== 'monastery' && each.sides.length < 3)
	);

/** True unless water ends on a tile with both a monastery and something else: there's no room for all. */
export const hasRoomForAll = ({ segments }: Plan): boolean =>
	segments.length < 3 ||
	!segments.some(({ shape }) => shape === 'centre') ||
	!segments.some((each) => each.shape === 'path' && isWater(each.kind) && each.sides.length === 1);

const withWater = (plan: Plan, water: Path): Plan => ({
	...plan,
	segments: [...plan.segments, water]
});

/** The plan with the water under each road that leads straight across it. */
const bridges = (plan: Plan, water: Path): readonly Plan[] =>
	plan.segments.flatMap((road, under) =>
		road.kind === 'road' && leadsAcross(road, water, plan.segments)
			? [{ ...withWater(plan, { ...water, under }), mouths: water.sides }]
			: []
	);

function leadsAcross(road: Path, { sides: [from, to] }: Path, all: readonly ParsedSegment[]) {
	if (from === undefined || to !== opposite(from)) return false;
	const [side, far] = road.sides;
	if (side === undefined || far !== undefined) return far !== undefined && road.sides.length === 2;
	const gate = all[road.gate ?? -1];
	const alone = all.filter((each) => each.shape === 'path' && each.end === road.end).length === 1;
	return (
		(gate?.kind === 'city' && gate.sides.includes(opposite(side))) ||
		(road.end === 'monastery' && alone)
	);
}
