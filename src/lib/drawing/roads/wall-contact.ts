import type { PathSegment, TileType } from '../../engine/tile';
import { courseStart, ROAD_HALF } from './arm';
import { curve, pointAlong } from '../geometry/courses';
import {
	cross,
	distance,
	dot,
	middleOf,
	minus,
	plus,
	rightOf,
	times,
	unit,
	type Line,
	type Point
} from '../geometry/point';
import type { Wall } from '../cities/walls';

/** Distance between the centre lines of a wall and a road that touches it, in units: the strokes overlap a little. */
const TOUCH = ROAD_HALF - 0.4;
/** Reach of the control points where a road runs along a wall, in units. */
const ALONG = 15;

/**
 * The course of a road that has to touch a wall, since half-edges on one side of it belong to different fields; else undefined.
 * @param line the course of the road without contact
 */
export function courseAlongWall(
	type: TileType,
	{ sides: [a = 0, b = 0] }: PathSegment,
	line: Line,
	walls: readonly Wall[]
): Line | undefined {
	const { fields } = type.oriented[0];
	const fieldsDiffer = (one: number, other: number): boolean =>
		fields[one & 7] !== fields[other & 7];
	// Seen from the road's first side inwards, the half-edge before that side lies on its right.
	const right = fieldsDiffer(2 * a, 2 * b + 1);
	if (!right && !fieldsDiffer(2 * a + 1, 2 * b)) return undefined;
	const gates = type.segments.flatMap((each) => (each.kind === 'road' ? (each.gate ?? []) : []));
	const touched = touchPointOf(line, right ? 1 : -1, walls, gates);
	if (!touched) return undefined;
	const { at, along } = touched;
	const [start, out] = courseStart(a, 22);
	const [end, back] = courseStart(b, 22);
	return [
		middleOf(a),
		...curve(start, out, minus(at, times(along, ALONG)), at),
		...curve(at, plus(at, times(along, ALONG)), back, end).slice(1),
		middleOf(b)
	];
}

/** Where a wall may be touched, as shares of its length: around its middle, or clear of a gate there. */
const ALONE = Array.from({ length: 21 }, (_, n) => 0.3 + 0.02 * n);
const BESIDE = [0.24, 0.26, 0.28, 0.72, 0.74, 0.76];

/** Where a road touches a wall on its left or right (`sign`), and its direction there. */
function touchPointOf(line: Line, sign: 1 | -1, walls: readonly Wall[], gates: readonly number[]) {
	const middle = pointAlong(line, 0.5);
	const heading = unit(minus(pointAlong(line, 0.55), pointAlong(line, 0.45)));
	const candidates = walls.flatMap((wall) => {
		const at = nearestOn(wall.line, middle, gates.includes(wall.city) ? BESIDE : ALONE);
		const beyond = sign * cross(heading, minus(at.point, middle)) > 0;
		return beyond ? [{ ...at, away: distance(at.point, middle) }] : [];
	});
	const [found] = candidates.sort((x, y) => x.away - y.away);
	if (!found) return undefined;
	// The field lies on the wall's right; the road may run in either direction.
	const along = dot(found.along, heading) < 0 ? times(found.along, -1) : found.along;
	return { at: plus(found.point, times(rightOf(found.along), TOUCH)), along };
}

/** The point of a wall nearest to another point, away from the wall's ends, and the wall's direction there. */
function nearestOn(line: Line, to: Point, shares: readonly number[]) {
	const away = (share: number): number => distance(pointAlong(line, share), to);
	const share = shares.reduce(
		(best, each) => (away(each) < away(best) ? each : best),
		shares[0] ?? 0.5
	);
	const along = unit(minus(pointAlong(line, share + 0.03), pointAlong(line, share - 0.03)));
	return { point: pointAlong(line, share), along };
}
