import { ALL_SIDES } from '../../engine/spot';
import { isRoad, type TileType } from '../../engine/tile';
import type { TileGeometry } from '../tile/areas';
import { ringIn, ROAD_HALF, type Arm, parapetsAlong } from '../roads/arm';
import { centreOf, fillsTile } from '../tile/grounds';
import { shortWays, wallFaces } from '../cities/wall-faces';
import { fieldInRing, hubOf, withinRing } from '../roads/hub';
import { offsetLine, lastOf, reverse, wholeTile } from '../geometry/courses';
import { circle, closedPath, pathOf } from '../geometry/line';
import {
	CENTRE,
	cornerOf,
	distance,
	minus,
	plus,
	times,
	unit,
	type Line,
	type Point
} from '../geometry/point';
import { meadowOf, type CropPatch, type Meadow } from '../fields/meadow';
import { tunnelMouths } from '../roads/tunnels';
import { viaductsOf } from '../roads/viaducts';
import { houseEnds } from '../landscape/houses';
import { seededRandom } from '../../engine/seeded-random';
import { waterOf } from '../water/water';
import type { WaterPaths } from '../water/water-paths';

/** Centre lines of roads as SVG path data, twice: for the edges, stroked dark and wide, and for the surface, light and narrow. */
interface RoadPaths {
	readonly edges: string;
	readonly surface: string;
}

/** What is flat on a tile, as SVG path data in units, from the bottom up; empty strings where the tile has none. */
export interface GroundPaths {
	readonly meadow: Meadow;
	readonly water: WaterPaths;
	/** Centre lines of walls, and of roads below or above a city: no house stands on them. */
	readonly fences: readonly Line[];
	/** The lanes of bridges, along which houses stand in a row. */
	readonly bridges: readonly Line[];
	/** Roads; `upper` holds those that lie above others, with edges of their own. */
	readonly roads: RoadPaths;
	readonly upper: RoadPaths;
	/** The short ways from gates to a crossing. */
	readonly ways: string;
	/** The parapets of roads on a bridge over another road. */
	readonly parapets: string;
	/** Paved ground that fills the tile. */
	readonly yards: string;
	readonly cities: string;
	/** Greens with an edge: where roads end, around a monastery, within a ring road. */
	readonly greens: string;
	/** Land between walls that belongs to no segment. */
	readonly waste: string;
	/** The lanes of bridges. */
	readonly decks: string;
	/** The hidden courses of roads below a city. */
	readonly dashes: string;
	/** The stones around the mouths of tunnels, and the dark openings. */
	readonly mouths: { readonly stone: string; readonly dark: string };
	/** Roads above the walls and houses of a city: the centre line of the deck, and its parapets. */
	readonly viaducts: readonly {
		readonly road: number;
		readonly deck: string;
		readonly parapets: string;
	}[];
	/** The centre lines of walls, to be stroked wide and dark. */
	readonly walls: string;
	/** The same without the openings of gates, to be stroked narrower and light. */
	readonly stones: string;
	/** The shadow of the walls, within the city. */
	readonly shade: string;
}

const NO_WATER: WaterPaths = {
	edge: '',
	bank: '',
	shallow: '',
	deep: '',
	ripples: '',
	cracks: '',
	lilies: '',
	spans: '',
	parapets: ''
};

/** Radii of the square where roads end and of the ground before a house, in units. */
const SQUARE = 11;
const DOOR = 7;
/** Least distance of shadows from the corners of the tile, in units. */
const CORNER = 5;
/** How far the edges and the surface of a road reach over the tile's side, in units, so that no gap shows between neighbours. */
const EDGES_BLEED = 0.3;
const SURFACE_BLEED = 0.9;
/** Distance from the centre line of a wall inwards to that of its shadow, in units. */
const SHADE = 3.8;

/** The flat drawing of a tile. */
export function groundPaths(
	type: TileType,
	geometry: TileGeometry,
	cropPatches: readonly CropPatch[]
): GroundPaths {
	const { areas, arms } = geometry;
	const faces = wallFaces(type, geometry);
	const along = (lines: readonly Line[]): string => lines.map(pathOf).join('');
	const stones = faces.flatMap(({ open }) => open);
	const upper = upperIn(type);
	const isUpper = ({ road }: Arm): boolean => upper.includes(road);
	const cities = areas.filter(({ kind }) => kind === 'city');
	return {
		meadow: meadowOf(cropPatches, seededRandom(type.id)),
		water:
			waterOf(geometry.streams)?.waterPaths(
				geometry.streams,
				arms,
				seededRandom(`${type.id} water`)
			) ?? NO_WATER,
		bridges: geometry.decks,
		fences: [
			...geometry.wallPieces.map(({ line }) => line),
			...geometry.dashes,
			...geometry.viaducts
		],
		roads: roadsOf((bleed) => [
			...arms.filter((arm) => !isUpper(arm)).map((arm) => overEdge(arm, bleed)),
			...ringOf(arms)
		]),
		upper: roadsOf((bleed) => joinedUp(arms.filter(isUpper), bleed)),
		ways: along(shortWays(type, geometry)),
		parapets: along(upper.length > 0 ? overpass(type, arms.filter(isUpper)) : []),
		yards: closedPath(yardsOf(type)),
		cities: closedPath(cities.flatMap(({ rings }) => rings)),
		greens: closedPath(greensOf(type, geometry)),
		waste: closedPath(geometry.waste),
		decks: closedPath(geometry.decks),
		dashes: along(geometry.dashes),
		mouths: tunnelMouths(type, arms),
		viaducts: viaductsOf(type, arms).map(({ road, deck, parapets }) => ({
			road,
			deck: pathOf(deck),
			parapets: along(parapets)
		})),
		walls: along(faces.map(({ whole }) => whole)),
		stones: along(stones),
		shade: along([
			...faces.map(({ whole }) => aside(whole, -SHADE)),
			...geometry.wallPieces
				.filter(({ below }) => below !== undefined)
				.map(({ line }) => offsetLine(line, SHADE))
		])
	};
}

