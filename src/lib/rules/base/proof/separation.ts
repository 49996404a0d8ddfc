import { areConnected, borderPlacesOf, type BorderPlaces } from '../../../engine/adjacency';
import type { TileType } from '../../../engine/tile';

const known = new WeakMap<TileType, Map<string, readonly number[]>>();

/**
 * The indices of the fewest segments without which a tile's field and city would meet, preferably near the city; empty if they do
 * meet.
 */
export function separatedBy(type: TileType, field: number, city: number): readonly number[] {
	const pairs = known.get(type) ?? new Map<string, readonly number[]>();
	known.set(type, pairs);
	const pair = `${String(field)} ${String(city)}`;
	const found = pairs.get(pair) ?? between(type, field, city);
	pairs.set(pair, found);
	return found;
}

function between({ segments }: TileType, field: number, city: number): readonly number[] {
	const wall = reachOf(segments[city]);
	const others = segments
		.filter(({ shape, index }) => index !== city && (shape === 'path' || shape === 'area'))
		.sort((a, b) => distance(reachOf(a), wall) - distance(reachOf(b), wall))
		.map(({ index }) => index);
	const opens = (ignored: readonly number[]): boolean =>
		areConnected(reachOf(segments[field]) | wall, [city, ...ignored], segments);
	return subsetsOf(others).find(opens) ?? others;
}

const reachOf = (segment: TileType['segments'][number] | undefined): BorderPlaces =>
	segment ? borderPlacesOf(segment).reduce((a, b) => a | b, 0) : 0;

/** How far apart two segments are on the tile's border. */
function distance(a: BorderPlaces, b: BorderPlaces): number {
	const meets = (n: number): number =>
		((a << n) | (a >> n) | (a << (16 - n)) | (a >> (16 - n))) & b;
	return Array.from({ length: 8 }, (_, n) => n).find(meets) ?? 8;
}

/** All subsets, smallest first. */
function subsetsOf(items: readonly number[]): readonly (readonly number[])[] {
	const all = items.reduce<number[][]>(
		(some, item) => [...some, ...some.map((set) => [...set, item])],
		[[]]
	);
	return all.sort((a, b) => a.length - b.length);
}
