import { sameSpot, type Place } from '../../engine/spot';
import {
	CENTRE,
	distance,
	middleOf,
	plus,
	times,
	turnPoint,
	UNIT,
	type Point
} from '../geometry/point';
import type { OpenMark, TileOnSpot } from './scene';
import { drawTile } from '../tile/draw';
import { within } from '../tile/plots';
import { standingPoint } from '../tile/hit-test';

/** One of two places: its name, and where it lies on the table, in units. */
export interface PathEnd {
	readonly name: 'A' | 'B';
	readonly at: Point;
	/** True where its sign hangs below the place: the other one's stands above, and too near. */
	readonly below: boolean;
}

/** Signs nearer to each other than this would cover each other, in units on a tile drawn to scale. */
const NEAR = 44;

/**
 * Where the places that are compared lie.
 * @param scale how much larger than to scale signs are drawn
 */
export function pathEnds(
	tiles: readonly TileOnSpot[],
	places: readonly Place[],
	scale: number
): readonly PathEnd[] {
	const points = places.flatMap((place) => standing(tiles, place));
	const lowest = Math.max(...points.map(({ y }) => y));
	const [a, b] = points;
	const crowded = a !== undefined && b !== undefined && distance(a, b) < NEAR * scale;
	const hanging = crowded ? points.findLastIndex(({ y }) => y === lowest) : -1;
	return points.map((at, n) => ({ name: n === 0 ? 'A' : 'B', at, below: n === hanging }));
}

function standing(tiles: readonly TileOnSpot[], place: Place): readonly Point[] {
	const tile = tiles.find((one) => sameSpot(one, place));
	return tile ? [plus(cornerAt(tile), standingPoint(tile.type, tile.rotation, place.segment))] : [];
}

const cornerAt = ({ x, y }: Point): Point => times({ x, y }, UNIT);

/** Where the sign stands of what is open: on the side, or in the middle of the empty spot. */
export const openMarkPoint = (mark: OpenMark): Point =>
	plus(cornerAt(mark), mark.side === undefined ? CENTRE : middleOf(mark.side));

/** Where the pennants of some segments are painted, each once. */
export const pennantPoints = (
	tiles: readonly TileOnSpot[],
	places: readonly Place[]
): readonly Point[] =>
	tiles.flatMap((tile) => {
		const own = places.filter((place) => sameSpot(place, tile));
		const { segments, sceneryItems } = drawTile(tile.type);
		return sceneryItems
			.filter(({ kind, at }) => kind === 'pennant' && own.some(holding(at)))
			.map(({ at }) => plus(cornerAt(tile), turnPoint(at, tile.rotation)));

		function holding(at: Point) {
			return ({ segment }: Place): boolean => within(at, segments[segment]?.rings ?? []);
		}
	});
