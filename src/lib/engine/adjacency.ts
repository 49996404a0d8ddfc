import type { ParsedSegment } from './tile-line';
import type { Segment, SegmentKind } from './segment';
import { halvesAt, type Corner, type Half, type Side } from './spot';

/*
 * Which fields border which cities, derived from the edges alone.
 *
 * A tile's border is a circle of 16 places: each corner and, clockwise after it, the left half, the middle and the
 * right half of a side. Each segment reaches some of them. A field borders a city exactly when the two could be
 * connected without crossing a barrier (a road or another city), that is, when no barrier's places alternate with
 * theirs on the circle. A segment that passes under another is no barrier there: each of its ends counts by itself.
 * An enclosed field lies between cities that cross, or in the middle of the cities around it.
 */
export type BorderPlaces = number;
type ParsedField = ParsedSegment & { readonly shape: 'field' };

const AROUND = 16;
const borderPlace = (n: number): BorderPlaces => 1 << (n % AROUND);
const sideBits = (side: Side): BorderPlaces => 0b1110 << (4 * side);
const middle = (side: Side): BorderPlaces => borderPlace(4 * side + 2);
const corner = (at: Corner): BorderPlaces => borderPlace(4 * at);
const halfBit = (half: Half): BorderPlaces => borderPlace(4 * (half >> 1) + (half & 1 ? 3 : 1));
const all = (places: readonly BorderPlaces[]): BorderPlaces => places.reduce((a, b) => a | b, 0);

const cityPlaces = ({ sides, corners = [] }: ParsedSegment & { shape: 'area' }): BorderPlaces =>
	all([...sides.map(sideBits), ...corners.map(corner)]);

/** True if two regions can't both be connected without crossing: their places alternate. */
function cross(a: BorderPlaces, b: BorderPlaces): boolean {
	if (a & b) return true;
	let last: 'a' | 'b' | undefined;
	let changes = 0;
	for (let turn = 0; turn < 2 * AROUND; turn++) {
		const here = a & borderPlace(turn) ? 'a' : b & borderPlace(turn) ? 'b' : undefined;
		if (here && turn >= AROUND && last !== here) changes++;
		if (here) last = here;
	}
	return changes > 2;
}

/** The barriers when some segments are ignored: cities, and roads with what they are joined to. */
function barriersWithout(
	ignored: readonly number[],
	segments: readonly ParsedSegment[]
): readonly BorderPlaces[] {
	const parts = segments.map((segment, index) =>
		isBarrier(segment) && !ignored.includes(index) ? [...borderPlacesOf(segment)] : []
	);
	segments.forEach((segment, index) => {
		if (segment.shape === 'path' && segment.gate !== undefined && !ignored.includes(segment.gate))
			joinParts(parts, segment.gate, index);
	});
	segments.forEach((segment, index) => {
		const over = bridgeOver(segment, segments);
		if (over !== undefined && ![index, over].some((one) => ignored.includes(one)))
			joinParts(parts, over, index);
	});
	for (const end of ['crossing', 'monastery', 'mark', 'mouth'])
		segments
			.flatMap((segment, index) =>
				endOf(segment) === end && !ignored.includes(index) ? [index] : []
			)
			.forEach((index, _, [first = index]) => {
				if (index !== first) joinParts(parts, first, index);
			});
	return parts.flat();
}

/** The path on a bridge over a path: together they separate the fields around. */
const bridgeOver = (
	segment: ParsedSegment,
	segments: readonly ParsedSegment[]
): number | undefined =>
	segment.shape === 'path' && segments[segment.under ?? -1]?.shape === 'path'
		? segment.under
		: undefined;

const isBarrier = (segment: ParsedSegment): boolean =>
	segment.shape === 'area' || (segment.shape === 'path' && !segment.over);

const endOf = (segment: ParsedSegment): string | undefined =>
	segment.shape === 'path' || segment.shape === 'area' ? segment.end : undefined;

/** The places a segment reaches: one set, or one for each end where it passes under something. */
export function borderPlacesOf(segment: ParsedSegment): readonly BorderPlaces[] {
	if (segment.shape === 'field') return [all(segment.halves.map(halfBit))];
	if (segment.shape === 'centre') return [all(segment.sides.map(sideBits))];
	const reach = segment.shape === 'area' ? sideBits : middle;
	if (segment.under !== undefined) return segment.sides.map(reach);
	return [segment.shape === 'area' ? cityPlaces(segment) : all(segment.sides.map(reach))];
}

