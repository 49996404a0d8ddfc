import { hangTogether, reachesOf, type Places } from '../../../engine/adjacency';
import type { TileType } from '../../../engine/tile';

const known = new WeakMap<TileType, Map<string, readonly number[]>>();

/**
 * What lies between a field and a city of one tile that it doesn't meet: as few segments as may be without which it
 * would. By indices, also of the two; none when they meet.
 */
export function partedBy(type: TileType, field: number, city: number): readonly number[] {
	const pairs = known.get(type) ?? new Map<string, readonly number[]>();
	known.set(type, pairs);
	const pair = `${String(field)} ${String(city)}`;
	const found = pairs.get(pair) ?? between(type, field, city);
	pairs.set(pair, found);
	return found;
}

function between({ segments }: TileType, field: number, city: number): readonly number[] {
	const places = reachOf(segments[field]) | reachOf(segments[city]);
	const others = segments
		.filter(({ kind, index }) => index !== city && (kind === 'road' || kind === 'city'))
		.map(({ index }) => index);
	const opens = (away: readonly number[]): boolean =>
		hangTogether(places, [city, ...away], segments);
	return subsetsOf(others).find(opens) ?? others;
}

const reachOf = (segment: TileType['segments'][number] | undefined): Places =>
	segment ? reachesOf(segment).reduce((a, b) => a | b, 0) : 0;

/** All choices out of a few things, the smallest first. */
function subsetsOf(items: readonly number[]): readonly (readonly number[])[] {
	const all = items.reduce<number[][]>(
		(some, item) => [...some, ...some.map((set) => [...set, item])],
		[[]]
	);
	return all.sort((a, b) => a.length - b.length);
}
