import type { Half, Side } from './spot';
import type { FieldSegment, Segment } from './segment';

/*
 * Which fields meet which city walls, from the edges alone.
 *
 * The border of a tile is a circle of 12 places: for each side its left half, its middle and its right half. Roads and
 * cities are regions that reach some of these places. A field meets a city exactly when the two could be joined without
 * crossing anything else, that is, when no other barrier's places alternate with theirs on the circle.
 */
type Places = number;
type Loose = Segment extends infer S
	? S extends Segment
		? Omit<S, 'index' | 'cities'>
		: never
	: never;

const AROUND = 12;
const place = (n: number): Places => 1 << (n % AROUND);
const sidePlaces = (side: Side): Places => 0b111 << (3 * side);
const middle = (side: Side): Places => place(3 * side + 1);
const halfPlace = (half: Half): Places => place(3 * (half >> 1) + (half & 1 ? 2 : 0));
const all = (places: readonly Places[]): Places => places.reduce((a, b) => a | b, 0);

const cityPlaces = (sides: readonly Side[]): Places => all(sides.map(sidePlaces));

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

/** What keeps fields apart when one city is looked away: the other cities, and roads with all that they are joined to. */
function barriersWithout(city: number, segments: readonly Loose[]): Places[] {
	const parts = segments.map((segment, index) => barrierPlaces(segment, index === city));
	segments.forEach((segment, index) => {
		if (segment.kind === 'road' && segment.gate !== undefined && segment.gate !== city)
			fuse(parts, segment.gate, index);
	});
	for (const end of ['crossing', 'monastery'])
		segments
			.flatMap((segment, index) => (segment.kind === 'road' && segment.end === end ? [index] : []))
			.forEach((index, _, [first = index]) => {
				if (index !== first) fuse(parts, first, index);
			});
	return parts.filter((places) => places !== 0);
}

function barrierPlaces(segment: Loose, lookedAway: boolean): Places {
	if (segment.kind === 'city') return lookedAway ? 0 : cityPlaces(segment.sides);
	return segment.kind === 'road' ? all(segment.sides.map(middle)) : 0;
}

function fuse(parts: Places[], into: number, from: number): void {
	parts[into] = (parts[into] ?? 0) | (parts[from] ?? 0);
	parts[from] = 0;
}

function meets(field: Places, city: number, segments: readonly Loose[]): boolean {
	const segment = segments[city];
	if (segment?.kind !== 'city') return false;
	const joined = field | cityPlaces(segment.sides);
	return !barriersWithout(city, segments).some((barrier) => cross(joined, barrier));
}

function citiesMet(field: Omit<FieldSegment, 'index' | 'cities'>, segments: readonly Loose[]) {
	const places = all(field.halves.map(halfPlace));
	return segments.flatMap((_, index) => (meets(places, index, segments) ? [index] : []));
}

/** Numbers the segments and tells each field which cities of its tile it meets. */
export const adjacency = (segments: readonly Loose[]): readonly Segment[] =>
	segments.map((segment, index) =>
		segment.kind === 'field'
			? { ...segment, index, cities: citiesMet(segment, segments) }
			: { ...segment, index }
	);
