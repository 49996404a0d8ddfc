import type { Rotation, Side } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { drawTile } from './draw';
import { turnPoint, type Point } from './point';
import { within } from './plots';

const back = (rotation: Rotation): Side => ((4 - rotation) & 3) as Side;

/** The segment of a turned tile under a point in units; a monastery before the field it stands in. */
export function segmentAt(type: TileType, rotation: Rotation, at: Point): number | undefined {
	const point = turnPoint(at, back(rotation));
	const hit = drawTile(type).segments.filter(({ rings }) => within(point, rings));
	return (hit.find(({ kind }) => kind === 'monastery') ?? hit[0])?.index;
}

/** Where a figure stands on a segment of a turned tile, in units. */
export function standOf(type: TileType, rotation: Rotation, segment: number): Point {
	const shape = drawTile(type).segments[segment];
	if (!shape) throw new Error(`Tile ${type.id} has no segment ${String(segment)}.`);
	return turnPoint(shape.stand, rotation);
}
