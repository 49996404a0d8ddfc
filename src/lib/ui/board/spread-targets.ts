import { distance, plus, type Point } from '../../drawing/geometry/point';

/** Least width and height of what a finger touches, in pixels. */
export const TARGET = 44;
const HALF = TARGET / 2;

/** A rectangle that begins at 0,0, in pixels. */
interface Bounds {
	readonly width: number;
	readonly height: number;
}

/** How far a target may lie from its point: at most so far that it still covers the point. The nearest first. */
const OFFSETS: readonly Point[] = offsets([-1, -0.5, 0, 0.5, 1].map((share) => share * HALF));

function offsets(along: readonly number[]): readonly Point[] {
	const centre = { x: 0, y: 0 };
	return along
		.flatMap((x) => along.map((y) => ({ x, y })))
		.sort((a, b) => distance(a, centre) - distance(b, centre));
}

/** Attempts before the search is given up. */
const ATTEMPTS = 120;
/** Less overlap than this doesn't count: numbers are rounded. */
const ROUNDING = 0.01;

/**
 * Centres of targets for points that may lie closer together than fingers are wide: each target covers its point, lies
 * within the bounds, and none overlaps another. In pixels, in the order of the points; undefined when none are found.
 * Where there is a choice, targets lie where `isFree` and near their points.
 */
export function spreadTargets(
	points: readonly Point[],
	bounds: Bounds,
	isFree: (at: Point) => boolean = () => true
): readonly Point[] | undefined {
	if (points.length * TARGET ** 2 > bounds.width * bounds.height) return undefined;
	const search = new Spreading(points, bounds, isFree);
	for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
		if (search.isImpossible) return undefined;
		if (search.isDone) return search.centres;
		search.improve();
	}
	return undefined;
}

/** How deep two targets overlap, in pixels. */
function overlap(a: Point, b: Point): number {
	const deep = TARGET - Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
	return deep > ROUNDING ? deep : 0;
}

/** Points are whole pixels, so that a target may reach beyond the bounds by one. */
const isWithin = ({ x, y }: Point, { width, height }: Bounds): boolean =>
	Math.min(x, y, width - x, height - y) >= HALF - 1;

/** A place for a target. */
interface Option {
	readonly at: Point;
	/** What speaks against it, compared with pixels of overlap. */
	readonly cost: number;
}

/** A target that is moved. */
interface Movable {
	at: Point;
	readonly options: readonly Option[];
	/** Those that it could overlap, each with its weight. */
	readonly near: { readonly other: Movable; weight: number }[];
}

/** A local search: moves the target that gains most, and where none gains, counts what still overlaps for more. */
class Spreading {
	readonly #targets: readonly Movable[];

	constructor(points: readonly Point[], bounds: Bounds, isFree: (at: Point) => boolean) {
		this.#targets = points.map((point) => {
			const options = OFFSETS.map((offset) => plus(point, offset))
				.filter((at) => isWithin(at, bounds))
				.map((at) => ({ at, cost: distance(at, point) / HALF + (isFree(at) ? 0 : 2) }));
			return { at: options[0]?.at ?? point, options, near: [] };
		});
		for (const [n, one] of this.#targets.entries())
			for (const [m, other] of this.#targets.entries())
				if (n !== m && isNear(points[n], points[m])) one.near.push({ other, weight: 1 });
	}

	get isImpossible(): boolean {
		return this.#targets.some(({ options }) => options.length === 0);
	}

	get isDone(): boolean {
		return this.#overlapping().length === 0;
	}

	get centres(): readonly Point[] {
		return this.#targets.map(({ at }) => at);
	}

	improve(): void {
		const overlapping = this.#overlapping();
		const moves = overlapping.map(bestMove);
		const best = moves.reduce((a, b) => (b.gain > a.gain ? b : a));
		if (best.gain > ROUNDING) best.target.at = best.to;
		else for (const target of overlapping) weigh(target);
	}

	#overlapping(): readonly Movable[] {
		return this.#targets.filter(({ at, near }) =>
			near.some(({ other }) => overlap(at, other.at) > 0)
		);
	}
}

/** True for points whose targets can overlap. */
const isNear = (a: Point | undefined, b: Point | undefined): boolean =>
	a !== undefined &&
	b !== undefined &&
	Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)) < 2 * TARGET;

const costAt = ({ near }: Movable, at: Point): number =>
	near.reduce((sum, { other, weight }) => sum + weight * overlap(at, other.at), 0);

function bestMove(target: Movable) {
	const costs = target.options.map(({ at, cost }) => ({ at, cost: cost + costAt(target, at) }));
	const best = costs.reduce((a, b) => (b.cost < a.cost ? b : a));
	const now = costs.find(({ at }) => at === target.at)?.cost ?? Infinity;
	return { target, to: best.at, gain: now - best.cost };
}

function weigh({ at, near }: Movable): void {
	for (const one of near) if (overlap(at, one.other.at) > 0) one.weight += 1;
}
