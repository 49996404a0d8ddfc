import type { ParsedSegment } from '../engine/tile-line';
import { opposite, type Side } from '../engine/spot';
import { groupings } from './cities';
import type { Plan } from './plan';

type Road = ParsedSegment & { readonly shape: 'path' };
type End = Pick<Road, 'end' | 'gate'>;

/** Every way to connect and end the road sides, except a crossing of one road alone or beside a monastery where roads end. */
export const roadPlans = (plan: Plan, sides: readonly Side[]): readonly Plan[] =>
	groupings(sides).flatMap((groups) => {
		const through = groups.filter((group) => group.length > 1);
		const single = groups.flatMap((group) => (group.length === 1 ? group : []));
		return endings(single, endsIn(plan)).flatMap((ended) => {
			const roads = [...through.map((group) => roadTo(group)), ...ended];
			return isPlausible(roads) ? withTunnels(withRoads(plan, roads)) : [];
		});
	});

const endsIn = ({ segments }: Plan): readonly End[] => [
	...segments.flatMap((segment, gate): End[] =>
		segment.kind === 'city' && segment.under === undefined ? [{ end: 'city', gate }] : []
	),
	{ end: 'crossing' },
	{ end: 'village' },
	{ end: 'monastery' }
];

const roadTo = (sides: readonly Side[], end: Partial<End> = {}): Road => ({
	shape: 'path',
	kind: 'road',
	sides,
	...end
});

/** All combinations of an end for each side. */
const endings = (sides: readonly Side[], ends: readonly End[]): readonly (readonly Road[])[] =>
	sides.reduce<readonly (readonly Road[])[]>(
		(before, side) => before.flatMap((roads) => ends.map((end) => [...roads, roadTo([side], end)])),
		[[]]
	);

const count = (roads: readonly Road[], end: Road['end']): number =>
	roads.filter((road) => road.end === end).length;

function isPlausible(roads: readonly Road[]): boolean {
	const crossing = count(roads, 'crossing');
	if (crossing > 0 && count(roads, 'monastery') > 0) return false;
	return crossing !== 1 || roads.some(({ end }) => end === undefined);
}

function withRoads(plan: Plan, roads: readonly Road[]): Plan {
	const first = plan.segments.length;
	const through = roads.findIndex(({ end }) => end === undefined);
	const joining = roads.findIndex(({ end }) => end === 'crossing');
	const joins = through >= 0 && joining >= 0;
	return {
		...plan,
		segments: [...plan.segments, ...roads],
		// A crossing on a tile where a road runs through lies on that road.
		contacts: joins ? [...plan.contacts, [first + through, first + joining]] : plan.contacts,
		rarity: plan.rarity + rarityOf(roads, plan.segments.length > 0)
	};
}

/** How rarely roads are printed like this. Three that meet mostly end there; one alone ends at a gate if there is a city. */
function rarityOf(roads: readonly Road[], cities: boolean): number {
	const kinds = new Set(roads.map(({ end }) => end)).size;
	const long = roads.filter(({ sides }) => sides.length > 2).length;
	const houses = count(roads, 'village');
	const several = (n: number, each: number): number => (n > 1 ? n * each : 0);
	return (
		1.8 * Math.max(0, kinds - 1) +
		1.5 * long +
		(count(roads, 'crossing') === 2 ? 2 : 0) +
		several(count(roads, 'city'), 0.2) +
		houses * (cities ? 1 : 0.4) +
		several(houses, 0.75) +
		(count(roads, 'monastery') > 0 ? (cities ? 1.5 : 0.5) : 0)
	);
}

/** Lets roads run under a city or another road wherever they would cross; each with and without separated fields. */
function withTunnels(plan: Plan): readonly Plan[] {
	const { segments } = plan;
	for (const [index, road] of segments.entries()) {
		const over = road.shape === 'path' ? findStraightAcross(segments, road) : -1;
		if (over >= 0) return tunnels(plan, index, over);
	}
	return [plan];
}

function findStraightAcross(
	segments: readonly ParsedSegment[],
	{ sides: [from, to, ...more] }: Road
) {
	if (from === undefined || to !== opposite(from) || more.length > 0) return -1;
	return segments.findIndex(
		(other) =>
			(other.shape === 'area' || other.shape === 'path') &&
			other.sides.length === 2 &&
			other.sides.every((side) => side !== from && side !== to)
	);
}

function tunnels(plan: Plan, road: number, over: number): readonly Plan[] {
	const [segment, above] = [plan.segments[road], plan.segments[over]];
	if (segment?.shape !== 'path') return [];
	const segments = plan.segments.map((each, i) =>
		i === road ? { ...segment, under: over } : each
	);
	const below = { ...plan, segments, rarity: plan.rarity + 3, specials: ['tunnel'] as const };
	// A road on a bridge separates the fields on both sides of it; a road under a city may vanish before its wall.
	if (above?.kind === 'road') return [{ ...below, mouths: segment.sides, specials: ['bridge'] }];
	return subsets(segment.sides).map((mouths) => ({ ...below, mouths }));
}

/** All subsets of the list, including the whole and the empty one. */
export const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
	items.reduce<readonly (readonly T[])[]>(
		(before, item) => before.flatMap((some) => [some, [...some, item]]),
		[[]]
	);