/** Segment indices of roads drawn above others: on a bridge over a road, or straight through a crossing where others end. */
function upperIn({ segments }: TileType): readonly number[] {
	const roads = segments.filter(isRoad);
	const bridged = roads.flatMap(({ under }) =>
		under !== undefined && segments[under]?.kind === 'road' ? [under] : []
	);
	const meets = roads.some(({ end }) => end === 'crossing');
	return meets ? roads.flatMap(({ index, end }) => (end ? [] : [index])) : bridged;
}

/** Joins two arms that meet at the hub into one line, so that no seam shows. */
function joinedUp(arms: readonly Arm[], bleed: number): readonly Line[] {
	const lines = arms.map((arm) => overEdge(arm, bleed));
	const [a, b, ...more] = lines;
	if (!a || !b || more.length > 0) return lines;
	return [[...a, ...(arms[1]?.from ? b : reverse(b)).slice(1)]];
}

/** The parapets where a road runs over another one; none where others only end at it. */
function overpass(type: TileType, arms: readonly Arm[]): readonly Line[] {
	const [arm] = arms;
	if (!arm || type.segments.some((each) => each.kind === 'road' && each.end === 'crossing'))
		return [];
	const hub = hubOf(type);
	const along = times(unit(minus(arm.line.at(-2) ?? hub, hub)), ROAD_HALF);
	return parapetsAlong([plus(hub, along), minus(hub, along)]);
}

const roadsOf = (lines: (bleed: number) => readonly Line[]): RoadPaths => ({
	edges: lines(EDGES_BLEED).map(pathOf).join(''),
	surface: lines(SURFACE_BLEED).map(pathOf).join('')
});

function ringOf(arms: readonly Arm[]): readonly Line[] {
	const round = ringIn(arms);
	if (!round) return [];
	const ring = circle(round.hub, round.radius - ROAD_HALF, 48);
	return [[...ring, ...ring.slice(0, 2)]];
}

/** A line along a wall, at a distance to its right and clear of the tile's corners. */
const aside = (line: Line, by: number): Line =>
	offsetLine(line, by).filter((_, i) => {
		const near = line[i];
		return near && Math.min(...ALL_SIDES.map((side) => distance(near, cornerOf(side)))) > CORNER;
	});

/** An arm's centre line, extended a little beyond the sides where it leaves the tile. */
function overEdge({ line, end, from }: Arm, bleed: number): Line {
	const [first, ...inner] = line;
	if (!first || from) return line;
	const out = (point: Point): Point => plus(point, times(unit(minus(point, CENTRE)), bleed));
	if (end.kind !== 'through') return [out(first), ...inner];
	return [out(first), ...inner.slice(0, -1), out(lastOf(line))];
}

/** The grounds of a monastery that fills its tile. */
const yardsOf = (type: TileType): readonly Line[] => (fillsTile(centreOf(type)) ? [wholeTile] : []);

/** Greens: the grounds of a monastery, where roads end at houses, and within a ring road. */
function greensOf(type: TileType, { grounds, arms }: TileGeometry): readonly Line[] {
	const centre = centreOf(type);
	if (fillsTile(centre)) return [WALLED_GARDEN];
	const around =
		grounds && centre?.kind === 'monastery' ? [circle(grounds.at, grounds.radius, 48)] : [];
	const ends = type.segments.map((segment) => segment.kind === 'road' && segment.end);
	const square = ends.includes('crossing') && upperIn(type).length === 0;
	const doors = houseEnds(type, arms).map(({ at, alone }) => circle(at, alone ? SQUARE : DOOR, 40));
	const round = fieldInRing(type) ? undefined : ringIn(arms);
	return [
		...around,
		...(square ? [circle(hubOf(type), SQUARE, 48)] : []),
		...doors,
		...(round ? [withinRing(round)] : [])
	];
}

/** The garden of a monastery that fills its tile. */
const WALLED_GARDEN: Line = [
	{ x: 15, y: 15 },
	{ x: 85, y: 15 },
	{ x: 85, y: 85 },
	{ x: 15, y: 85 }
];
