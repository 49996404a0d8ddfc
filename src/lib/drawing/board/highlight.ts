import type { Place, Rotation, Spot } from '../../engine/spot';
import { closedPath, pathOf } from '../geometry/line';
import { plus, turnPoint, UNIT, type Line, type Point } from '../geometry/point';
import { shapesOf } from '../tile/shapes';
import type { TileOnSpot } from './scene';

/** The land of one segment on the table, in units from the start tile's corner. */
interface HighlightedLand {
	readonly place: Place;
	/** The corner of its spot. */
	readonly corner: Point;
	readonly rings: readonly Line[];
}

const cornerAt = ({ x, y }: Spot): Point => ({ x: x * UNIT, y: y * UNIT });

/** The land of places; places without a tile are skipped. */
export function landOfPlaces(
	tiles: readonly TileOnSpot[],
	places: readonly Place[]
): readonly HighlightedLand[] {
	const laid = new Map(tiles.map((tile) => [keyOf(tile), tile]));
	return places.flatMap((place) => {
		const tile = laid.get(keyOf(place));
		const shape = tile && shapesOf(tile.type).segments[place.segment];
		if (!shape) return [];
		const corner = cornerAt(place);
		return [
			{ place, corner, rings: shape.rings.map((ring) => placedRing(ring, tile.rotation, corner)) }
		];
	});
}

const keyOf = ({ x, y }: Spot): string => `${String(x)},${String(y)}`;

const placedRing = (ring: Line, rotation: Rotation, corner: Point): Line =>
	ring.map((point) => plus(turnPoint(point, rotation), corner));

/** The land as SVG path data. */
export const landPath = (land: readonly HighlightedLand[]): string =>
	closedPath(land.flatMap(({ rings }) => rings));

/** All tiles without the land, as SVG path data for the even-odd rule. */
export const dimmedPath = (tiles: readonly Spot[], land: readonly HighlightedLand[]): string =>
	outlinePath(tiles) + landPath(land);

/** The sides of tiles as SVG path data. */
export const outlinePath = (tiles: readonly Spot[]): string =>
	tiles
		.map((tile) => {
			const { x, y } = cornerAt(tile);
			return `M${String(x)} ${String(y)}h${String(UNIT)}v${String(UNIT)}h${String(-UNIT)}z`;
		})
		.join('');

/** The rim of the land as SVG path data, without the sides of its tiles, where it goes on or still may. */
export const rimPath = (land: readonly HighlightedLand[]): string =>
	land
		.flatMap(({ rings, corner }) => rings.flatMap((ring) => withinSides(ring, corner)))
		.map(pathOf)
		.join('');

/** A ring without its pieces along the sides of the tile. */
function withinSides(ring: Line, corner: Point): readonly Line[] {
	const lines: Point[][] = [];
	ring.forEach((from, i) => {
		const to = ring[(i + 1) % ring.length] ?? from;
		if (alongSide(from, to, corner)) return;
		const last = lines.at(-1);
		if (last?.at(-1) === from) last.push(to);
		else lines.push([from, to]);
	});
	return lines;
}

/** Points nearer to a side than this count as on it, in units. */
const NEAR = 0.05;

const alongSide = (a: Point, b: Point, corner: Point): boolean =>
	[0, UNIT].some(
		(side) =>
			(isNear(a.x, corner.x + side) && isNear(b.x, corner.x + side)) ||
			(isNear(a.y, corner.y + side) && isNear(b.y, corner.y + side))
	);
const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NEAR;
