import type { RoadSegment, TileType } from '../../engine/tile';
import { courseStart, ROAD_HALF } from './arm';
import { curve, pointAlong } from '../geometry/line';
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

/** From the middle of a wall to that of a road which touches it, in units: their strokes overlap a little. */
const TOUCH = ROAD_HALF - 0.4;
/** How far a road runs along the wall which it touches, as the reach of a curve's control points. */
const ALONG = 15;

/**
 * The course of a road that touches a wall, so that no field goes on between them; undefined for one that doesn't. It does
 * when the half-edges on one of its sides don't have the same field.
 * @param line the course that the road has otherwise
 */
export function courseAlongWall(
	type: TileType,
	{ sides: [a = 0, b = 0] }: RoadSegment,
	line: Line,
	walls: readonly Wall[]
): Line | undefined {
	const { fields } = type.oriented[0];
	const parted = (one: number, other: number): boolean => fields[one & 7] !== fields[other & 7];
	// Seen from its first side inwards, the half-edges before that side lie on the road's right.
	const right = parted(2 * a, 2 * b + 1);
	if (!right && !parted(2 * a + 1, 2 * b)) return undefined;
	const gates = type.segments.flatMap((each) => (each.kind === 'road' ? (each.gate ?? []) : []));
	const touched = touchIn(line, right ? 1 : -1, walls, gates);
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

/** Where a wall may be touched, as shares of its length: anywhere about its middle, or clear of a gate there. */
const ALONE = Array.from({ length: 21 }, (_, n) => 0.3 + 0.02 * n);
const BESIDE = [0.24, 0.26, 0.28, 0.72, 0.74, 0.76];

/** Where a road may touch a wall on the given side of it, and the direction that it has there. */
function touchIn(line: Line, sign: 1 | -1, walls: readonly Wall[], gates: readonly number[]) {
	const middle = pointAlong(line, 0.5);
	const heading = unit(minus(pointAlong(line, 0.55), pointAlong(line, 0.45)));
	const candidates = walls.flatMap((wall) => {
		const at = nearestOn(wall.line, middle, gates.includes(wall.city) ? BESIDE : ALONE);
		const beyond = sign * cross(heading, minus(at.point, middle)) > 0;
		return beyond ? [{ ...at, away: distance(at.point, middle) }] : [];
	});
	const [found] = candidates.sort((x, y) => x.away - y.away);
	if (!found) return undefined;
	// A wall has the country on its right, the road has the wall on the given side.
	const along = dot(found.along, heading) < 0 ? times(found.along, -1) : found.along;
	return { at: plus(found.point, times(rightOf(found.along), TOUCH)), along };
}

/** The point of a wall, off its ends, that is nearest to another point, and the wall's direction there. */
function nearestOn(line: Line, to: Point, shares: readonly number[]) {
	const away = (share: number): number => distance(pointAlong(line, share), to);
	const share = shares.reduce(
		(best, each) => (away(each) < away(best) ? each : best),
		shares[0] ?? 0.5
	);
	const along = unit(minus(pointAlong(line, share + 0.03), pointAlong(line, share - 0.03)));
	return { point: pointAlong(line, share), along };
}
