import type { Edges } from './edges';
import type { Homography } from './homography';

/**
 * Lines that are parallel on the table. In a photo they meet in one point, which may be infinitely far away. It lies in the
 * direction of the angle; its distance from the photo's middle, in lengths of the photo, is 1 divided by the pull.
 */
export interface Direction {
	readonly angle: number;
	readonly pull: number;
}

/** Edges that run along one of the two directions of a grid. */
export interface Lines {
	readonly count: number;
	readonly x: Float32Array;
	readonly y: Float32Array;
	/** 1 for those that run along the second direction. */
	readonly second: Uint8Array;
}

/**
 * How many angles and pulls are tried first: the angles cover half a turn, and the pulls cover tables that are seen from 45
 * degrees.
 */
const ANGLES = 60;
const PULLS = 13;
const PULL_STEP = 0.08;
/** One of this many edges is looked at: first while all directions are tried, then near the best ones. */
const SKIPPED = 8;
const SKIPPED_NEAR = 3;
/** How far edges may run off a direction, in radians: while it is looked for, and when it is nearly known. */
const ROUGH = 0.06;
const FINE = 0.03;
/** Edges run along a direction if they are off it by less than this, in radians, because tiles lie a little askew. */
const ALIGNED = 0.09;
/** The least sine of the angle between the two directions of a grid, as a photo shows them. */
const ACROSS = 0.75;
/** How many of the best directions are tried as the first of the two. */
const TRIED = 12;

/** How many edges run along a direction. Each counts the less, the farther it is off. */
function support(edges: Edges, { angle, pull }: Direction, off: number, step = 1): number {
	const [x, y] = [Math.cos(angle), Math.sin(angle)];
	let sum = 0;
	for (let at = 0; at < edges.count; at += step) {
		const rest = 1 - turnedOff(edges, at, x, y, pull) / off ** 2;
		if (rest > 0) sum += rest * rest;
	}
	return sum;
}

/**
 * The square of the sine of the angle between an edge and the line from its place to the point where the lines of a direction
 * meet.
 */
function turnedOff(edges: Edges, at: number, x: number, y: number, pull: number): number {
	const dx = x - pull * (edges.x[at] ?? 0);
	const dy = y - pull * (edges.y[at] ?? 0);
	const across = dx * (edges.alongY[at] ?? 0) - dy * (edges.alongX[at] ?? 0);
	return (across * across) / (dx * dx + dy * dy);
}

/** The two directions in which most edges of a photo run: those of its tiles. */
export function directionsOf(edges: Edges): readonly [Direction, Direction] {
	const tried = allDirections()
		.map((direction) => ({ ...direction, value: support(edges, direction, ROUGH, SKIPPED) }))
		.sort((one, other) => other.value - one.value);
	let best: { pair: readonly [Direction, Direction]; value: number } | undefined;
	for (const first of apart(tried)) {
		const second = tried.find(({ angle }) => Math.abs(Math.sin(angle - first.angle)) >= ACROSS);
		if (!second) continue;
		const value = first.value + second.value;
		if (!best || value > best.value) best = { pair: [first, second], value };
	}
	const [first, second] = best?.pair ?? UPRIGHT;
	return [settle(edges, first), settle(edges, second)];
}

const UPRIGHT = [
	{ angle: 0, pull: 0 },
	{ angle: Math.PI / 2, pull: 0 }
] as const;

const allDirections = (): readonly Direction[] =>
	Array.from({ length: ANGLES * (2 * PULLS + 1) }, (_, index) => ({
		angle: ((index % ANGLES) * Math.PI) / ANGLES,
		pull: (Math.floor(index / ANGLES) - PULLS) * PULL_STEP
	}));

/** The best directions, without those that are nearly the same as a better one. */
function apart<T extends Direction>(sorted: readonly T[]): readonly T[] {
	const taken: T[] = [];
	for (const one of sorted) {
		if (taken.length === TRIED) break;
		const isNew = taken.every(
			({ angle, pull }) =>
				Math.abs(Math.sin(angle - one.angle)) > 0.08 ||
				Math.abs(pull * Math.sign(Math.cos(angle - one.angle)) - one.pull) > 0.2
		);
		if (isNew) taken.push(one);
	}
	return taken;
}

/** The steps of a search, which get half as long each time nothing better is found: to the sides, up, down and slanting. */
const STEPS = [-1, 0, 1].flatMap((angle) => [-1, 0, 1].map((pull) => ({ angle, pull })));
const ROUNDS = 14;

/** Climbs from a direction to the best one near it. */
function settle(edges: Edges, from: Direction): Direction {
	let [best, step] = [from, 0.02];
	for (let round = 0; round < ROUNDS; round++) {
		const off = round < ROUNDS / 2 ? ROUGH : FINE;
		const next = bestAround(edges, best, step, off);
		if (next.angle === best.angle && next.pull === best.pull) step /= 2;
		best = next;
	}
	return best;
}

function bestAround(edges: Edges, at: Direction, step: number, off: number): Direction {
	const around = STEPS.map(({ angle, pull }) => {
		const one = { angle: at.angle + angle * step, pull: at.pull + 1.5 * pull * step };
		return { one, value: support(edges, one, off, SKIPPED_NEAR) };
	});
	return around.reduce((best, next) => (next.value > best.value ? next : best)).one;
}

/** The edges that run along one of two directions. */
export function linesAlong(edges: Edges, pair: readonly [Direction, Direction]): Lines {
	const places: number[] = [];
	const second: number[] = [];
	for (let at = 0; at < edges.count; at++) {
		const along = pair.findIndex((one) => runsAlong(edges, at, one));
		if (along < 0) continue;
		places.push(at);
		second.push(along);
	}
	return {
		count: places.length,
		x: Float32Array.from(places, (at) => edges.x[at] ?? 0),
		y: Float32Array.from(places, (at) => edges.y[at] ?? 0),
		second: Uint8Array.from(second)
	};
}

const runsAlong = (edges: Edges, at: number, { angle, pull }: Direction): boolean =>
	turnedOff(edges, at, Math.cos(angle), Math.sin(angle), pull) < ALIGNED ** 2;

/** The map to the photo from a plane whose axes are two directions and whose origin is the middle of the edges. */
export function frameOf(
	{ x, y, count }: Edges,
	[first, second]: readonly [Direction, Direction]
): Homography {
	const mean = (all: Float32Array): number => all.reduce((sum, one) => sum + one, 0) / count;
	return [
		Math.cos(first.angle),
		Math.cos(second.angle),
		mean(x),
		Math.sin(first.angle),
		Math.sin(second.angle),
		mean(y),
		first.pull,
		second.pull,
		1
	];
}
