import type { Place, Rotation, Spot } from '../../engine/spot';
import { closedPath, pathOf } from '../geometry/line';
import { plus, turnPoint, UNIT, type Line, type Point } from '../geometry/point';
import { shapesOf } from '../tile/shapes';
import type { TileOnSpot } from './scene';
import { PATTERN_OF, type PlayerColour } from '../figures/player-symbols';

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

/** Hatching of a farm by the pattern of its owner: SVG path data on a square of {@link HATCH} units, to be stroked. */
const HATCHES = {
	chevrons: 'M-2 14L10 4L22 14',
	dots: 'M10 9.5V10.5',
	stripes: 'M-5 5L5-5M-5 25L25-5M15 25L25 15',
	plain: 'M10-1V21',
	checks: 'M10-1V21M-1 10H21',
	hoops: 'M-1 10H21',
	posts: 'M5-1V21M10-1V21'
} as const;

/** For a farm without an owner or with several: in the opposite direction. */
const UNOWNED_HATCH = 'M-5 15L5 25M-5-5L25 25M15-5L25 5';

/** Side length of the square that repeats, in units. */
export const HATCH = 20;

/** The hatching of a farm; `owner` is undefined when nobody or several players own it. */
export const hatchPath = (owner: PlayerColour | undefined): string =>
	owner ? HATCHES[PATTERN_OF[owner]] : UNOWNED_HATCH;
