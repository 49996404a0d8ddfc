import { fieldAtCorner } from '../../../src/lib/engine/corners';
import { ALL_CORNERS, type Rotation, type Spot } from '../../../src/lib/engine/spot';
import { tileId } from '../../../src/lib/engine/tile';
import type { Laid } from '../../../src/lib/rules/base/events';
import { tileType } from '../../../src/lib/rules/catalogue';

/** A figure on the point where four tiles meet, by the spot whose north-west corner it is. Throws off the tile. */
export function onCorner(
	[east, south]: readonly [number, number],
	{ tile, x, y, rotation }: Spot & { readonly tile: string; readonly rotation: Rotation }
): NonNullable<Laid['deploy']> {
	const corner = ALL_CORNERS.find((one) => {
		const [right, below] = [one === 1 || one === 2 ? 1 : 0, one >= 2 ? 1 : 0];
		return x + right === east && y + below === south;
	});
	const segment = corner !== undefined && fieldAtCorner(tileType(tileId(tile)), rotation, corner);
	if (corner === undefined || segment === undefined || segment === false)
		throw new Error(`No field of ${tile} lies at the corner ${String(east)},${String(south)}.`);
	return { piece: 'barn', segment, corner };
}
