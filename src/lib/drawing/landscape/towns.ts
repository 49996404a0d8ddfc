import type { Rotation } from '../../engine/spot';
import type { Segment } from '../../engine/tile';
import type { TileDrawing } from '../tile/draw';
import { mergePaths, type PathsByFill } from '../layers/fills';
import { turnPoint, type Line, type Point } from '../geometry/point';
import { Raster } from '../geometry/raster';
import { seededRandom } from '../../engine/seeded-random';
import { church, HOUSE_HIGH } from '../shapes/houses';
import { tree } from '../shapes/plants';
import { ROOM, type SceneryItem } from './scenery-item';
import { churchIn, FEET, terraces } from './terraces';

/** Scenery, and the segment to which it belongs. */
export interface SegmentScenery {
	readonly segment: number | undefined;
	readonly fills: PathsByFill;
}

/** Free distance of houses from a wall, and around a pennant, in units. */
const HOUSES_FROM_WALL = 3.9;
const FROM_PENNANT = 8.6;

/** Value of cells that belong to no city. */
const OTHER = 200;

type Turn = (line: readonly Point[]) => Line;

/** The buildings of each of a tile's cities, in its rotation. */
export function townsOn(
	drawing: TileDrawing,
	rotation: Rotation,
	sceneryItems: readonly SceneryItem[]
): readonly SegmentScenery[] {
	const cities = drawing.segments.filter(({ kind }) => kind === 'city');
	if (cities.length === 0) return [];
	const turn: Turn = (line) => line.map((point) => turnPoint(point, rotation));
	const raster = buildingLand(drawing, turn, sceneryItems);
	const rows = rowsOn(drawing.land.bridges.map(turn));
	const random = seededRandom(`${drawing.id} ${String(rotation)}`);
	const shields = sceneryItems.filter(isShield).map(({ at }) => at);
	return cities.map(({ index, stand }) => {
		const knight = turnPoint(stand, rotation);
		const church = churchOn(raster, index, [...shields, knight]);
		const square = squareAt(raster, index, knight);
		const houses = terraces(raster, index, rows, random);
		return { segment: index, fills: mergePaths([houses, ...square, ...church]) };
	});
}

const isShield = ({ kind }: SceneryItem): boolean => kind === 'pennant' || kind === 'sign';

/** The free land for houses: without walls, roads, pennants and other scenery. */
function buildingLand(
	{ segments, land }: TileDrawing,
	turn: Turn,
	sceneryItems: readonly SceneryItem[]
): Raster {
	const raster = new Raster();
	const fill = (wanted: readonly Segment['shape'][], value?: number): void => {
		for (const { shape, index, rings } of segments)
			if (wanted.includes(shape)) raster.fill(rings.map(turn), value ?? index);
	};
	fill(['area']);
	fill(['centre', 'path'], OTHER);
	for (const line of land.fences) raster.fence(turn(line), HOUSES_FROM_WALL);
	for (const item of sceneryItems) keepClear(raster, item);
	return raster;
}

/** A church where there is room for one; its site is taken off the raster. */
function churchOn(raster: Raster, city: number, avoid: readonly Point[]): readonly PathsByFill[] {
	const at = churchIn(raster, city, avoid);
	if (!at) return [];
	raster.box(at.x - 7.4, at.y - 17, at.x + 7.4, at.y + 0.4);
	return [church(at, 'roof-a')];
}

function keepClear(raster: Raster, item: SceneryItem): void {
	const { kind, at, size = 1 } = item;
	if (isShield(item))
		raster.box(
			at.x - FROM_PENNANT * size,
			at.y - FROM_PENNANT * size,
			at.x + FROM_PENNANT * size,
			at.y + 10.5 * size
		);
	if (kind === 'gate')
		raster.box(at.x - size - 1.4, at.y - 2.4 * size, at.x + size + 1.4, at.y + 2);
	if (kind === 'tower')
		raster.box(at.x - size - 1.4, at.y - 3.6 * size, at.x + size + 1.4, at.y + 2);
	if (kind === 'mark') raster.disc(at, 12 * size);
	if (kind === 'house' || kind === 'hamlet') raster.disc(at, ROOM[kind] + 1);
	if (kind === 'monastery' || kind === 'chapel') raster.disc(at, 20 * size);
}

/** The y of the rows of houses. A bridge from west to east has a row of its own. */
function rowsOn(bridges: readonly Line[]): readonly number[] {
	const own = bridges.flatMap((ring) => {
		const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
		const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
		const runsWestEast = Math.max(...xs) - Math.min(...xs) > bottom - top;
		return runsWestEast ? [{ top, bottom, foot: (top + bottom) / 2 + HOUSE_HIGH / 2 - 0.6 }] : [];
	});
	const free = FEET.filter((foot) =>
		own.every(({ top, bottom }) => foot < top || foot - HOUSE_HIGH > bottom)
	);
	return [...free, ...own.map(({ foot }) => foot)].sort((a, b) => a - b);
}

/** A market square with trees around the knights, where the city is wide enough. */
function squareAt(raster: Raster, city: number, { x, y }: Point): readonly PathsByFill[] {
	const wide = [-22, -11, 11, 22].every(
		(by) => raster.at({ x: x + by, y }) === city && raster.at({ x, y: y + by }) === city
	);
	if (!wide) return [];
	raster.box(x - 8, y - 4, x + 8, y + 8);
	return [tree({ x: x - 6, y: y + 3.4 }, 2.6), tree({ x: x + 6.4, y: y + 1.8 }, 2.4)];
}
