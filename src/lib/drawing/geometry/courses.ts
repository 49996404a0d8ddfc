import { distanceToPiece, squareToLine } from './line';
import {
	cross,
	distance,
	minus,
	plus,
	rightOf,
	times,
	unit,
	UNIT,
	type Line,
	type Point
} from './point';

/* What the drawing of tiles needs of lines. The page, which only looks shapes up, does without. */

const CURVE_STEPS = 16;
/** Control points nearer to the straight line than this give a straight line, in units. */
const FLAT = 0.01;

/** A cubic Bézier curve as a line of short straight pieces, both ends included; one piece when it's straight. */
export function curve(from: Point, c1: Point, c2: Point, to: Point): Point[] {
	if (distanceToPiece(c1, from, to) + distanceToPiece(c2, from, to) < FLAT) return [from, to];
	const at = (t: number): Point => {
		const u = 1 - t;
		const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
		return plus(plus(times(from, a), times(c1, b)), plus(times(c2, c), times(to, d)));
	};
	return Array.from({ length: CURVE_STEPS + 1 }, (_, i) => at(i / CURVE_STEPS));
}

/** The sides of a tile, clockwise. */
export const wholeTile: Line = [
	{ x: 0, y: 0 },
	{ x: UNIT, y: 0 },
	{ x: UNIT, y: UNIT },
	{ x: 0, y: UNIT }
];

/** The line at a constant distance to the right of another line, seen in its direction. */
export function offsetLine(line: Line, by: number): Point[] {
	return line.map((point, i) => {
		const before = line[i - 1] ?? point;
		const after = line[i + 1] ?? point;
		return plus(point, times(rightOf(unit(minus(after, before))), by));
	});
}

export const reverse = (line: Line): Point[] => [...line].reverse();

/** The line's first point. Throws when it has none. */
export function firstOf(line: Line): Point {
	const [first] = line;
	if (!first) throw new Error('A line without points has no beginning.');
	return first;
}
export const lastOf = (line: Line): Point => firstOf(line.slice(-1));

/** The length of a line, in units. */
export const lengthOf = (line: Line): number =>
	line.reduce((sum, point, i) => sum + distance(point, line[i - 1] ?? point), 0);

/** The point at a share of the line's length, from 0 to 1. */
export function pointAlong(line: Line, share: number): Point {
	let left = lengthOf(line) * share;
	let from = firstOf(line);
	for (const to of line) {
		const step = distance(from, to);
		if (step > 0 && step >= left) return plus(from, times(minus(to, from), left / step));
		left -= step;
		from = to;
	}
	return from;
}

/** The area within a ring, in square units. */
export function areaOf(ring: Line): number {
	const twice = ring.reduce((sum, to, i) => sum + cross(ring.at(i - 1) ?? to, to), 0);
	return Math.abs(twice) / 2;
}

/** The mean of a ring's points, weighted by the length of the pieces beside them. */
export function middleOfRing(ring: Line): Point {
	const pieces = ring.map((to, i) => ({ from: ring.at(i - 1) ?? to, to }));
	const all = pieces.reduce((sum, { from, to }) => sum + distance(from, to), 0);
	return pieces.reduce(
		(sum, { from, to }) => plus(sum, times(plus(from, to), distance(from, to) / (2 * all))),
		{ x: 0, y: 0 }
	);
}

/** Distance of a point from an open line; Infinity for an empty line. */
export const distanceToLine = (point: Point, line: Line): number =>
	Math.sqrt(squareToLine(point, line, undefined));

/** A point where a line meets another one. */
export interface Intersection {
	readonly at: Point;
	/** Position on the other line: index of its piece plus the share of that piece. */
	readonly along: number;
	/** Index of this line's piece at that point. */
	readonly piece: number;
}

/** The first point where the line meets the other one; undefined when they don't meet. */
export function intersection(line: Line, other: Line): Intersection | undefined {
	for (let piece = 0; piece + 1 < line.length; piece++) {
		for (let i = 0; i + 1 < other.length; i++) {
			const found = crossing(line[piece], line[piece + 1], other[i], other[i + 1]);
			if (found) return { at: found.at, along: i + found.share, piece };
		}
	}
	return undefined;
}

/** Every point where the line meets the other one, in order along the line. */
export function intersections(line: Line, other: Line): readonly Intersection[] {
	const found: Intersection[] = [];
	for (let piece = 0; piece + 1 < line.length; piece++)
		for (let i = 0; i + 1 < other.length; i++) {
			const point = crossing(line[piece], line[piece + 1], other[i], other[i + 1]);
			if (point) found.push({ at: point.at, along: i + point.share, piece });
		}
	return found;
}

function crossing(a?: Point, b?: Point, c?: Point, d?: Point) {
	if (!a || !b || !c || !d) return undefined;
	const [ab, cd, ac] = [minus(b, a), minus(d, c), minus(c, a)];
	const slope = ab.x * cd.y - ab.y * cd.x;
	if (slope === 0) return undefined;
	const s = (ac.x * cd.y - ac.y * cd.x) / slope;
	const share = (ac.x * ab.y - ac.y * ab.x) / slope;
	if (s < 0 || s > 1 || share < 0 || share > 1) return undefined;
	return { at: plus(a, times(ab, s)), share };
}
