import type { CentreSegment, TileType } from '../../engine/tile';
import { distanceToLine, intersection } from '../geometry/courses';
import { inside } from '../geometry/line';
import { CENTRE, distance, middleOf, UNIT, type Line, type Point } from '../geometry/point';
import { cityRing, type Wall } from '../cities/walls';
import { edgesOf, type Stream } from '../water/banks';

/**
 * Radius of the grounds where there's room; their least distance from the centre line of a wall or the edge of a road; and in a
 * corner of the tile from its sides, since the land around goes on only there. In units.
 */
const OF_MONASTERY = { radius: 20, apart: 2, rim: 3 };
const OF_OTHERS = { radius: 16.5, apart: 4, rim: 0 };
/** Least length of a road that ends at a monastery, in units. */
const APPROACH = 12;
/** Least radius of the grounds, in units. */
const LEAST = 7;
const STEP = 5;
const PER_ROW = UNIT / STEP - 1;

export interface Grounds {
	readonly at: Point;
	readonly radius: number;
}

/** The monastery or the like of a tile, if there is one. */
export function centreOf({ segments }: TileType): CentreSegment | undefined {
	return segments.find((segment): segment is CentreSegment => segment.shape === 'centre');
}

/** True for one whose grounds are the whole tile. */
export const fillsTile = (centre: CentreSegment | undefined): boolean => centre?.sides.length === 4;

const SPOTS: readonly Point[] = Array.from({ length: PER_ROW ** 2 }, (_, i) => ({
	x: STEP * (1 + (i % PER_ROW)),
	y: STEP * (1 + Math.floor(i / PER_ROW))
}));

/**
 * Where a monastery or the like stands: in the middle if nothing is in the way, else where there is most room and its roads can reach it.
 * @param fences walls and the edges of roads
 * @param streams water that its road crosses on a bridge, or else doesn't
 */
export function groundsOf(
	type: TileType,
	walls: readonly Wall[],
	fences: readonly Line[],
	streams: readonly Stream[]
): Grounds {
	const comers = type.segments.flatMap((each) =>
		each.kind === 'road' && each.end === 'monastery' ? each.sides : []
	);
	const own = landOf(type, walls);
	const { radius, apart, rim } = centreOf(type)?.kind === 'monastery' ? OF_MONASTERY : OF_OTHERS;
	const banks = streams.flatMap(({ arm }) => edgesOf(arm));
	const room = (at: Point): number =>
		Math.min(
			radius,
			roomAt(at, [...fences, ...banks], apart),
			roomInCorner(at, rim),
			...comers.map((side) => distance(at, middleOf(side)) - APPROACH)
		);
	const reached = ({ at }: Grounds): boolean =>
		comers.every(
			(side) =>
				!fences.some((fence) => intersection([middleOf(side), at], fence)) &&
				streams.every(
					({ line, bridged }) => bridged === Boolean(intersection([middleOf(side), at], line))
				)
		);
	const courts = SPOTS.filter(own)
		.map((at) => ({ at, radius: room(at) }))
		.sort((a, b) => worth(b) - worth(a));
	const best = courts.find(reached) ?? courts[0] ?? { at: CENTRE, radius: 0 };
	return { at: best.at, radius: Math.max(LEAST, best.radius) };
}

/** Larger is better, and nearer to the middle. */
const worth = ({ at, radius }: Grounds): number => radius - 0.05 * distance(at, CENTRE);

/** Tells whether a point lies on the land around the monastery or the like. */
function landOf(type: TileType, walls: readonly Wall[]): (at: Point) => boolean {
	const inCity = centreOf(type)?.inside;
	const rings = type.segments.flatMap((city) =>
		city.kind === 'city' ? [{ city: city.index, ring: cityRing(city, walls) }] : []
	);
	return (at) => rings.every(({ city, ring }) => inside(at, ring) === (city === inCity));
}

/** The room in a corner of the tile, where it has to leave some to the sides; no limit elsewhere. */
function roomInCorner({ x, y }: Point, rim: number): number {
	const [across, down] = [Math.min(x, UNIT - x), Math.min(y, UNIT - y)];
	return Math.max(across, down) < UNIT / 4 ? Math.min(across, down) - rim : Infinity;
}

const roomAt = (at: Point, fences: readonly Line[], apart: number): number =>
	Math.min(
		at.x,
		at.y,
		UNIT - at.x,
		UNIT - at.y,
		...fences.map((fence) => distanceToLine(at, fence) - apart)
	);
