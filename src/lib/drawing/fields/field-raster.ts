import type { TileGeometry } from '../tile/areas';
import { ROAD_HALF } from '../roads/arm';
import type { Point } from '../geometry/point';
import { Raster } from '../geometry/raster';
import { edgesOf } from '../water/banks';
import { waterOf } from '../water/water';
import { ROOM, type SceneryItem } from '../landscape/scenery-item';

/** Value of free field cells. */
export const FIELD = 1;
/** Value of cells where something stands or nothing may stand. */
export const TAKEN = 0;
/** Least distance of plants from walls, from the edges of roads, from a tower's foot and from water, in units. */
const FROM_WALL = 3.4;
const FROM_ROAD = 0.7;
const FROM_TOWER = 6;
const FROM_WATER = 1.6;
const FROM_BRIDGE = 7;

/** The free land of a tile's fields: without roads, walls, landmarks and figures. */
export function freeFieldRaster(
	{ areas, wallPieces, arms, streams, grounds, decks }: TileGeometry,
	landmarks: readonly SceneryItem[],
	stands: readonly Point[]
): Raster {
	const raster = new Raster();
	for (const { kind, rings } of areas) if (kind === 'field') raster.fill(rings, FIELD);
	raster.fill(decks, TAKEN);
	for (const { line } of wallPieces) raster.fence(line, FROM_WALL, TAKEN);
	for (const { line } of arms) raster.fence(line, ROAD_HALF + FROM_ROAD, TAKEN);
	const spans = waterOf(streams)?.spansOver(arms, streams) ?? [];
	for (const span of spans) raster.fence(span, ROAD_HALF + FROM_BRIDGE, TAKEN);
	for (const { arm } of streams)
		for (const edge of edgesOf(arm)) raster.fence(edge, FROM_WATER, TAKEN);
	if (grounds) raster.disc(grounds.at, grounds.radius + 1.5, TAKEN);
	for (const { kind, at, room = ROOM[kind] } of landmarks)
		raster.disc(at, kind === 'tower' ? FROM_TOWER : room, TAKEN);
	for (const stand of stands) raster.disc(stand, 4, TAKEN);
	return raster;
}
