import { ALL_SIDES } from '../engine/spot';
import type { TileType } from '../engine/tile';
import { MONASTERY_RADIUS, type Ground } from './areas';
import { beside, circle, closedPath, lastOf, pathOf, pointAlong } from './line';
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
} from './point';
import { betweenGates, type Arm } from './arm';
import { hubOf } from './hub';
import type { Wall } from './walls';

/** SVG path data of what lies flat on the ground, in units, from the bottom up; empty where the tile has none. */
export interface LandPaint {
	/** Middles of all roads, to be stroked twice: dark and wide, light and narrow. */
	readonly roads: string;
	/** Paved places: the grounds of a monastery, the square where roads end. */
	readonly yards: string;
	readonly cities: string;
	/** The middles of walls with their towers, to be stroked wide and dark. */
	readonly walls: string;
	/** The same without the openings of gates, to be stroked narrower and light. */
	readonly stones: string;
	/** The outer faces of walls, where battlements go. */
	readonly battlements: string;
	/** What lies in the shadow of the walls, within the city. */
	readonly shade: string;
}

const SQUARE = 9.5;
/** Radius of a tower's middle; the strokes of the wall make it as large again. */
const TOWER = 1.1;
const GATE_TOWER = 1.55;
/** Where towers stand along a wall; those at its ends stand on the corners of the tile. */
const SHARES = [0, 0.24, 0.5, 0.76, 1];
/** How far from the corners of the tile battlements and shadows begin. */
const CORNER = 5;
/** How far paint reaches over the tile's side, so that no gap shows between neighbours, in units. */
const BLEED = 0.4;
/** From the middle of a wall inwards to the middle of its shadow, and outwards to its battlements. */
const SHADE = 3.8;
const BATTLEMENTS = 3.4;

/** Paints the land of a tile. */
export function paintLand(type: TileType, { areas, arms, walls }: Ground): LandPaint {
	const towers = closedPath(towersOf(walls, arms));
	const along = (lines: readonly Line[]): string => lines.map(pathOf).join('');
	return {
		roads: along(arms.map(overEdge)),
		yards: closedPath(yardsOf(type).map(([at, radius]) => circle(at, radius, 48))),
		cities: closedPath(areas.filter(({ kind }) => kind === 'city').flatMap(({ rings }) => rings)),
		walls: along(walls.map(({ line }) => line)) + towers,
		stones: along(walls.flatMap((wall) => betweenGates(wall, arms))) + towers,
		battlements: along(
			walls.flatMap((wall) => betweenGates(wall, arms)).map((line) => aside(line, BATTLEMENTS))
		),
		shade: along(walls.map(({ line }) => aside(line, -SHADE)))
	};
}

/** Along a wall at a distance to the right of it, clear of the tile's corners. */
const aside = (line: Line, by: number): Line =>
	beside(line, by).filter((_, i) => {
		const near = line[i];
		return near && Math.min(...ALL_SIDES.map((side) => distance(near, cornerOf(side)))) > CORNER;
	});

function towersOf(walls: readonly Wall[], arms: readonly Arm[]): readonly Line[] {
	const posts = arms.flatMap(({ end }) => (end.kind === 'gate' ? [end.left.at, end.right.at] : []));
	const towers = walls
		.flatMap(({ line }) => SHARES.map((share) => pointAlong(line, share)))
		.filter((tower) => posts.every((post) => distance(post, tower) > 12));
	return [
		...towers.map((tower) => circle(tower, TOWER, 8)),
		...posts.map((post) => circle(post, GATE_TOWER, 10))
	];
}

/** An arm's middle, drawn on a little over each side where it leaves the tile. */
function overEdge({ line, end }: Arm): Line {
	const [first, ...inner] = line;
	if (!first) return line;
	const out = (point: Point): Point => plus(point, times(unit(minus(point, CENTRE)), BLEED));
	if (end.kind !== 'through') return [out(first), ...inner];
	return [out(first), ...inner.slice(0, -1), out(lastOf(line))];
}

function yardsOf(type: TileType): (readonly [Point, number])[] {
	if (type.segments.some(({ kind }) => kind === 'monastery')) return [[CENTRE, MONASTERY_RADIUS]];
	const ends = type.segments.map((segment) => segment.kind === 'road' && segment.end);
	return ends.includes('crossing') || ends.includes('village') ? [[hubOf(type), SQUARE]] : [];
}
