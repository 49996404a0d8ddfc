import type { SegmentKind, TileId, TileType } from '../../engine/tile';
import { tileGeometry, type Area } from './areas';
import { landmarksOf } from '../landscape/landmarks';
import { plantsOn } from '../landscape/plants';
import { groundPaths, type GroundPaths } from '../layers/ground-paths';
import { offsetLine, closedPath, pathOf } from '../geometry/line';
import { cropPatchesIn } from '../fields/meadow';
import { plotsOf } from './plots';
import type { SceneryItem } from '../landscape/scenery-item';
import type { Line, Point } from '../geometry/point';
import { seededRandom } from '../geometry/seeded-random';
import { freeFieldRaster } from '../fields/field-raster';
import { standsIn } from './stands';

/** One segment as it lies on its tile at rotation 0, in units (0 to 100, x grows east, y grows south). */
export interface SegmentShape {
	readonly index: number;
	readonly kind: SegmentKind;
	/** Closed SVG path data of all the land that belongs to it: painted, lit up, and tapped. */
	readonly area: string;
	/** The same outlines as points. */
	readonly rings: readonly Line[];
	/** The rows of stones with which a completed road is paved, as SVG path data. */
	readonly paving?: string;
	/** Where a figure stands or lies, or a label goes. */
	readonly stand: Point;
}

/** All that is drawn of a tile type, at rotation 0. */
export interface TileDrawing {
	readonly id: TileId;
	/** By segment index. A monastery's area lies on top of the field's; all others never overlap and fill the square. */
	readonly segments: readonly SegmentShape[];
	/** What lies flat and turns with the tile. */
	readonly land: GroundPaths;
	/** What stands up from the land and is drawn upright however the tile is turned. */
	readonly sceneryItems: readonly SceneryItem[];
}

/** From a road's middle to the outer rows of stones, in units. */
const PAVED = 2.4;

const drawn = new WeakMap<TileType, TileDrawing>();

/** The drawing of a tile type; the same type gives the same object again. Throws when the type can't be drawn. */
export function drawTile(type: TileType): TileDrawing {
	const known = drawn.get(type);
	if (known) return known;
	const drawing = draw(type);
	drawn.set(type, drawing);
	return drawing;
}

function draw(type: TileType): TileDrawing {
	const geometry = tileGeometry(type);
	const plots = plotsOf(geometry);
	const stands = standsIn(geometry, plots);
	const segments = geometry.areas.map((area, i) => shapeOf(area, stands[i]));
	const landmarks = landmarksOf(type, geometry, plots, stands);
	const fields = freeFieldRaster(geometry, landmarks, stands);
	const cropPatches = cropPatchesIn(fields, seededRandom(`${type.id} crofts`));
	const sceneryItems = [...landmarks, ...plantsOn(type.id, fields, cropPatches, stands)];
	return { id: type.id, segments, land: groundPaths(type, geometry, cropPatches), sceneryItems };
}

function shapeOf({ index, kind, rings, courses }: Area, stand: Point | undefined): SegmentShape {
	if (!stand) throw new Error(`Segment ${String(index)} has no place to stand.`);
	const rows = courses.flatMap((course) => [-PAVED, 0, PAVED].map((by) => offsetLine(course, by)));
	const paving = rows.map(pathOf).join('');
	return { index, kind, area: closedPath(rings), rings, stand, ...(paving && { paving }) };
}
