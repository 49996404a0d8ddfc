import { areConnected, borderPlacesOf, type BorderPlaces } from '../../../engine/adjacency';
import type { Segment, TileType } from '../../../engine/tile';

/**
 * A patch of a tile that a path can cross: a segment at the border, one end of a segment that passes under another, or an
 * enclosed field.
 */
interface Patch {
	readonly segment: number;
	/** The places of the border that it reaches. */
	readonly places: BorderPlaces;
	/** Indices of the patches that it touches on the same tile. */
	readonly touches: readonly number[];
}

const known = new WeakMap<TileType, readonly Patch[]>();

export function patchesOf(type: TileType): readonly Patch[] {
	const patches = known.get(type) ?? cut(type);
	known.set(type, patches);
	return patches;
}

type Cut = Omit<Patch, 'touches'>;

function cut({ segments }: TileType): readonly Patch[] {
	const patches: readonly Cut[] = segments.flatMap((segment) =>
		borderPlacesOf(segment)
			.filter((places) => places > 0 || segment.shape === 'field')
			.map((places) => ({ segment: segment.index, places }))
	);
	return patches.map((patch) => ({
		...patch,
		touches: patches.flatMap((other, index) => (touch(patch, other, segments) ? [index] : []))
	}));
}

/** True if nothing lies between two patches; never true for two fields. */
function touch(a: Cut, b: Cut, segments: readonly Segment[]): boolean {
	const [one, two] = [segments[a.segment], segments[b.segment]];
	if (!one || !two || one === two) return false;
	if (one.shape === 'field' || two.shape === 'field') return meet(a, one, b, two, segments);
	return areConnected(a.places | b.places, [a.segment, b.segment], segments);
}

function meet(a: Cut, one: Segment, b: Cut, two: Segment, segments: readonly Segment[]): boolean {
	if (one.shape !== 'field') return meet(b, two, a, one, segments);
	if (two.shape === 'area') return one.cities.includes(two.index);
	// Around an enclosed field there is nothing but walls.
	if (two.shape === 'field' || one.halves.length === 0) return false;
	return areConnected(a.places | b.places, [b.segment], segments);
}
