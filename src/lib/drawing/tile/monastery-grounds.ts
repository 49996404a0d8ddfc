import type { MonasterySegment, TileType } from '../../engine/tile';
import { distanceToLine, intersection } from '../geometry/courses';
import { inside } from '../geometry/line';
import { CENTRE, distance, middleOf, UNIT, type Line, type Point } from '../geometry/point';
import { cityRing, type Wall } from '../cities/walls';

/** Radius of a monastery's grounds where there's room, in units. They lie on top of the land around. */
const RADIUS = 20;
/** Least distance of the grounds from the centre line of a wall or the edge of a road, in units. */
const APART = 2;
/** Least length of a road that ends at a monastery, in units. */
const APPROACH = 12;
/** Least radius of a monastery's grounds, in units. */
const LEAST = 7;
const STEP = 5;
const PER_ROW = UNIT / STEP - 1;

export interface MonasteryGrounds {
	readonly at: Point;
	readonly radius: number;
}

/** The monastery of a tile, if there is one. */
export function monasteryOf({ segments }: TileType): MonasterySegment | undefined {
	return segments.find((segment) => segment.kind === 'monastery');
}

/** True for a monastery whose grounds are the whole tile. */
export const fillsTile = (monastery: MonasterySegment | undefined): boolean =>
	monastery?.sides.length === 4;

const SPOTS: readonly Point[] = Array.from({ length: PER_ROW ** 2 }, (_, i) => ({
	x: STEP * (1 + (i % PER_ROW)),
	y: STEP * (1 + Math.floor(i / PER_ROW))
}));

/**
 * Where a monastery stands: in the middle if nothing is in the way, else where there is most room and its roads can reach it.
 * @param fences walls and the edges of roads
 */
export function monasteryGroundsOf(
	type: TileType,
	walls: readonly Wall[],
	fences: readonly Line[]
): MonasteryGrounds {
	const comers = type.segments.flatMap((each) =>
		each.kind === 'road' && each.end === 'monastery' ? each.sides : []
	);
	const own = landOf(type, walls);
	const room = (at: Point): number =>
		Math.min(
			RADIUS,
			roomAt(at, fences),
			...comers.map((side) => distance(at, middleOf(side)) - APPROACH)
		);
	const reached = ({ at }: MonasteryGrounds): boolean =>
		comers.every((side) => !fences.some((fence) => intersection([middleOf(side), at], fence)));
	const courts = SPOTS.filter(own)
		.map((at) => ({ at, radius: room(at) }))
		.sort((a, b) => worth(b) - worth(a));
	const best = courts.find(reached) ?? courts[0] ?? { at: CENTRE, radius: 0 };
	return { at: best.at, radius: Math.max(LEAST, best.radius) };
}

/** Larger is better, and nearer to the middle. */
const worth = ({ at, radius }: MonasteryGrounds): number => radius - 0.05 * distance(at, CENTRE);

/** Tells whether a point lies on the land around the monastery. */
function landOf(type: TileType, walls: readonly Wall[]): (at: Point) => boolean {
	const inCity = monasteryOf(type)?.inside;
	const rings = type.segments.flatMap((city) =>
		city.kind === 'city' ? [{ city: city.index, ring: cityRing(city, walls) }] : []
	);
	return (at) => rings.every(({ city, ring }) => inside(at, ring) === (city === inCity));
}

const roomAt = (at: Point, fences: readonly Line[]): number =>
	Math.min(
		...[at.x, at.y, UNIT - at.x, UNIT - at.y],
		...fences.map((fence) => distanceToLine(at, fence) - APART)
	);
