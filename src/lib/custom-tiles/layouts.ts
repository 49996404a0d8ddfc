import { parseTileLine } from '../engine/tile-line';
import { ALL_SIDES, type Side } from '../engine/spot';
import { tile, type RoadEnd, type SegmentKind, type Terrain, type TileType } from '../engine/tile';
import { cityPlans } from './cities';
import { formatLine } from './format';
import { fieldsOf, lineMatchesPlan } from './fields';
import { isPlanar, type Plan, type Special } from './plan';
import { roadPlans } from './roads';
import { WATERS } from './known-kinds';
import { monasteryPlans, touchPlans } from './touches';
import { hasRoomForAll, waterPlans } from './waters';

/** What a side of a custom tile may show, in the order of taps. */
export const EDGES = ['field', 'road', 'city'] as const satisfies readonly Terrain[];
/** The same, and the kinds of water that expansions add. */
export type Edge = Exclude<Terrain, 'any'>;
/** The sides N, E, S, W of the tile as it is described. */
export type Edges = readonly [Edge, Edge, Edge, Edge];

/** One consistent way to connect four edges. */
export interface Layout {
	/** The tile's line, without pennants; see `parseTileLine`. */
	readonly line: string;
	readonly type: TileType;
	/** Numbers of cities and of roads. */
	readonly cities: number;
	readonly roads: number;
	readonly monastery: boolean;
	/** What its roads end at; empty when none ends on the tile. */
	readonly ends: readonly RoadEnd[];
	/** What only few tiles have. */
	readonly specials: readonly Special[];
}

/**
 * The highest rarity that is offered. With one rare thing on it any tile passes, with two hardly any: a wall that
 * reaches a corner beside a tunnel, a monastery in a bridge and the like are on no tile that we know.
 */
const MAX_RARITY = 4.4;

/** Every consistent way to connect these four edges, the commonest first, without duplicates. For pennants see `withPennants`. */
export function layoutsFor(edges: Edges): readonly Layout[] {
	return [...new Map(plansFor(edges).map((plan) => [lineOf(plan), plan]))]
		.filter(([line, plan]) => lineMatchesPlan(plan, parseTileLine(line)))
		.map(([line, plan]) => layoutOf(line, plan));
}

/** All plans for the edges, the commonest first. */
function plansFor(edges: Edges): readonly Plan[] {
	const sides = (edge: Edge): readonly Side[] => ALL_SIDES.filter((side) => edges[side] === edge);
	const roads = sides('road');
	const water = WATERS.find((kind) => edges.includes(kind));
	const watered = water ? sides(water) : [];
	return cityPlans(sides('city'))
		.filter(({ specials }) => roads.length === 0 || specials.length === 0)
		.flatMap((plan) => common(roadPlans(plan, roads)))
		.flatMap((plan) => (water ? waterPlans(plan, water, watered) : [plan]))
		.filter(isPlanar)
		.flatMap((plan) => common(monasteryPlans(plan)))
		.filter(hasRoomForAll)
		.flatMap((plan) => (water ? [plan] : common(touchPlans(plan))))
		.sort((a, b) => a.rarity - b.rarity);
}

const common = (plans: readonly Plan[]): readonly Plan[] =>
	plans.filter(({ rarity }) => rarity <= MAX_RARITY);

const lineOf = (plan: Plan): string => formatLine([...plan.segments, ...fieldsOf(plan)]);

function layoutOf(line: string, { segments, specials }: Plan): Layout {
	const count = (kind: SegmentKind): number => segments.filter((each) => each.kind === kind).length;
	return {
		line,
		type: tile('told', {}, line),
		cities: count('city'),
		roads: count('road'),
		monastery: count('monastery') > 0,
		ends: segments.flatMap((each) => (each.kind === 'road' && each.end ? [each.end] : [])),
		specials
	};
}

/** The edges that the neighbours of a spot demand of N, E, S, W; undefined if any edge fits. */
export type Known = readonly (Terrain | undefined)[];

/** A tile's line with pennants set: `counts` has one number from 0 to {@link MAX_PENNANTS} for each city, in order. */
export function withPennants(line: string, counts: readonly number[]): string {
	const cities = parseTileLine(line).flatMap(({ kind }, index) => (kind === 'city' ? [index] : []));
	return formatLine(
		parseTileLine(line).map((segment, index) =>
			segment.kind === 'city'
				? { ...segment, pennants: counts[cities.indexOf(index)] ?? 0 }
				: segment
		)
	);
}
