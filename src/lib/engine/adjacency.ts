import type { LooseSegment } from './line';
import type { Segment } from './segment';
import { halvesAt, type Corner, type Half, type Side } from './spot';

/*
 * Which fields meet which city walls, from the edges alone.
 *
 * The border of a tile is a circle of 16 places: each corner, and behind it, clockwise, the left half, the middle and
 * the right half of a side. Roads and cities are regions that reach some of these places. A field meets a city exactly
 * when the two could be joined without crossing anything else, that is, when no other barrier's places alternate with
 * theirs on the circle. What passes under something else is no barrier there: each of its ends stands for itself. A
 * field enclosed by walls lies between those that cross, or in the middle of cities that stand around it.
 */
export type Places = number;
type LooseField = LooseSegment & { readonly kind: 'field' };

const AROUND = 16;
const place = (n: number): Places => 1 << (n % AROUND);
const sidePlaces = (side: Side): Places => 0b1110 << (4 * side);
const middle = (side: Side): Places => place(4 * side + 2);
const corner = (at: Corner): Places => place(4 * at);
const halfPlace = (half: Half): Places => place(4 * (half >> 1) + (half & 1 ? 3 : 1));
const all = (places: readonly Places[]): Places => places.reduce((a, b) => a | b, 0);

const cityPlaces = ({ sides, corners = [] }: LooseSegment & { kind: 'city' }): Places =>
	all([...sides.map(sidePlaces), ...corners.map(corner)]);

/** True when two regions can't both be connected without crossing: their places alternate on the circle. */
function cross(a: Places, b: Places): boolean {
	if (a & b) return true;
	let last: 'a' | 'b' | undefined;
	let changes = 0;
	for (let turn = 0; turn < 2 * AROUND; turn++) {
		const here = a & place(turn) ? 'a' : b & place(turn) ? 'b' : undefined;
		if (here && turn >= AROUND && last !== here) changes++;
		if (here) last = here;
	}
	return changes > 2;
}

/** What keeps fields apart when some segments are looked away: the cities, and roads with all that they are joined to. */
function barriersWithout(
	away: readonly number[],
	segments: readonly LooseSegment[]
): readonly Places[] {
	const parts = segments.map((segment, index) =>
		isBarrier(segment) && !away.includes(index) ? [...reachesOf(segment)] : []
	);
	segments.forEach((segment, index) => {
		if (segment.kind === 'road' && segment.gate !== undefined && !away.includes(segment.gate))
			fuse(parts, segment.gate, index);
	});
	for (const end of ['crossing', 'monastery'])
		segments
			.flatMap((segment, index) => (segment.kind === 'road' && segment.end === end ? [index] : []))
			.forEach((index, _, [first = index]) => {
				if (index !== first) fuse(parts, first, index);
			});
	return parts.flat();
}

const isBarrier = ({ kind }: LooseSegment): boolean => kind === 'road' || kind === 'city';

/** The places that a segment reaches: once for all, or where it passes under something once for each of its ends. */
export function reachesOf(segment: LooseSegment): readonly Places[] {
	if (segment.kind === 'field') return [all(segment.halves.map(halfPlace))];
	if (segment.kind === 'monastery') return [all(segment.sides.map(sidePlaces))];
	const reach = segment.kind === 'city' ? sidePlaces : middle;
	if (segment.under !== undefined) return segment.sides.map(reach);
	return [segment.kind === 'city' ? cityPlaces(segment) : all(segment.sides.map(reach))];
}

function fuse(parts: Places[][], into: number, from: number): void {
	parts[into] = [all([...(parts[into] ?? []), ...(parts[from] ?? [])])];
	parts[from] = [];
}

/** True when places hang together on the tile once the segments `away` are looked away. */
export const hangTogether = (
	places: Places,
	away: readonly number[],
	segments: readonly LooseSegment[]
): boolean => !barriersWithout(away, segments).some((barrier) => cross(places, barrier));

function meets(field: Places, city: number, segments: readonly LooseSegment[]): boolean {
	const segment = segments[city];
	if (segment?.kind !== 'city') return false;
	return hangTogether(field | cityPlaces(segment), [city], segments);
}

/** True for a city that passes over or under another. */
const crosses = (city: number, segments: readonly LooseSegment[]): boolean =>
	segments.some(
		(segment, index) =>
			segment.kind === 'city' &&
			segment.under !== undefined &&
			(index === city || segment.under === city)
	);

function citiesMet(field: Omit<LooseField, 'kind'>, segments: readonly LooseSegment[]) {
	const places = field.near === undefined ? all(field.halves.map(halfPlace)) : enclosed(field.near);
	const strip = field.near !== undefined && segments.some((_, index) => crosses(index, segments));
	const meeting = (index: number): boolean =>
		strip ? crosses(index, segments) : meets(places, index, segments);
	return segments.flatMap((_, index) => (meeting(index) ? [index] : []));

	/** A field between cities that stand around it reaches the corners at which they part. */
	function enclosed(near: Side): Places {
		const ends = [near, (near + 1) & 3] as Corner[];
		return all(ends.filter((at) => !segments.some((city) => holdsCorner(city, at))).map(corner));
	}
}

const holdsCorner = (segment: LooseSegment, at: Corner): boolean =>
	segment.kind === 'city' &&
	halvesAt(at).every((half) => segment.sides.includes((half >> 1) as Side));

/** Numbers the segments and tells each field which cities of its tile it meets. */
export const adjacency = (segments: readonly LooseSegment[]): readonly Segment[] =>
	segments.map((segment, index) =>
		segment.kind === 'field'
			? { ...segment, index, cities: citiesMet(segment, segments) }
			: { ...segment, index }
	);
