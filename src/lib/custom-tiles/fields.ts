import { adjacency } from '../engine/adjacency';
import type { ParsedSegment } from '../engine/tile-line';
import {
	ALL_CORNERS,
	ALL_SIDES,
	halvesAt,
	type Corner,
	type Half,
	type Side
} from '../engine/spot';
import { clash, cornerBit, halfBit, regions, unionBits, type BorderBits } from './border';
import { barriersIn, reachOf, type Plan } from './plan';

type City = ParsedSegment & { readonly kind: 'city' };
type Field = ParsedSegment & { readonly kind: 'field' };

/** A field of a plan: its half-edges, and the corners of the tile that it reaches. */
interface FieldRegion {
	readonly halves: readonly Half[];
	readonly corners: readonly Corner[];
	readonly places: BorderBits;
}

const ALL_HALVES: readonly Half[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** The fields between the barriers. A corner belongs to a field unless one city has both of its sides. */
export function fieldRegionsIn(plan: Plan): readonly FieldRegion[] {
	const cities = plan.segments.filter((segment) => segment.kind === 'city');
	const taken = cities.flatMap((city) => city.sides.flatMap((side) => [2 * side, 2 * side + 1]));
	const halves = ALL_HALVES.filter((half) => !taken.includes(half));
	const corners = ALL_CORNERS.filter((corner) => isOpen(corner, cities));
	const all = [...halves.map(halfBit), ...corners.map(cornerBit)];
	return regions(all, barriersIn(plan))
		.map((places) => ({
			places,
			halves: halves.filter((half) => places & halfBit(half)),
			corners: corners.filter((corner) => places & cornerBit(corner))
		}))
		.filter((region) => region.halves.length > 0 || region.corners.length > 1);
}

const isOpen = (corner: Corner, cities: readonly City[]): boolean =>
	!cities.some(
		(city) =>
			city.corners?.includes(corner) ||
			halvesAt(corner).every((half) => city.sides.includes((half >> 1) as Side))
	);

/** The side nearest to an enclosed field: one with both its corners, else the first with one of them. */
function nearestSide({ corners }: FieldRegion): Side {
	const has = (side: Side): number =>
		[side, (side + 1) % 4].filter((corner) => corners.includes(corner as Corner)).length;
	return ALL_SIDES.reduce((best, side) => (has(side) > has(best) ? side : best));
}

/** The fields of the plan as segments. */
export function fieldsOf(plan: Plan): readonly Field[] {
	const fieldRegions = fieldRegionsIn(plan);
	const open = fieldRegions.filter(({ halves }) => halves.length > 0);
	const enclosed =
		bridgeSides(plan) ?? fieldRegions.filter((region) => !open.includes(region)).map(nearestSide);
	return [
		...open.map(({ halves }): Field => ({ shape: 'field', kind: 'field', halves })),
		...enclosed.map((near): Field => ({ shape: 'field', kind: 'field', halves: [], near }))
	];
}

/** The sides of the strips of field that lie under a city that passes over another one, one at each of its ends. */
function bridgeSides({ segments }: Plan): readonly Side[] | undefined {
	const low = segments.find((segment) => segment.kind === 'city' && segment.under !== undefined);
	const high = low?.kind === 'city' ? segments[low.under ?? -1] : undefined;
	return high?.kind === 'city' ? high.sides : undefined;
}

/**
 * True when the line describes the whole plan: which cities a field touches follows from the line alone, and a line doesn't
 * say what touches. If a field would seem to touch a city that a contact keeps from it, the plan has no line.
 */
export function lineMatchesPlan(plan: Plan, line: readonly ParsedSegment[]): boolean {
	const read = adjacency(line);
	return read.every((field) => {
		if (field.kind !== 'field' || field.near !== undefined) return true;
		const seeming = field.cities.map((city) => read[city]).flatMap(sidesIn);
		const places = unionBits(field.halves.map(halfBit));
		const met = plan.segments.filter((segment, index) => isMet(places, segment, index, plan));
		return [...seeming].sort().join('') === met.flatMap(sidesIn).sort().join('');
	});
}

const sidesIn = (segment: ParsedSegment | undefined): readonly Side[] =>
	segment?.kind === 'city' ? segment.sides : [];

const isMet = (field: BorderBits, city: ParsedSegment, index: number, plan: Plan): boolean =>
	city.kind === 'city' &&
	!barriersIn(plan, index).some((barrier) => clash(field | reachOf(city), barrier));
