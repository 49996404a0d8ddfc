import { isRoad, type TileType } from '../../engine/tile';
import { markShape } from '../../rules/art';
import { pointAlong } from '../geometry/courses';
import { CENTRE, type Line, type Point } from '../geometry/point';
import { ROOM } from '../landscape/scenery-item';
import { endsAtMark, hubOf } from '../roads/hub';

/** A printed mark between what it parts: its middle, and the radius of the room that it takes, in units. */
interface PartingMark {
	readonly at: Point;
	readonly room: number;
}

/**
 * Where the printed mark lies if roads end at it or branch there, or if it parts fields or cities: on the seam between two fields, or in the middle
 * of a tile without fields. Undefined where it lies like any other.
 */
export function partingMark(
	type: TileType,
	{ seams: [seam] }: { readonly seams: readonly Line[] }
): PartingMark | undefined {
	const shape = type.mark === undefined ? undefined : markShape(type.mark);
	if (!shape) return undefined;
	const { parts, room = ROOM.mark } = shape;
	if (endsAtMark(type)) return { at: hubOf(type), room };
	if (!parts) return undefined;
	if (type.segments.some((each) => isRoad(each) && each.sides.length > 2))
		return { at: hubOf(type), room };
	if (seam) return { at: pointAlong(seam, 0.5), room };
	return type.segments.some(({ kind }) => kind === 'field') ? undefined : { at: CENTRE, room };
}
