import { bridgeOn, type TileId, type TileType } from '../../engine/tile';
import { drawnBridge } from '../roads/bridge';
import { tileGeometry, type Area } from './areas';
import { landmarksOf } from '../landscape/landmarks';
import { plantsOn } from '../landscape/plants';
import { groundPaths, type GroundPaths } from '../layers/ground-paths';
import { offsetLine } from '../geometry/courses';
import { closedPath, pathOf } from '../geometry/line';
import { cropPatchesIn } from '../fields/meadow';
import { plotsOf } from './plots';
import type { SceneryItem } from '../landscape/scenery-item';
import type { Point } from '../geometry/point';
import { seededRandom } from '../../engine/seeded-random';
import { freeFieldRaster } from '../fields/field-raster';
import { bridgeShape, type SegmentShape } from './shapes';
import { standsIn } from './stands';
import { waterOf } from '../water/water';

/** The shape of a segment, and what is drawn on it. */
interface DrawnSegment extends SegmentShape {
	/** The paving stones of a completed road, as SVG path data. */
	readonly paving?: string;
}

/** All that is drawn of a tile type, at rotation 0. */
export interface TileDrawing {
	readonly id: TileId;
	/** By segment index. A monastery's area lies on top of the field's; all others fill the square without overlap. */
	readonly segments: readonly DrawnSegment[];
	/** What is flat and turns with the tile. */
	readonly land: GroundPaths;
	/** What stands on the land and is drawn upright whatever the rotation. */
	readonly sceneryItems: readonly SceneryItem[];
	/** The bridge over all that; absent without one. */
	readonly bridge?: GroundPaths['viaducts'][number];
}

/** Distance from a road's centre line to the outer rows of stones, in units. */
const PAVED = 2.4;

const drawn = new WeakMap<TileType, TileDrawing>();

/** The drawing of a tile type, cached: the same type gives the same object. Throws when the type can't be drawn. */
export function drawTile(type: TileType): TileDrawing {
	const known = drawn.get(type);
	if (known) return known;
	const drawing = withBridge(type) ?? draw(type);
	drawn.set(type, drawing);
	return drawing;
}

/** The drawing of a tile below a bridge, with the bridge above all of it; undefined without one. */
function withBridge(type: TileType): TileDrawing | undefined {
	const bridge = bridgeOn(type);
	const below = type.below && drawTile(type.below);
	if (!bridge || !below) return undefined;
	const { paving, ...drawnAbove } = drawnBridge(bridge);
	const segments = [...below.segments, { ...bridgeShape(bridge), paving }];
	return { ...below, segments, bridge: drawnAbove };
}

function draw(type: TileType): TileDrawing {
	const geometry = tileGeometry(type);
	const plots = plotsOf(geometry);
	const stands = standsIn(type, geometry, plots);
	const segments = geometry.areas.map((area, i) => shapeOf(area, stands[i]));
	const landmarks = [
		...landmarksOf(type, geometry, plots, stands),
		...(waterOf(geometry.streams)?.waterScenery(
			geometry,
			stands,
			seededRandom(`${type.id} banks`)
		) ?? [])
	];
	const fields = freeFieldRaster(geometry, landmarks, stands);
	const cropPatches = cropPatchesIn(fields, seededRandom(`${type.id} crofts`));
	const sceneryItems = [...landmarks, ...plantsOn(type.id, fields, cropPatches, stands)];
	return { id: type.id, segments, land: groundPaths(type, geometry, cropPatches), sceneryItems };
}

function shapeOf(
	{ index, kind, shape, rings, courses }: Area,
	stand: Point | undefined
): DrawnSegment {
	if (!stand) throw new Error(`Segment ${String(index)} has no place to stand.`);
	const rows = courses.flatMap((course) => [-PAVED, 0, PAVED].map((by) => offsetLine(course, by)));
	const paving = rows.map(pathOf).join('');
	return { index, kind, shape, area: closedPath(rings), rings, stand, ...(paving && { paving }) };
}
