import { tile, type Segment, type TileId, type TileType } from '../../engine/tile';
import type { Laid } from './events';

const derived = new WeakMap<TileType, TileType>();

/** True for a tile with a crossing at which roads end. */
export const hasCrossing = ({ segments }: TileType): boolean =>
	segments.some((segment) => segment.kind === 'road' && segment.end === 'crossing');

/**
 * The tile with the roads of its crossing joined and later segments renumbered; one object per tile. Returns a tile without a
 * crossing itself.
 */
export function withTrees(type: TileType): TileType {
	if (!hasCrossing(type)) return type;
	const known = derived.get(type);
	if (known) return known;
	const made = { ...tile(type.id, type, joined(type)), runsOn: true as const };
	derived.set(type, made);
	return made;
}

/** The tile that a turn lays, with trees if the turn says so; undefined for an unknown tile. */
export function laidType(
	types: ReadonlyMap<TileId, TileType>,
	{ tile: id, trees }: Pick<Laid, 'tile' | 'trees'>
): TileType | undefined {
	const type = types.get(id);
	return type && trees ? withTrees(type) : type;
}

/** True for a road that ends at its tile’s crossing or runs through it, but not over it. The tile must have a crossing. */
export const meetsCrossing = (segment: Segment): boolean =>
	segment.kind === 'road' &&
	segment.under === undefined &&
	segment.over === undefined &&
	(segment.end === undefined || segment.end === 'crossing');

/** The tile's line with the roads of its crossing as one token, where the first of them was. */
function joined({ line, segments }: TileType): string {
	const [first = 0, ...gone] = segments.filter(meetsCrossing).map(({ index }) => index);
	const number = (old: string): string => {
		const index = gone.includes(Number(old)) ? first : Number(old);
		return String(index - gone.filter((other) => other < index).length);
	};
	const words = line.split(' ');
	const roads = [first, ...gone].map((index) => words[index] ?? '');
	const sides = roads.map((road) => /[NESW]+/.exec(road)?.[0] ?? '');
	const signs = roads.flatMap((road) => road.match(/![a-z]+/g) ?? []);
	return words
		.map((word, index) =>
			index === first
				? `R:${[...sides, ...new Set(signs)].join('')}`
				: word.replace(/(?<=>city|@|<)\d/, number)
		)
		.filter((_, index) => !gone.includes(index))
		.join(' ');
}
