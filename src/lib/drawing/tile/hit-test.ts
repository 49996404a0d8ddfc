import type { Corner, Rotation, Side } from '../../engine/spot';
import type { SegmentKind, TileType } from '../../engine/tile';
import { distanceToRing, within } from '../geometry/line';
import { cornerOf, turnPoint, UNIT, type Point } from '../geometry/point';
import { shapesOf } from './shapes';

const back = (rotation: Rotation): Side => ((4 - rotation) & 3) as Side;

/** The segment of a turned tile under a point, in units. What the tiles around complete, such as a monastery, wins over the field around it. */
export function segmentAt(type: TileType, rotation: Rotation, at: Point): number | undefined {
	const point = turnPoint(at, back(rotation));
	const hit = shapesOf(type).segments.filter(({ rings }) => within(point, rings));
	return (hit.find(({ shape }) => shape === 'centre') ?? hit[0])?.index;
}

/** Where a figure stands on a segment of a turned tile, in units. */
export function standingPoint(type: TileType, rotation: Rotation, segment: number): Point {
	const shape = shapesOf(type).segments[segment];
	if (!shape) throw new Error(`Tile ${type.id} has no segment ${String(segment)}.`);
	return turnPoint(shape.stand, rotation);
}

/** What a figure on a segment stands on; `walled` is true for a monastery that closes the features beside it. */
interface Ground extends Point {
	readonly kind: SegmentKind;
	readonly walled: boolean;
}

/** What a figure on a segment of a turned tile stands on, and where, in units. Throws if there is no such segment. */
export function groundAt(type: TileType, rotation: Rotation, segment: number): Ground {
	const { x, y } = standingPoint(type, rotation, segment);
	const on = type.segments[segment];
	const walled = on?.kind === 'monastery' && on.sides.length > 0;
	return { kind: on?.kind ?? 'field', walled, x, y };
}

/** Where things lie that belong to a whole tile, however it is turned: seldom in a figure's way. */
const RIM: Point = { x: UNIT / 2, y: 0.9 * UNIT };

/**
 * Where a figure stands on a turned tile, in units: on a corner of its spot, or else on the segment; without either it lies at
 * the southern rim.
 */
export function figurePoint(
	type: TileType,
	rotation: Rotation,
	segment: number | undefined,
	corner: Corner | undefined
): Point {
	if (corner !== undefined) return cornerOf(corner);
	return segment === undefined ? RIM : standingPoint(type, rotation, segment);
}

/** Distance of a point from the outline of a turned tile's segment, from inside or outside, in units. */
export function distanceToSegment(
	type: TileType,
	rotation: Rotation,
	segment: number,
	at: Point
): number {
	const point = turnPoint(at, back(rotation));
	const rings = shapesOf(type).segments[segment]?.rings ?? [];
	return Math.min(...rings.map((ring) => distanceToRing(point, ring)));
}
