import { distance, plus, type Point } from '../../drawing/geometry/point';

/** Least width and height of what a finger touches, in pixels. */
export const TARGET = 44;
const HALF = TARGET / 2;

/** A rectangle that begins at 0,0, in pixels. */
interface Bounds {
	readonly width: number;
	readonly height: number;
}

/** How far a target may lie from its point along an axis: at most so far that it still covers the point. */
const STEPS: readonly number[] = [-HALF, -HALF / 2, 0, HALF / 2, HALF];

/** A place for a target beside its point. A set of places is a number with their bits. */
interface Place {
	readonly offset: Point;
	readonly bit: number;
}
const CENTRE: Point = { x: 0, y: 0 };
/** The nearest first. */
const PLACES: readonly Place[] = STEPS.flatMap((y, row) =>
	STEPS.map((x, column) => ({ offset: { x, y }, bit: 1 << (row * STEPS.length + column) }))
).sort((a, b) => distance(a.offset, CENTRE) - distance(b.offset, CENTRE));

/** Rounds of the search, and tries beyond one for each target in a round, before it is given up. */
const ROUNDS = 5;
const TRIES = 100;

/**
 * Centres of targets for points that may lie closer together than fingers are wide: each target covers its point, lies
 * within the bounds, and none overlaps another. In whole pixels, as the points are, in their order; undefined when none are
 * found. Where there is a choice, targets lie where `isFree` and near their points.
 */
export function spreadTargets(
	points: readonly Point[],
	bounds: Bounds,
	isFree: (at: Point) => boolean = () => true
): readonly Point[] | undefined {
	if (points.length * TARGET ** 2 > bounds.width * bounds.height) return undefined;
	const targets = points.map((point) => newTarget(point, bounds));
	for (const [n, target] of targets.entries()) meet(target, targets.slice(n + 1));
	if (!new Search(isFree).finds(targets)) return undefined;
	return targets.map(centreOf);
}

/** A target for which a place is searched. */
interface Target {
	readonly point: Point;
	/** The places within the bounds, and those of them that are left. */
	readonly all: number;
	left: number;
	/** Those that it could overlap. */
	readonly near: Target[];
	/** All places, the best first; found when they are needed. */
	places?: readonly Place[];
	/** How often no place was left for it, and one more. */
	trouble: number;
}

function newTarget(point: Point, bounds: Bounds): Target {
	const all = PLACES.filter(({ offset }) => isWithin(plus(point, offset), bounds));
	const bits = all.reduce((sum, { bit }) => sum | bit, 0);
	return { point, all: bits, left: bits, near: [], trouble: 1 };
}

/** Points are whole pixels, so that a target may reach beyond the bounds by one. */
const isWithin = ({ x, y }: Point, { width, height }: Bounds): boolean =>
	Math.min(x, y, width - x, height - y) >= HALF - 1;

function meet(target: Target, others: readonly Target[]): void {
	const { x, y } = target.point;
	for (const other of others) {
		const apart = Math.max(Math.abs(other.point.x - x), Math.abs(other.point.y - y));
		if (apart >= 2 * TARGET) continue;
		target.near.push(other);
		other.near.push(target);
	}
}

/**
 * Places target after target, first the one with the fewest places left, and takes back what leaves another none. It
 * begins again where that takes long: then those come earlier for which no place was left before.
 */
class Search {
	#tries = 0;
	readonly #isFree: (at: Point) => boolean;

	constructor(isFree: (at: Point) => boolean) {
		this.#isFree = isFree;
	}

	/** True when each of the targets has one place left, where it overlaps none. */
	finds(targets: readonly Target[]): boolean {
		for (let round = 0; round < ROUNDS; round++) {
			for (const target of targets) target.left = target.all;
			this.#tries = targets.length + TRIES;
			if (this.#place(targets)) return true;
			if (this.#tries > 0) return false;
		}
		return false;
	}

	/** Places these targets. False where that isn't possible, or no try is left. */
	#place(targets: readonly Target[]): boolean {
		if (targets.length === 0) return true;
		const next = targets.reduce((a, b) => (ease(b) < ease(a) ? b : a));
		const others = targets.filter((target) => target !== next);
		const { left } = next;
		const before = [next, ...next.near].map((target) => ({ target, left: target.left }));
		for (const place of placesOf(next, this.#isFree)) {
			if ((left & place.bit) === 0) continue;
			if (this.#tries-- <= 0) return false;
			if (take(next, place) && this.#place(others)) return true;
			for (const { target, left: all } of before) target.left = all;
		}
		return false;
	}
}

/** The fewer places are left for a target, and the more trouble it had, the earlier it comes. */
const ease = ({ left, trouble }: Target): number => bitsIn(left) / trouble;

/** How many bits of a number are set: counted in pairs, fours, bytes and all at once. */
function bitsIn(number: number): number {
	const pairs = number - ((number >> 1) & 0x55555555);
	const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
	return (((fours + (fours >> 4)) & 0x0f0f0f0f) * 0x01010101) >> 24;
}

/** The places of a target: free ones first, and the nearest first. */
function placesOf(target: Target, isFree: (at: Point) => boolean): readonly Place[] {
	if (target.places) return target.places;
	const free = PLACES.filter(({ offset }) => isFree(plus(target.point, offset)));
	target.places = [...free, ...PLACES.filter((place) => !free.includes(place))];
	return target.places;
}

/** Puts a target to a place. Returns whether the others still have some. */
function take(target: Target, { offset, bit }: Place): boolean {
	target.left = bit;
	const at = plus(target.point, offset);
	for (const other of target.near) {
		other.left &= ~overlapping(at, other.point);
		if (other.left !== 0) continue;
		other.trouble += 1;
		return false;
	}
	return true;
}

/** The places of a point's target where it would overlap another target. */
function overlapping(other: Point, { x, y }: Point): number {
	let row = 0;
	let all = 0;
	for (const [n, step] of STEPS.entries()) if (Math.abs(x + step - other.x) < TARGET) row |= 1 << n;
	for (const [n, step] of STEPS.entries())
		if (Math.abs(y + step - other.y) < TARGET) all |= row << (n * STEPS.length);
	return all;
}

const centreOf = ({ point, left }: Target): Point =>
	plus(point, PLACES.find(({ bit }) => bit === left)?.offset ?? CENTRE);
