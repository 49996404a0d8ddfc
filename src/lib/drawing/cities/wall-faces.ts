import type { TileType } from '../../engine/tile';
import type { TileGeometry } from '../tile/areas';
import { betweenGates, type Arm } from '../roads/arm';
import { cityBridgeIn } from './bridge';
import { firstOf, intersections, lastOf, pointAlong } from '../geometry/courses';
import { circle } from '../geometry/line';
import { partingMark } from '../tile/parting-mark';
import { wallBetween } from './walls';
import {
	distance,
	UNIT,
	type Line,
	type Point,
	CENTRE,
	minus,
	plus,
	rightOf,
	times,
	unit
} from '../geometry/point';

/** Distance of a gate's towers from the middle of a short way, in units. */
const TO_POST = 5.4;

/** The ways from the gates of cities to a crossing. They part fields like a road, but are no segments: nobody stands on them. */
export const shortWays = (
	{ segments }: TileType,
	{ seams }: Pick<TileGeometry, 'seams'>
): readonly Line[] => (citiesReach(segments, 'crossing') ? seams : []);

/** True if a way leads from a city to the tile's crossing, or a city's wall to the printed mark. */
const citiesReach = (segments: TileType['segments'], end: 'crossing' | 'mark'): boolean =>
	segments.some((each) => each.kind === 'city' && each.end === end);

/** Where towers stand on both sides of the gate from which a short way leads. */
export function gatePosts(way: Line): readonly Point[] {
	const [inner, gate] = [firstOf(way), lastOf(way)].sort(
		(a, b) => distance(a, CENTRE) - distance(b, CENTRE)
	);
	if (!inner || !gate) return [];
	const aside = times(rightOf(unit(minus(gate, inner))), TO_POST);
	return [plus(gate, aside), minus(gate, aside)];
}

/** Half the width of a tower along a wall, of one at a wall's end, and of one beside a gate, in units. */
const TOWER = 2.7;
const END_TOWER = 3.3;
export const GATE_TOWER = 2.6;
/** Least distance of a tower from the mouth of a tunnel, or the end of a viaduct, in units. */
const FROM_MOUTH = 13;
/** Where towers stand along a wall without a gate, as shares of its length; more stand on the corners of the tile. */
const BETWEEN = [0.33, 0.67];

/** A wall as it's drawn: all of it, and the parts between its gates. */
interface WallFace {
	/** Segment index of the city that it encloses; undefined for a seam between fields. */
	readonly segment: number | undefined;
	readonly whole: Line;
	readonly open: readonly Line[];
	/** True if towers stand along it, not only at its ends. */
	readonly guarded: boolean;
}

/** All walls that are drawn. What a bridge hides is left out. */
export function wallFaces(
	type: TileType,
	{ walls, wallPieces, arms, seams }: TileGeometry
): readonly WallFace[] {
	const bridge = cityBridgeIn(type)?.over.index;
	const whole = walls.filter(({ city }) => bridge === undefined || city === bridge);
	const cut = wallPieces.filter(({ wall }) => !whole.includes(wall));
	const gates = arms.filter(({ beyond }) => !beyond);
	const openings = arms.filter(({ beyond }) => beyond !== 'below');
	const ways = shortWays(type, { seams });
	const mark = partingMark(type, { seams });
	const hole = mark && circle(mark.at, mark.room);
	return [
		...whole.map((wall) => {
			const gated = betweenGates(wall, gates).length > 1;
			return {
				segment: wall.city,
				whole: wall.line,
				open: betweenGates(wall, openings).flatMap((line) => around(line, hole)),
				guarded: wall.city !== bridge && !gated
			};
		}),
		...cut.map(({ wall, line }) => faceAlong(line, wall.city)),
		...(mark && !citiesReach(type.segments, 'mark') ? [] : seams)
			.filter((line) => !ways.includes(line))
			.map((line) => faceAlong(line, undefined))
	];
}

/** The parts of a wall outside of a hole that it leads through. */
function around(line: Line, hole: Line | undefined): readonly Line[] {
	const met = hole ? [...intersections(hole, line)].sort((a, b) => a.along - b.along) : [];
	const [enters, leaves] = met;
	if (!enters || !leaves) return [line];
	return [wallBetween({ line }, undefined, enters), wallBetween({ line }, leaves)];
}

const faceAlong = (line: Line, segment: number | undefined): WallFace => ({
	segment,
	whole: line,
	open: [line],
	guarded: false
});

/** A tower: the middle of its foot, half its width, the city that it guards, and whether a gate is beside it. */
export interface Tower {
	readonly at: Point;
	readonly half: number;
	readonly segment: number;
	readonly gate: boolean;
}

/** The towers of walls, and those on both sides of each gate. */
export function towersOf(faces: readonly WallFace[], arms: readonly Arm[]): readonly Tower[] {
	const posts = arms.flatMap(({ end, beyond }) =>
		end.kind === 'gate' && !beyond
			? [end.left.at, end.right.at].map((at) => towerAt(at, GATE_TOWER, end.wall.city, true))
			: []
	);
	const mouths = arms.flatMap(({ line, beyond }) => (beyond ? [lastOf(line)] : []));
	const towers = faces
		.flatMap(towersAlong)
		.filter(({ at }) => mouths.every((mouth) => distance(mouth, at) > FROM_MOUTH));
	return [...towers, ...posts];
}

function towersAlong({ segment, whole, guarded }: WallFace): readonly Tower[] {
	if (segment === undefined) return [];
	const ends = [firstOf(whole), lastOf(whole)].filter(isCorner);
	const between = guarded ? BETWEEN.map((share) => pointAlong(whole, share)) : [];
	return [
		...ends.map((at) => towerAt(at, END_TOWER, segment)),
		...between.map((at) => towerAt(at, TOWER, segment))
	];
}

const towerAt = (at: Point, half: number, segment: number, gate = false): Tower => ({
	at,
	half,
	segment,
	gate
});

const isCorner = ({ x, y }: Point): boolean =>
	Math.min(x, UNIT - x) < 1 && Math.min(y, UNIT - y) < 1;
