import type { TileType } from '../engine/tile';
import { MONASTERY_RADIUS, type Ground } from './areas';
import { circle, closedPath, distanceToEdge, pathOf, pointAlong } from './line';
import { CENTRE, type Point } from './point';
import { hubOf } from './roads';
import { wallBetween } from './walls';

/** SVG path data of what lies flat on the ground, in units, from the bottom up; empty where the tile has none. */
export interface LandPaint {
	/** Middles of all roads, to be stroked twice: dark and wide, light and narrow. */
	readonly roads: string;
	/** Paved places: the grounds of a monastery, the square where roads end. */
	readonly yards: string;
	readonly cities: string;
	/** Walls from corner to corner of the tile, without the tile's own sides. */
	readonly walls: string;
	/** Openings of walls where a road enters. */
	readonly gates: string;
	/** Round towers on the walls and beside the gates. */
	readonly towers: string;
}

const TOWER = 3.2;
const SQUARE = 9.5;
/** Towers keep off the tile's border, or the neighbour would cut them. */
const FROM_EDGE = 5;

/** Paints the land of a tile. */
export function paintLand(type: TileType, { areas, arms, walls }: Ground): LandPaint {
	const gates = arms.flatMap(({ end }) => (end.kind === 'gate' ? [end] : []));
	const shares = [0.2, 0.5, 0.8];
	const towers = [
		...gates.flatMap(({ left, right }) => [left.at, right.at]),
		...walls.flatMap(({ line }) => shares.map((share) => pointAlong(line, share)))
	].filter(
		(tower, i, all) => distanceToEdge(tower) > FROM_EDGE && !crowded(tower, all.slice(0, i))
	);
	return {
		roads: arms.map(({ line }) => pathOf(line)).join(''),
		yards: closedPath(yardsOf(type).map(([at, radius]) => circle(at, radius, 28))),
		cities: closedPath(areas.filter(({ kind }) => kind === 'city').flatMap(({ rings }) => rings)),
		walls: walls.map(({ line }) => pathOf(line)).join(''),
		gates: gates.map(({ wall, left, right }) => pathOf(wallBetween(wall, left, right))).join(''),
		towers: closedPath(towers.map((tower) => circle(tower, TOWER, 12)))
	};
}

const crowded = (tower: Point, others: readonly Point[]): boolean =>
	others.some((other) => Math.hypot(other.x - tower.x, other.y - tower.y) < 10 && other !== tower);

function yardsOf(type: TileType): (readonly [Point, number])[] {
	if (type.segments.some(({ kind }) => kind === 'monastery')) return [[CENTRE, MONASTERY_RADIUS]];
	const crossing = type.segments.some((s) => s.kind === 'road' && s.end === 'crossing');
	return crossing ? [[hubOf(type), SQUARE]] : [];
}
