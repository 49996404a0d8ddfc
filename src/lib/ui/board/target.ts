import { UNIT } from '../../drawing/point';
import { nearest, type BoardSpot, type BoardTile } from '../../drawing/scene';
import { segmentAt } from '../../drawing/tap';
import type { Place, Spot } from '../../engine/spot';

/** What lies under a finger. */
export type Target =
	| { readonly kind: 'ghost' }
	| { readonly kind: 'spot'; readonly spot: Spot }
	| { readonly kind: 'place'; readonly place: Place };

interface Scene {
	readonly tiles: readonly BoardTile[];
	readonly spots: readonly BoardSpot[];
	readonly ghost: Spot | undefined;
}

/**
 * What a tap at a point of the table means, if anything: the tile about to be laid, a segment of a laid tile, the spot
 * there, or else the nearest legal spot within reach. Point and reach in tiles.
 */
export function targetAt(
	{ tiles, spots, ghost }: Scene,
	at: { readonly x: number; readonly y: number },
	reach: number
): Target | undefined {
	const [x, y] = [Math.floor(at.x), Math.floor(at.y)];
	if (ghost?.x === x && ghost.y === y) return { kind: 'ghost' };
	const tile = tiles.find((one) => one.x === x && one.y === y);
	if (tile) return placeOn(tile, at);
	const legal = spots.filter((spot) => spot.legal);
	const spot = nearest(spots, at, 0) ?? nearest(legal, at, reach);
	return spot && { kind: 'spot', spot: { x: spot.x, y: spot.y } };
}

function placeOn(tile: BoardTile, at: { readonly x: number; readonly y: number }) {
	const point = { x: (at.x - tile.x) * UNIT, y: (at.y - tile.y) * UNIT };
	const segment = segmentAt(tile.type, tile.rotation, point);
	if (segment === undefined) return undefined;
	return { kind: 'place', place: { x: tile.x, y: tile.y, segment } } as const;
}
