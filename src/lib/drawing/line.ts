import { distance, minus, plus, rightOf, times, unit, UNIT, type Line, type Point } from './point';

const CURVE_STEPS = 20;

/** A cubic curve as a line of short straight pieces, both ends included. */
export function curve(from: Point, c1: Point, c2: Point, to: Point): Point[] {
	const at = (t: number): Point => {
		const u = 1 - t;
		const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
		return plus(plus(times(from, a), times(c1, b)), plus(times(c2, c), times(to, d)));
	};
	return Array.from({ length: CURVE_STEPS + 1 }, (_, i) => at(i / CURVE_STEPS));
}

/** A circle as a ring, clockwise. */
export const circle = (centre: Point, radius: number, corners = 40): Line =>
	Array.from({ length: corners }, (_, i) => {
		const angle = (2 * Math.PI * i) / corners;
		return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
	});

/** The line at a constant distance to the right of another one, seen along its course. */
export function beside(line: Line, by: number): Point[] {
	return line.map((point, i) => {
		const before = line[i - 1] ?? point;
		const after = line[i + 1] ?? point;
		return plus(point, times(rightOf(unit(minus(after, before))), by));
	});
}

export const reversed = (line: Line): Point[] => [...line].reverse();

/** The line's first point; throws when it has none. */
export function firstOf(line: Line): Point {
	const [first] = line;
	if (!first) throw new Error('A line without points has no beginning.');
	return first;
}
export const lastOf = (line: Line): Point => firstOf(line.slice(-1));

export const lengthOf = (line: Line): number =>
	line.reduce((sum, point, i) => sum + distance(point, line[i - 1] ?? point), 0);

/** The point at a share (0 to 1) of the line's length. */
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

/** The straight pieces of a ring, the closing one included. */
const piecesOf = (ring: Line): (readonly [Point, Point])[] =>
	ring.map((point, i) => [point, ring[(i + 1) % ring.length] ?? point] as const);

/** True when the point lies within the ring. */
export const inside = (point: Point, ring: Line): boolean =>
	piecesOf(ring).filter(
		([a, b]) =>
			a.y > point.y !== b.y > point.y &&
			point.x < a.x + ((point.y - a.y) / (b.y - a.y)) * (b.x - a.x)
	).length %
		2 ===
	1;

function distanceToPiece(point: Point, a: Point, b: Point): number {
	const along = minus(b, a);
	const length = along.x * along.x + along.y * along.y;
	const to = minus(point, a);
	const share = length === 0 ? 0 : (to.x * along.x + to.y * along.y) / length;
	return distance(point, plus(a, times(along, Math.min(1, Math.max(0, share)))));
}

/** Distance of a point from an open line. */
export const distanceToLine = (point: Point, line: Line): number =>
	line.reduce(
		(least, b, i) => Math.min(least, distanceToPiece(point, line[i - 1] ?? b, b)),
		Infinity
	);

/** Distance of a point from a ring's outline, from inside or outside. */
export const distanceToRing = (point: Point, ring: Line): number =>
	distanceToLine(point, [...ring, ...ring.slice(0, 1)]);

/** Distance from the nearest side of the tile. */
export const distanceToEdge = ({ x, y }: Point): number => Math.min(x, y, UNIT - x, UNIT - y);

/** Twice the area swept by the ring; positive when it runs clockwise on the screen. */
export const areaOf = (ring: Line): number =>
	piecesOf(ring).reduce((sum, [a, b]) => sum + a.x * b.y - b.x * a.y, 0) / 2;

/** Where a line first meets another one: the point, and how far along the other's pieces it lies. */
export interface Meeting {
	readonly at: Point;
	/** Index of the other line's piece plus the share of that piece: grows along the other line. */
	readonly along: number;
	/** Index of this line's piece that meets it. */
	readonly piece: number;
}

/** The first point at which the line meets the other one, or undefined. */
export function meeting(line: Line, other: Line): Meeting | undefined {
	for (let piece = 0; piece + 1 < line.length; piece++) {
		for (let i = 0; i + 1 < other.length; i++) {
			const found = crossing(line[piece], line[piece + 1], other[i], other[i + 1]);
			if (found) return { at: found.at, along: i + found.share, piece };
		}
	}
	return undefined;
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

const short = (n: number): string => String(Math.round(n * 100) / 100);
const word = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

/** An open line as SVG path data. */
export const pathOf = (line: Line): string => `M${line.map(word).join('L')}`;
/** Closed rings as SVG path data. */
export const closedPath = (rings: readonly Line[]): string =>
	rings.map((ring) => `${pathOf(ring)}Z`).join('');
/** A symbol's path, given relative to its centre, put in its place. */
export const stampAt = (at: Point, relative: string): string => `M${word(at)}${relative}`;
