import { fieldAtCorner } from '../../../src/lib/engine/corners';
import {
	ALL_CORNERS,
	sameSpot,
	type Corner,
	type Rotation,
	type Spot
} from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import type { Laid } from '../../../src/lib/rules/base/events';
import { tileType } from '../../../src/lib/rules/catalogue';

/** A corner, named by the spot whose north-west corner it is. */
export const pointAt = ({ x, y }: Spot, corner: Corner): Spot => ({
	x: x + (corner === 1 || corner === 2 ? 1 : 0),
	y: y + (corner >= 2 ? 1 : 0)
});

/** A figure on the point where four tiles meet, by the spot whose north-west corner it is. Throws off the tile. */
export function onCorner(
	piece: string,
	[east, south]: readonly [number, number],
	{ tile, x, y, rotation }: Spot & { readonly tile: string; readonly rotation: Rotation }
): NonNullable<Laid['deploy']> {
	const corner = ALL_CORNERS.find((one) => sameSpot(pointAt({ x, y }, one), { x: east, y: south }));
	const segment = corner !== undefined && fieldAtCorner(tileType(tileId(tile)), rotation, corner);
	if (corner === undefined || segment === undefined || segment === false)
		throw new Error(`No field of ${tile} lies at the corner ${String(east)},${String(south)}.`);
	return { piece, segment, corner };
}