function joinParts(parts: BorderPlaces[][], into: number, from: number): void {
	parts[into] = [all([...(parts[into] ?? []), ...(parts[from] ?? [])])];
	parts[from] = [];
}

/** True if places are connected on the tile, ignoring some segments. */
export const areConnected = (
	places: BorderPlaces,
	ignored: readonly number[],
	segments: readonly ParsedSegment[]
): boolean => !barriersWithout(ignored, segments).some((barrier) => cross(places, barrier));

/** Pairs of a tile's fields with nothing but paths of these kinds between them; enclosed fields are left out. */
export function fieldsAcross(
	segments: readonly Segment[],
	crossed: ReadonlySet<SegmentKind>
): readonly (readonly [one: number, other: number])[] {
	const ignored = segments.filter(({ kind }) => crossed.has(kind)).map(({ index }) => index);
	if (ignored.length === 0) return [];
	const fields = segments.filter((one) => one.shape === 'field' && one.halves.length > 0);
	return fields.flatMap((one, at) =>
		fields
			.slice(at + 1)
			.filter((other) => areConnected(placesOf(one) | placesOf(other), ignored, segments))
			.map((other) => [one.index, other.index] as const)
	);
}

const placesOf = (segment: ParsedSegment): BorderPlaces => all(borderPlacesOf(segment));

function meets(field: BorderPlaces, city: number, segments: readonly ParsedSegment[]): boolean {
	const segment = segments[city];
	if (segment?.shape !== 'area') return false;
	// What leads over a city doesn't separate it from the fields beside its ends.
	const ends = segment.under === undefined ? [cityPlaces(segment)] : borderPlacesOf(segment);
	return ends.some((end) => areConnected(field | end, [city], segments));
}

/** True for a city that passes over or under another. */
const crosses = (city: number, segments: readonly ParsedSegment[]): boolean =>
	segments.some(
		(segment, index) =>
			segment.shape === 'area' &&
			segment.under !== undefined &&
			(index === city || segment.under === city)
	);

function citiesMet(field: Omit<ParsedField, 'kind' | 'shape'>, segments: readonly ParsedSegment[]) {
	const places = field.near === undefined ? all(field.halves.map(halfBit)) : enclose(field.near);
	const strip = field.near !== undefined && segments.some((_, index) => crosses(index, segments));
	const meeting = (index: number): boolean =>
		strip ? crosses(index, segments) : meets(places, index, segments);
	return segments.flatMap((_, index) => (meeting(index) ? [index] : []));

	/** An enclosed field reaches the corners between the cities around it. */
	function enclose(near: Side): BorderPlaces {
		const ends = [near, (near + 1) & 3] as Corner[];
		return all(ends.filter((at) => !segments.some((city) => holdsCorner(city, at))).map(corner));
	}
}

const holdsCorner = (segment: ParsedSegment, at: Corner): boolean =>
	segment.shape === 'area' &&
	halvesAt(at).every((half) => segment.sides.includes((half >> 1) as Side));

/** Numbers the segments and lists the cities each field borders on its tile. */
export const adjacency = (segments: readonly ParsedSegment[]): readonly Segment[] =>
	segments.map((segment, index) => complete(segment, index, segments));

/** All segments of a shape have the same members in the same order: this is quick, and the engine reads them all the time. */
function complete(segment: ParsedSegment, index: number, all: readonly ParsedSegment[]): Segment {
	switch (segment.shape) {
		case 'path': {
			const { shape, kind, sides, end, gate, under, over, signs } = segment;
			return { shape, kind, index, sides, end, gate, under, over, signs };
		}
		case 'area': {
			const { shape, kind, sides, pennants, corners, shares, under, end, signs } = segment;
			return { shape, kind, index, sides, pennants, corners, shares, under, end, signs };
		}
		case 'centre': {
			const { shape, kind, sides, inside, signs } = segment;
			return { shape, kind, index, sides, inside, signs };
		}
		case 'field': {
			const { shape, kind, halves, near, signs } = segment;
			return { shape, kind, index, halves, near, cities: citiesMet(segment, all), signs };
		}
	}
}
