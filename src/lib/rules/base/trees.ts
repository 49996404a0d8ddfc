import { tile, type Segment, type TileId, type TileType } from '../../engine/tile';
import type { Laid } from './events';

const derived = new WeakMap<TileType, TileType>();

/** True for a design with a crossing at which roads end. */
export const hasCrossing = ({ segments }: TileType): boolean =>
	segments.some((segment) => segment.kind === 'road' && segment.end === 'crossing');

/**
 * The design as it lies when only trees stand at its crossing: the roads there run on and are one road, and the segments
 * behind it are numbered again. The same design gives the same object again; one without a crossing is itself.
 */
export function withTrees(type: TileType): TileType {
	if (!hasCrossing(type)) return type;
	const known = derived.get(type);
	if (known) return known;
	const made = { ...type, ...tile(type.id, {}, joined(type)), runsOn: true as const };
	derived.set(type, made);
	return made;
}

/** The design that a turn lays, of those known: with trees at its crossing, where it was said so. */
export function laidType(
	types: ReadonlyMap<TileId, TileType>,
	{ tile: id, trees }: Pick<Laid, 'tile' | 'trees'>
): TileType | undefined {
	const type = types.get(id);
	return type && trees ? withTrees(type) : type;
}

/** A road that ends at the tile's crossing, or on which the crossing lies. */
const meetsThere = (segment: Segment): boolean =>
	segment.kind === 'road' &&
	segment.under === undefined &&
	(segment.end === undefined || segment.end === 'crossing');

/** The design's line with the roads of its crossing as one word, where the first of them stood. */
function joined({ line, segments }: TileType): string {
	const [first = 0, ...gone] = segments.filter(meetsThere).map(({ index }) => index);
	const number = (old: string): string => {
		const index = gone.includes(Number(old)) ? first : Number(old);
		return String(index - gone.filter((other) => other < index).length);
	};
	const words = line.split(' ');
	const sides = [first, ...gone].map((index) => /[NESW]+/.exec(words[index] ?? '')?.[0] ?? '');
	return words
		.map((word, index) =>
			index === first ? `R:${sides.join('')}` : word.replace(/(?<=>city|@|<)\d/, number)
		)
		.filter((_, index) => !gone.includes(index))
		.join(' ');
}
