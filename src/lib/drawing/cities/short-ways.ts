import type { TileType } from '../../engine/tile';
import type { TileGeometry } from '../tile/areas';
import { firstOf, lastOf } from '../geometry/courses';
import {
	CENTRE,
	distance,
	minus,
	plus,
	rightOf,
	times,
	unit,
	type Line,
	type Point
} from '../geometry/point';

/** Distance of a gate's towers from the middle of a short way, in units. */
const TO_POST = 5.4;

/** The ways from the gates of cities to a crossing. They part fields like a road, but are no segments: nobody stands on them. */
export const shortWays = (
	{ segments }: TileType,
	{ seams }: Pick<TileGeometry, 'seams'>
): readonly Line[] =>
	segments.some((each) => each.kind === 'city' && each.end === 'crossing') ? seams : [];

/** Where towers stand on both sides of the gate from which a short way leads. */
export function gatePosts(way: Line): readonly Point[] {
	const [inner, gate] = [firstOf(way), lastOf(way)].sort(
		(a, b) => distance(a, CENTRE) - distance(b, CENTRE)
	);
	if (!inner || !gate) return [];
	const aside = times(rightOf(unit(minus(gate, inner))), TO_POST);
	return [plus(gate, aside), minus(gate, aside)];
}
