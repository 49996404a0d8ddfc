import { sameSpot, type Place } from '../../engine/spot';
import {
	CENTRE,
	distance,
	inwards,
	middleOf,
	plus,
	times,
	turnPoint,
	UNIT,
	type Point
} from '../geometry/point';
import type { OpenMark, TileOnSpot } from './scene';
import { within } from '../geometry/line';
import { standingPoint } from '../tile/hit-test';
import { shapesOf } from '../tile/shapes';

/** An end of a path: its name, and where it lies on the table, in units. */
interface PathEnd {
	readonly name: 'A' | 'B';
	readonly at: Point;
	/** True when its sign is drawn below the place, because the other sign is too near. */
	readonly below: boolean;
}

/** Least distance of two signs drawn above their places, in units at scale 1. */
const NEAR = 44;

/** The points of the compared places, for signs at a scale. */
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

/** The point of an open mark: the middle of the side, or of the empty spot, or the mouth behind the side. */
export const openMarkPoint = (mark: OpenMark): Point => plus(cornerAt(mark), pointOnSpot(mark));

/** How far the sign of a mouth is from the middle of its tile, in units. */
const BEFORE_MOUTH = 24;

function pointOnSpot({ side, mouth }: OpenMark): Point {
	if (side === undefined) return CENTRE;
	return mouth ? plus(CENTRE, times(inwards(side), -BEFORE_MOUTH)) : middleOf(side);
}

/** The points of the pennants of these segments, each pennant once, with its segment. */
export const pennantPoints = <P extends Place>(
	tiles: readonly TileOnSpot[],
	places: readonly P[]
): readonly { readonly at: Point; readonly place: P }[] =>
	tiles.flatMap((tile) => {
		const own = places.filter((place) => sameSpot(place, tile));
		const { segments, pennants } = shapesOf(tile.type);
		return pennants.flatMap((at) => {
			const place = own.find(({ segment }) => within(at, segments[segment]?.rings ?? []));
			return place ? [{ place, at: plus(cornerAt(tile), turnPoint(at, tile.rotation)) }] : [];
		});
	});
