import { sameSpot, type Place } from '../engine/spot';
import { CENTRE, middleOf, plus, times, UNIT, type Point } from './point';
import type { OpenMark, TileOnSpot } from './scene';
import { standOf } from './tap';

/** One of two places: its name, and where it lies on the table, in units. */
export interface WayEnd {
	readonly name: 'A' | 'B';
	readonly at: Point;
}

/** Where the places that are compared lie. */
export const endsOf = (tiles: readonly TileOnSpot[], places: readonly Place[]): readonly WayEnd[] =>
	places.flatMap((place, n) =>
		standing(tiles, place).map((at) => ({ name: n === 0 ? 'A' : 'B', at }) as const)
	);

function standing(tiles: readonly TileOnSpot[], place: Place): readonly Point[] {
	const tile = tiles.find((one) => sameSpot(one, place));
	return tile ? [plus(cornerAt(tile), standOf(tile.type, tile.rotation, place.segment))] : [];
}

const cornerAt = ({ x, y }: Point): Point => times({ x, y }, UNIT);

/** Where the sign stands of what is open: on the side, or in the middle of the empty spot. */
export const openAt = (mark: OpenMark): Point =>
	plus(cornerAt(mark), mark.side === undefined ? CENTRE : middleOf(mark.side));
