import { circle, closedPath, distanceToRing, inside } from '../geometry/line';
import { dot, plus, times, type Line, type Point } from '../geometry/point';

/** Patterns carved into the figures of the players, so that nobody needs to tell colours apart. @internal */
export const PATTERNS = [
	'plain',
	'stripes',
	'chevrons',
	'checks',
	'dots',
	'hoops',
	'posts'
] as const;
export type Pattern = (typeof PATTERNS)[number];

/** Half the period of a pattern, in units of a figure. */
const STEP = 2.4;
const DOT = 1.35;
/** Checks are larger, or they would look like dots. */
const CHECK = 3.3;
const LEFT: Point = { x: -1, y: 0 };
const RIGHT: Point = { x: 1, y: 0 };
const DOWN: Point = { x: 0, y: 1 };
const SLANTED: Point = { x: 0.64, y: 0.77 };
const MIRRORED: Point = { x: -0.64, y: 0.77 };

const cache = new WeakMap<Line, Map<Pattern, string>>();

/** The carved parts of a ring around (0, 0) as SVG path data, cached by ring; empty for the plain pattern. */
export function patternPath(pattern: Pattern, patternArea: Line): string {
	const before = cache.get(patternArea) ?? new Map<Pattern, string>();
	const path = before.get(pattern) ?? closedPath(PATTERN_LINES[pattern](patternArea));
	cache.set(patternArea, before.set(pattern, path));
	return path;
}

const PATTERN_LINES: Readonly<Record<Pattern, (patternArea: Line) => readonly Line[]>> = {
	plain: () => [],
	stripes: (patternArea) => bands(patternArea, SLANTED),
	hoops: (patternArea) => bands(patternArea, DOWN),
	posts: (patternArea) => bands(patternArea, RIGHT),
	chevrons: (patternArea) => [
		...bands(cut(patternArea, RIGHT, 0), SLANTED),
		...bands(cut(patternArea, LEFT, 0), MIRRORED)
	],
	checks: (patternArea) =>
		[0, 1].flatMap((odd) =>
			bands(patternArea, RIGHT, CHECK, odd).flatMap((column) => bands(column, DOWN, CHECK, odd))
		),
	dots: (patternArea) =>
		lattice(patternArea)
			.filter((at) => inside(at, patternArea) && distanceToRing(at, patternArea) > 0.8 * DOT)
			.map((at) => circle(at, DOT, 8))
};

/** Every second band of a ring across the direction, from (0, 0) on; with `odd` 1 the others. */
function bands(ring: Line, across: Point, step = STEP, odd = 0): readonly Line[] {
	const [low, high] = reach(ring, across);
	const first = 2 * Math.floor(low / (2 * step)) + odd - 0.5;
	return Array.from({ length: Math.max(0, Math.ceil((high / step - first) / 2)) + 1 }, (_, i) => {
		const from = (first + 2 * i) * step;
		return cut(cut(ring, across, from), times(across, -1), -from - step);
	}).filter((band) => band.length > 2);
}

/** Extent of a ring along a direction: least and most. */
function reach(ring: Line, along: Point): readonly [number, number] {
	const far = ring.map((point) => dot(point, along));
	return [Math.min(...far), Math.max(...far)];
}

/** The part of a ring that lies at least so far along a direction. */
function cut(ring: Line, along: Point, least: number): Line {
	const kept: Point[] = [];
	ring.forEach((to, i) => {
		const from = ring.at(i - 1) ?? to;
		const [before, here] = [dot(from, along) - least, dot(to, along) - least];
		if (before < 0 !== here < 0)
			kept.push(plus(times(from, here / (here - before)), times(to, before / (before - here))));
		if (here >= 0) kept.push(to);
	});
	return kept;
}

/** Positions of dots over a ring; every second row is shifted by half a step. */
function lattice(ring: Line): readonly Point[] {
	const [[left, right], [top, bottom]] = [reach(ring, RIGHT), reach(ring, DOWN)];
	const from = (low: number): number => Math.floor(low / STEP);
	const count = (low: number, high: number): number => Math.ceil((high - low) / STEP) + 2;
	return Array.from({ length: count(left, right) }, (_, i) => from(left) + i).flatMap((column) =>
		Array.from({ length: count(top, bottom) }, (__, j) => from(top) + j)
			.filter((row) => (column + row) % 2 === 0)
			.map((row) => ({ x: column * STEP, y: row * STEP }))
	);
}
