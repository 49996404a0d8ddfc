import { areConnected, borderPlacesOf, type BorderPlaces } from '../../../engine/adjacency';
import type { Segment, TileType } from '../../../engine/tile';

/**
 * A patch of a tile that can be walked through: a segment, or one end of a segment that passes under another. What has
 * no place on the tile's border and no wall around isn't in it, for no path leads through.
 */
interface Patch {
	readonly segment: number;
	/** The places of the border which it reaches. */
	readonly places: BorderPlaces;
	/** The patches of the same tile that it touches, by their position. */
	readonly touches: readonly number[];
}

const known = new WeakMap<TileType, readonly Patch[]>();

/** The patches of a tile. */
export function patchesOf(type: TileType): readonly Patch[] {
	const patches = known.get(type) ?? cut(type);
	known.set(type, patches);
	return patches;
}

type Cut = Omit<Patch, 'touches'>;

function cut({ segments }: TileType): readonly Patch[] {
	const patches: readonly Cut[] = segments.flatMap((segment) =>
		borderPlacesOf(segment)
			.filter((places) => places > 0 || segment.kind === 'field')
			.map((places) => ({ segment: segment.index, places }))
	);
	return patches.map((patch) => ({
		...patch,
		touches: patches.flatMap((other, index) => (touch(patch, other, segments) ? [index] : []))
	}));
}

/** True for two patches of a tile with nothing between. Two fields always have something between. */
function touch(a: Cut, b: Cut, segments: readonly Segment[]): boolean {
	const [one, two] = [segments[a.segment], segments[b.segment]];
	if (!one || !two || one === two) return false;
	if (one.kind === 'field' || two.kind === 'field') return meet(a, one, b, two, segments);
	return areConnected(a.places | b.places, [a.segment, b.segment], segments);
}

function meet(a: Cut, one: Segment, b: Cut, two: Segment, segments: readonly Segment[]): boolean {
	if (one.kind !== 'field') return meet(b, two, a, one, segments);
	if (two.kind === 'city') return one.cities.includes(two.index);
	// Around an enclosed field there is nothing but walls.
	if (two.kind === 'field' || one.halves.length === 0) return false;
	return areConnected(a.places | b.places, [b.segment], segments);
}
