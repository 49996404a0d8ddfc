import type { Half } from '../../engine/spot';
import { firstOf, lastOf, reverse } from './courses';
import { cross, distance, dot, minus, times, type Line, type Point } from './point';

/** A part of an area's border. The area lies on its right. */
export interface Border {
	readonly line: Line;
	/** Half-edges of the tile along which it runs. */
	readonly halves: readonly Half[];
}

/** An area's outline, clockwise. */
export interface Loop {
	readonly walk: readonly Border[];
	readonly ring: Line;
	readonly halves: readonly Half[];
}

export const border = (line: Line, halves: readonly Half[] = []): Border => ({ line, halves });

/** Points nearer to each other than this count as one, in units. */
const SAME = 0.01;

/** The closed outlines that the borders form. Throws when one stays open. */
export function loopsOf(borders: readonly Border[]): Loop[] {
	const left = new Set(borders);
	const loops: Loop[] = [];
	for (const first of borders) if (left.has(first)) loops.push(loopOf(walkFrom(first, left)));
	return loops;
}

/** The outline along borders that follow each other. */
export const loopOf = (walk: readonly Border[]): Loop => ({
	walk,
	ring: walk.flatMap(({ line }) => line.slice(1)),
	halves: walk.flatMap(({ halves }) => halves)
});

/** Follows the borders from the first one until it comes back to it, and removes them from `left`. */
function walkFrom(first: Border, left: Set<Border>): Border[] {
	const walk: Border[] = [];
	let here = first;
	do {
		walk.push(here);
		here = nextAfter(here, left);
		left.delete(here);
	} while (here !== first);
	return walk;
}

/** The border that goes on where this one ends; of several, the one that turns right the most. */
function nextAfter({ line }: Border, left: ReadonlySet<Border>): Border {
	const course = directionAt(reverse(line), -1);
	const [next] = [...left]
		.filter((known) => distance(firstOf(known.line), lastOf(line)) < SAME)
		.sort((a, b) => turn(course, directionAt(b.line, 1)) - turn(course, directionAt(a.line, 1)));
	if (!next) throw new Error('The outline of a field breaks off.');
	return next;
}

const directionAt = (line: Line, sign: 1 | -1): Point =>
	times(minus(line[1] ?? firstOf(line), firstOf(line)), sign);
/** The angle from one direction to another, clockwise, from -π to π. */
const turn = (a: Point, b: Point): number => Math.atan2(cross(a, b), dot(a, b));
